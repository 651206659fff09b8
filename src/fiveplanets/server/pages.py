"""The built pages: files that a browser may keep for good when their name has a hash."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import HTMLResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BUILT = Path(__file__).parent.parent / "pages_built"
HASHED = "assets/"
TYPES = {"text/javascript": ".js", "application/wasm": ".wasm", "application/manifest+json": ".webmanifest"}
FOR_GOOD = "public, max-age=31536000, immutable"

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Five Planets</title>
<h1>The pages are not built</h1>
<p>This server runs, but it has no pages to show. In a checkout run <code>make pages</code> and start it again.</p>
"""


class Pages(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_GOOD if path.startswith(HASHED) else "no-cache"
        return response


def are_built(folder: Path | None = None) -> bool:
    return ((folder or BUILT) / "index.html").exists()


def add_pages(app: FastAPI, folder: Path | None) -> None:
    if are_built(folder):
        for kind, ending in TYPES.items():  # some systems know others, or none
            mimetypes.add_type(kind, ending)
        app.mount("/", GZipMiddleware(Pages(directory=folder or BUILT, html=True), minimum_size=1000))
        return

    @app.get("/", include_in_schema=False)
    async def missing() -> HTMLResponse:
        return HTMLResponse(MISSING, 503)
