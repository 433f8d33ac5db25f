"""Messages to browsers (Web Push): encrypted for the one browser (RFC 8291), signed with a key of ours (RFC 8292)."""

from __future__ import annotations

import secrets
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .tokens import BadToken, packed, signed, unpacked

CURVE = ec.SECP256R1()
SECRET, POINT = 16, 65  # bytes
RECORD = 4096  # bytes: everything is in one record
VALID = 12 * 3600  # seconds a signature is good for
KEPT = 24 * 3600  # seconds the push service keeps a message for a browser that is not there


class Browser(NamedTuple):
    """Where a browser is written to, and how so that nobody else can read it."""

    endpoint: str
    p256dh: str
    auth: str


def new_key() -> bytes:
    """A key of ours, as it is kept."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def private(kept: bytes) -> ec.EllipticCurvePrivateKey:
    """A key as it was kept."""
    return ec.derive_private_key(int.from_bytes(kept, "big"), CURVE)


def public(key: ec.EllipticCurvePrivateKey | ec.EllipticCurvePublicKey) -> bytes:
    """What everybody may see of a key."""
    seen = key.public_key() if isinstance(key, ec.EllipticCurvePrivateKey) else key
    return seen.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def checked(browser: Browser) -> bool:
    """Whether these are the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(browser.p256dh))
        return len(unpacked(browser.p256dh)) == POINT and len(unpacked(browser.auth)) == SECRET
    except (BadToken, ValueError):
        return False


def encrypted(browser: Browser, text: bytes, ours: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """A message that only that browser can read; the key and the salt are drawn for it alone."""
    ours, salt = ours or ec.generate_private_key(CURVE), salt or secrets.token_bytes(SECRET)
    theirs = unpacked(browser.p256dh)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, unpacked(browser.auth), b"WebPush: info\x00" + theirs + public(ours), 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + public(ours)
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)


def headers(browser: Browser, key: ec.EllipticCurvePrivateKey, contact: str, now: float) -> dict[str, str]:
    """What goes with a message: who sends it, and that a newer one takes its place."""
    where = urlsplit(browser.endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(now) + VALID, "sub": contact}
    return {
        "Authorization": f"vapid t={signed(claims, key)}, k={packed(public(key))}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Topic": "turn",
    }
