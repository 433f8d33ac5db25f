"""Signed tokens (JSON Web Signature): reading those of a provider, and making our own."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature, encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

HALF = 32  # bytes of either number of a signature on the curve P-256
SHORTEST = 2048  # bits of an RSA key


class BadToken(Exception):
    """A token that is none, or that somebody else has signed."""


def packed(data: bytes) -> str:
    """Bytes in letters that stand in an address."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """Such letters as bytes."""
    try:
        return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except ValueError as why:
        raise BadToken("no base64url") from why


def signed(claims: dict[str, Any], key: ec.EllipticCurvePrivateKey) -> str:
    """A token of ours (ES256)."""
    head = packed(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    said = f"{head}.{packed(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(SHA256())))
    return f"{said}.{packed(r.to_bytes(HALF, 'big') + s.to_bytes(HALF, 'big'))}"


def key_id(token: str) -> str:
    """The name of the key by which a token says it was signed."""
    named = _part(token.partition(".")[0]).get("kid", "")
    return named if isinstance(named, str) else ""


def claims_of(token: str, keys: list[dict[str, Any]]) -> dict[str, Any]:
    """What a token says that was signed by one of these keys (RS256 or ES256)."""
    said, _, signature = token.rpartition(".")
    head, _, body = said.partition(".")
    algorithm, named = _part(head).get("alg"), key_id(token)
    for key in keys:
        if named not in ("", key.get("kid", "")) or key.get("use", "sig") != "sig":
            continue
        if _fits(algorithm, key, said.encode(), unpacked(signature)):
            return _part(body)
    raise BadToken("signed by nobody who is known")


def _part(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(unpacked(text), type=dict[str, Any])
    except msgspec.MsgspecError as why:
        raise BadToken("no JSON") from why


def _fits(algorithm: object, key: dict[str, Any], said: bytes, signature: bytes) -> bool:
    """Whether a key has signed that; which algorithm is used its own kind says, and not the token alone."""
    try:
        if algorithm == "RS256" and key.get("kty") == "RSA":
            numbers = rsa.RSAPublicNumbers(_number(key["e"]), _number(key["n"]))
            public = numbers.public_key()
            if public.key_size < SHORTEST:
                return False
            public.verify(signature, said, padding.PKCS1v15(), SHA256())
            return True
        if algorithm == "ES256" and key.get("kty") == "EC" and key.get("crv") == "P-256" and len(signature) == 2 * HALF:
            point = ec.EllipticCurvePublicNumbers(_number(key["x"]), _number(key["y"]), ec.SECP256R1()).public_key()
            halves = (int.from_bytes(signature[:HALF], "big"), int.from_bytes(signature[HALF:], "big"))
            point.verify(encode_dss_signature(*halves), said, ec.ECDSA(SHA256()))
            return True
    except (InvalidSignature, KeyError, TypeError, ValueError, AttributeError):
        return False
    return False


def _number(text: str) -> int:
    return int.from_bytes(unpacked(text), "big")
