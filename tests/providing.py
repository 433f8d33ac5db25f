"""A provider of the tests' own, on the loopback address: it says who somebody is, by OpenID Connect and as Discord does."""

from __future__ import annotations

import hashlib
import json
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler
from secrets import token_urlsafe
from time import time
from typing import Any
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit

from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from loopback import Loopback

CLIENT, SECRET = "mecatol at home", "what only the two know: & and %"

Claims = dict[str, Any]


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def number(value: int) -> str:
    return packed(value.to_bytes((value.bit_length() + 7) // 8, "big"))


class Provider(Loopback):
    """Whoever comes is `person`. What it says can be bent, to see that nobody believes it."""

    def __init__(self) -> None:
        self.person: Claims = {"sub": "17", "preferred_username": "Ann"}
        self.bent: Callable[[Claims], Claims] = lambda claims: claims
        self.refuses = False
        self.algorithm = "RS256"
        self.rsa = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        self.curve = ec.generate_private_key(ec.SECP256R1())
        self.signer = self.rsa  # by which it signs; the published key stays as it is
        self.now: Callable[[], float] = time
        self.codes: dict[str, dict[str, str]] = {}
        self.bearers: dict[str, Claims] = {}
        self.asked: list[str] = []  # the addresses it was asked for
        super().__init__()

    @property
    def settings(self) -> dict[str, Any]:
        """How a service is told of it."""
        return {
            "openid_issuer": self.address,
            "openid_client": CLIENT,
            "openid_secret": SECRET,
            "openid_title": "The club",
            "discord_address": self.address,
            "discord_client": CLIENT,
            "discord_secret": SECRET,
        }

    # -- what it says --------------------------------------------------------------------------------------------------

    def discovery(self) -> Claims:
        return {
            "issuer": self.address,
            "authorization_endpoint": f"{self.address}/authorize",
            "token_endpoint": f"{self.address}/token",
            "jwks_uri": f"{self.address}/keys",
        }

    def keys(self) -> Claims:
        numbers, point = self.rsa.public_key().public_numbers(), self.curve.public_key().public_numbers()
        return {
            "keys": [
                {"kty": "RSA", "kid": "RS256", "use": "sig", "n": number(numbers.n), "e": number(numbers.e)},
                {
                    "kty": "EC",
                    "crv": "P-256",
                    "kid": "ES256",
                    "x": packed(point.x.to_bytes(32, "big")),
                    "y": packed(point.y.to_bytes(32, "big")),
                },
            ]
        }

    def authorize(self, asked: dict[str, str]) -> str:
        """Where whoever came is sent back to."""
        assert asked["response_type"] == "code"
        assert asked["client_id"] == CLIENT
        assert asked["code_challenge_method"] == "S256"
        if self.refuses:
            return f"{asked['redirect_uri']}?{urlencode({'error': 'access_denied', 'state': asked['state']})}"
        code = token_urlsafe(16)
        self.codes[code] = asked
        return f"{asked['redirect_uri']}?{urlencode({'code': code, 'state': asked['state']})}"

    def token(self, form: dict[str, str], authorization: str) -> Claims | None:
        """A token for a code, once, for who asked for it and knows what its challenge came from."""
        client, _, secret = b64decode(authorization.removeprefix("Basic ")).decode().partition(":")
        asked = self.codes.pop(form["code"], None)
        proof = packed(hashlib.sha256(form["code_verifier"].encode()).digest())
        if asked is None or (unquote(client), unquote(secret)) != (CLIENT, SECRET):
            return None
        if proof != asked["code_challenge"] or form["redirect_uri"] != asked["redirect_uri"]:
            return None
        bearer = token_urlsafe(16)
        self.bearers[bearer] = self.person
        told = {"access_token": bearer, "token_type": "Bearer"}
        return told | ({"id_token": self.id_token(asked)} if "openid" in asked["scope"] else {})

    def id_token(self, asked: dict[str, str]) -> str:
        now = int(self.now())
        claims = {"iss": self.address, "aud": CLIENT, "iat": now, "exp": now + 300, "nonce": asked["nonce"], **self.person}
        head = {"alg": self.algorithm, "kid": self.algorithm}
        said = f"{packed(json.dumps(head).encode())}.{packed(json.dumps(self.bent(claims)).encode())}"
        return f"{said}.{packed(self._signature(said.encode()))}"

    def _signature(self, said: bytes) -> bytes:
        if self.algorithm == "none":
            return b""
        if self.algorithm == "RS256":
            return self.signer.sign(said, padding.PKCS1v15(), SHA256())
        r, s = decode_dss_signature(self.curve.sign(said, ec.ECDSA(SHA256())))
        return r.to_bytes(32, "big") + s.to_bytes(32, "big")

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                where = urlsplit(self.path)
                provider.asked.append(where.path)
                said = {"/.well-known/openid-configuration": provider.discovery, "/keys": provider.keys}.get(where.path)
                if where.path.endswith("/authorize"):
                    self.send_response(302)
                    self.send_header("Location", provider.authorize(dict(parse_qsl(where.query))))
                    self.end_headers()
                elif where.path == "/api/users/@me":
                    bearer = self.headers["Authorization"].removeprefix("Bearer ")
                    person = provider.bearers.get(bearer)
                    self._answer(person and {"id": person["sub"], "username": person["preferred_username"], "global_name": None})
                else:
                    self._answer(said() if said else None)

            def do_POST(self) -> None:
                provider.asked.append(self.path)
                form = dict(parse_qsl(self.rfile.read(int(self.headers["Content-Length"])).decode()))
                self._answer(provider.token(form, self.headers["Authorization"]))

            def _answer(self, said: Claims | None) -> None:
                body = json.dumps(said or {"error": "invalid_grant"}).encode()
                self.send_response(200 if said else 400)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                """Nobody reads it."""

        return Handler
