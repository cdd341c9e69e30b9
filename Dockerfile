FROM python:3.12-slim
WORKDIR /bestiaire
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
RUN pip install --no-cache-dir '.[postgres]' \
 && useradd --system bestiaire && mkdir /backup && chown bestiaire /backup
USER bestiaire
EXPOSE 8470
ENTRYPOINT ["bestiaire"]
CMD ["serve", "--host", "0.0.0.0"]
