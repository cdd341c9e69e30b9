"""How the API's description says who needs a token; `Server.known_visitor` sees to it."""

from __future__ import annotations

from fastapi import Depends
from fastapi.security import HTTPBearer

TOKEN = [Depends(HTTPBearer(auto_error=False, description="from POST /api/v1/visitors"))]
