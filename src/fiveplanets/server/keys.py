"""Secrets: keys (cookies), tokens (links), codes. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ"  # none that look alike
SIGNS = LETTERS + "23456789"
JOIN_LETTERS = 6
MOVE_SIGNS = 10


def new_id() -> str:
    """Of a table: whoever knows it may watch."""
    return secrets.token_hex(10)


def new_secret() -> str:
    """A key or a token."""
    return secrets.token_urlsafe(24)


def new_join_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(JOIN_LETTERS))


def new_move_code() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(MOVE_SIGNS))


def hashed(secret: str) -> str:
    """Secrets are long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
