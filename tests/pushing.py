"""A push service and webhooks of the tests' own, on the loopback address: they take what they are sent, and read it."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from loopback import Loopback

CURVE = ec.SECP256R1()


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def hmac(key: bytes, text: bytes) -> bytes:
    found = HMAC(key, SHA256())
    found.update(text)
    return found.finalize()


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Device:
    """A browser: the keys that only it has."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"sixteen letters!"

    def said(self, endpoint: str) -> dict[str, str]:
        """What it tells the service."""
        return {"endpoint": endpoint, "p256dh": packed(point(self.key)), "auth": packed(self.auth)}

    def read(self, body: bytes) -> Any:
        """A message, decrypted step by step as RFC 8291 and RFC 8188 write it down."""
        salt, record, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert record >= len(sealed)
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = hmac(hmac(self.auth, shared), b"WebPush: info\0" + point(self.key) + sender + b"\1")
        start = hmac(salt, secret)
        key = hmac(start, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = hmac(start, b"Content-Encoding: nonce\0\1")[:12]
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\2")
        return json.loads(text[:-1])


class Endpoint(Loopback):
    """Takes pushes at /push/…, and words at /hooks/…; says 410 of a browser that wants no more."""

    def __init__(self) -> None:
        self.messages: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.status = 201
        super().__init__()
        self.address += "/"

    def words(self) -> str:
        """What was said at a webhook."""
        path, headers, body = self.messages.get(timeout=30)
        said = json.loads(body)
        assert path == "/hooks/17/secret"
        assert headers["content-type"] == "application/json"
        assert said["allowed_mentions"] == {"parse": []}
        return str(said["content"])

    def pushed(self, device: Device, key: str, now: float) -> Any:
        """What a browser is sent, which must be signed by that key and meant for this service."""
        path, headers, body = self.messages.get(timeout=30)
        assert path == "/push/phone"
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        token, _, shown = headers["authorization"].removeprefix("vapid t=").partition(", k=")
        assert shown == key
        said, _, signature = token.rpartition(".")
        halves = (int.from_bytes(half, "big") for half in (unpacked(signature)[:32], unpacked(signature)[32:]))
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(shown))
        public.verify(encode_dss_signature(*halves), said.encode(), ec.ECDSA(SHA256()))
        claims = json.loads(unpacked(said.partition(".")[2]))
        assert claims["aud"] == self.address.rstrip("/")
        assert now < claims["exp"] <= now + 24 * 3600
        assert claims["sub"].startswith(("mailto:", "https://"))
        return device.read(body)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                endpoint.messages.put((self.path, headers, body))
                self.send_response(endpoint.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                """Nobody reads it."""

        return Handler
