// Pictures of what is far from the window are fetched when it comes near: browsers fetch them from several windows away.

const far = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      target.classList.add("near");
      far.unobserve(target);
    }
  },
  { scrollMargin: "25% 0px" },
);

for (const one of document.querySelectorAll(".later")) far.observe(one);
