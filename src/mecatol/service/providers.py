"""Those who can say who somebody is: Discord, and any OpenID provider that the operator names."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from hmac import compare_digest
from typing import Any, NamedTuple, Protocol
from urllib.parse import quote, urlencode

from .calling import Unanswered, call
from .clock import Clock
from .settings import Settings
from .tokens import BadToken, claims_of, key_id, packed

HOUR, MINUTE = 3600.0, 60.0  # seconds
LEEWAY = 120.0  # seconds by which two clocks may differ
NAME = 40  # letters
SUBJECT = 255


class Whom(NamedTuple):
    """Somebody as a provider knows him."""

    subject: str
    name: str


class Errand(NamedTuple):
    """What is remembered between sending somebody to a provider and his coming back."""

    provider: str
    state: str
    nonce: str
    verifier: str
    back: str  # our address that he comes back to


class Provider(Protocol):
    """Somebody who can say who somebody is."""

    id: str
    title: str

    async def address(self, errand: Errand) -> str:
        """Where somebody is sent."""

    async def whom(self, errand: Errand, code: str, issuer: str) -> Whom:
        """Who has come back."""


def configured(settings: Settings, clock: Clock) -> dict[str, Provider]:
    """The providers that the operator has named."""
    found: list[Provider] = []
    if settings.discord_client and settings.discord_secret:
        found.append(Discord(settings))
    if settings.openid_issuer and settings.openid_client:
        found.append(OpenId(settings, clock))
    return {each.id: each for each in found}


def challenge(verifier: str) -> str:
    """What of a secret is shown beforehand (RFC 7636)."""
    return packed(hashlib.sha256(verifier.encode()).digest())


def _asking(errand: Errand, client: str, scope: str) -> dict[str, str]:
    return {
        "response_type": "code",
        "client_id": client,
        "scope": scope,
        "redirect_uri": errand.back,
        "state": errand.state,
        "code_challenge": challenge(errand.verifier),
        "code_challenge_method": "S256",
    }


def _exchange(errand: Errand, code: str) -> dict[str, str]:
    return {
        "grant_type": "authorization_code",
        "code": code,
        "redirect_uri": errand.back,
        "code_verifier": errand.verifier,
    }


def _basic(client: str, secret: str) -> dict[str, str]:
    both = f"{quote(client, safe='')}:{quote(secret, safe='')}"
    return {"Authorization": f"Basic {b64encode(both.encode()).decode()}"}


def _text(said: dict[str, Any], name: str) -> str:
    found = said.get(name)
    if not isinstance(found, str) or not found:
        raise Unanswered(f"no {name}")
    return found


def _called(said: dict[str, Any], *names: str) -> str:
    """What somebody is called by the first of these that is there, in letters that a name may have."""
    for name in names:
        found = said.get(name)
        if isinstance(found, str) and (plain := "".join(c for c in found if c.isprintable() and c not in "<>").strip()):
            return plain[:NAME].strip()
    return ""


class Discord:
    """Plain OAuth2: a code, a token, and who that token belongs to."""

    id = "discord"
    title = "Discord"

    def __init__(self, settings: Settings) -> None:
        self._at = settings.discord_address.rstrip("/")
        self._client, self._secret = settings.discord_client, settings.discord_secret

    async def address(self, errand: Errand) -> str:
        return f"{self._at}/oauth2/authorize?{urlencode(_asking(errand, self._client, 'identify'))}"

    async def whom(self, errand: Errand, code: str, issuer: str) -> Whom:
        headers = _basic(self._client, self._secret)
        given = (await call(f"{self._at}/api/oauth2/token", form=_exchange(errand, code), headers=headers)).json()
        bearer = {"Authorization": f"Bearer {_text(given, 'access_token')}"}
        person = (await call(f"{self._at}/api/users/@me", headers=bearer)).json()
        return Whom(_text(person, "id")[:SUBJECT], _called(person, "global_name", "username"))


class OpenId:
    """OpenID Connect: where everything is the provider itself says, and who somebody is it signs."""

    id = "openid"

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.title = settings.openid_title
        self._issuer = settings.openid_issuer.rstrip("/")
        self._client, self._secret = settings.openid_client, settings.openid_secret
        self._clock = clock
        self._known: tuple[float, dict[str, Any]] = (0.0, {})
        self._keys: tuple[float, list[dict[str, Any]]] = (0.0, [])

    async def address(self, errand: Errand) -> str:
        said = await self._discovered()
        asking = _asking(errand, self._client, "openid profile") | {"nonce": errand.nonce}
        at = self._endpoint(said, "authorization_endpoint")
        return f"{at}{'&' if '?' in at else '?'}{urlencode(asking)}"

    async def whom(self, errand: Errand, code: str, issuer: str) -> Whom:
        said = await self._discovered()
        if issuer and issuer != said["issuer"]:
            raise BadToken("another provider's answer")  # RFC 9207
        form, headers = _exchange(errand, code), {}
        ways = said.get("token_endpoint_auth_methods_supported", ["client_secret_basic"])
        if self._secret and "client_secret_basic" in ways:
            headers = _basic(self._client, self._secret)
        else:
            form |= {"client_id": self._client} | ({"client_secret": self._secret} if self._secret else {})
        given = (await call(self._endpoint(said, "token_endpoint"), form=form, headers=headers)).json()
        claims = await self._claims(_text(given, "id_token"), said)
        self._check(claims, said["issuer"], errand.nonce)
        return Whom(_text(claims, "sub")[:SUBJECT], _called(claims, "preferred_username", "nickname", "name"))

    async def _discovered(self) -> dict[str, Any]:
        """What the provider says about itself, asked for once an hour."""
        read, said = self._known
        now = self._clock.time()
        if not said or now - read > HOUR:
            said = (await call(f"{self._issuer}/.well-known/openid-configuration")).json()
            if _text(said, "issuer").rstrip("/") != self._issuer:
                raise Unanswered("another issuer")
            self._known = (now, said)
        return said

    def _endpoint(self, said: dict[str, Any], name: str) -> str:
        """An address that the provider names; none that is less secret than its own."""
        found = _text(said, name)
        if not found.startswith(("https://", self._issuer.partition("//")[0] + "//")):
            raise Unanswered(f"{name} is not secure")
        return found

    async def _claims(self, token: str, said: dict[str, Any]) -> dict[str, Any]:
        """What the token says; keys that are not known yet are asked for, once a minute at most."""
        read, keys = self._keys
        now, named = self._clock.time(), key_id(token)
        strange = not any(key.get("kid", "") == named for key in keys)
        if not keys or now - read > HOUR or (strange and now - read > MINUTE):
            found = (await call(self._endpoint(said, "jwks_uri"))).json().get("keys")
            keys = [key for key in found if isinstance(key, dict)] if isinstance(found, list) else []
            self._keys = (now, keys)
        return claims_of(token, keys)

    def _check(self, claims: dict[str, Any], issuer: str, nonce: str) -> None:
        """That the token is meant for us, for this errand, and for now."""
        now, audience, party = self._clock.time(), claims.get("aud"), claims.get("azp")
        meant = [audience] if isinstance(audience, str) else audience if isinstance(audience, list) else []
        if claims.get("iss") != issuer:
            raise BadToken("another issuer")
        if self._client not in meant or (party is not None and party != self._client) or (len(meant) > 1 and party is None):
            raise BadToken("meant for somebody else")
        ends, begins = claims.get("exp"), claims.get("iat")
        if not isinstance(ends, int | float) or ends + LEEWAY < now:
            raise BadToken("too old")
        if not isinstance(begins, int | float) or begins - LEEWAY > now:
            raise BadToken("from the future")
        said = claims.get("nonce")
        if not isinstance(said, str) or not compare_digest(said.encode(), nonce.encode()):
            raise BadToken("for another errand")
