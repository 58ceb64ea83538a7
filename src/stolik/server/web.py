"""The HTTP calls of the server: who one is, which games there are, and tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, TypeVar

from fastapi import APIRouter, Request, Response
from msgspec import DecodeError, ValidationError, json

from stolik.core.refusal import Lang, Refused
from stolik.games.rulebook import in_language, rules_page
from stolik.server.acts import Person
from stolik.server.described import described
from stolik.server.desk import Desk
from stolik.server.guard import base_url, from_here, sender
from stolik.server.house import House
from stolik.server.listing import games_listed, table_info
from stolik.server.rates import Buckets
from stolik.server.session import refusal
from stolik.server.words import Absent, Hurried, absent, refused
from stolik.wire.codec import encode
from stolik.wire.tables import Done, Me, NewTable, PostFill, PostKey, PostMe, PostSit, PostTable
from stolik.wire.views import Lobby, View

COOKIE: Final = "stolik"
YEARS: Final = 5 * 365 * 24 * 3600
JSON: Final = "application/json"
MOST_TABLES: Final = 20
STATUS: Final = {"malformed": 400, "not_yours": 403}
B = TypeVar("B")
Call: TypeAlias = Callable[[Request], Awaitable[object]]


class Caller:
    """Who sent a request, and what the answer has to carry back."""

    def __init__(self, person: Person, token: str | None) -> None:
        self.person = person
        self.token = token


class Doors:
    """The HTTP calls. Every body that comes is checked against its struct."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.desk = Desk(house)
        self.rates = Buckets(house.limits, house.clock)
        self.router = APIRouter()
        posts: dict[str, tuple[Call, type[Any], type[Any]]] = {
            "/api/me": (self.me, PostMe, Me),
            "/api/tables": (self.make, PostTable, NewTable),
            "/api/tables/{t}/sit": (self.sit, PostSit, Done),
            "/api/tables/{t}/leave": (self.leave, PostKey, Done),
            "/api/tables/{t}/fill": (self.fill, PostFill, Done),
            "/api/tables/{t}/start": (self.start, PostKey, Done),
            "/api/tables/{t}/rematch": (self.rematch, PostKey, Done),
        }
        for path, (call, body, answer) in posts.items():
            self._add("POST", path, call, described(path, body, answer))
        gets: dict[str, Call] = {
            "/api/me": self.who,
            "/api/games": self.games,
            "/api/rules/{game}": self.rules,
            "/api/tables": self.mine,
            "/api/tables/{t}": self.look,
            "/healthz": self.healthy,
        }
        for path, get in gets.items():
            self._add("GET", path, get, described(path, None, None))

    def _add(self, method: str, path: str, call: Call, about: dict[str, Any]) -> None:
        async def answered(request: Request) -> Response:
            return await self.answered(request, call)

        name = f"{method} {path}"
        self.router.add_api_route(path, answered, methods=[method], name=name, openapi_extra=about)

    async def answered(self, request: Request, call: Call) -> Response:
        """The answer to a call, or its refusal in the caller's language."""
        try:
            self.rates.take(f"machine {sender(request.scope)}")
            made = await call(request)
        except Refused as error:
            person = await self._known(request)
            return refused_response(error, person.lang if person else _lang(request))
        response = made if isinstance(made, Response) else Response(encode(made), media_type=JSON)
        caller: Caller | None = getattr(request.state, "caller", None)
        if caller is not None and caller.token is not None:
            secure = base_url(request.scope, self.house.public_url).startswith("https:")
            response.set_cookie(
                COOKIE, caller.token, YEARS, httponly=True, samesite="lax", secure=secure
            )
        return response

    # What comes in.

    async def _known(self, request: Request) -> Person | None:
        return await self.house.people.find(request.cookies.get(COOKIE))

    async def _caller(self, request: Request) -> Person:
        """Whoever posts; a new guest if need be."""
        if not from_here(request.scope, self.house.public_url):
            raise refused("not_yours", "origin")
        known = await self._known(request)
        self.rates.take(known.id if known else sender(request.scope))
        if known is not None:
            return known
        person, token = await self.house.people.welcome(_lang(request))
        request.state.caller = Caller(person, token)
        return person

    async def _body(self, request: Request, kind: type[B]) -> B:
        """The body of a post, of the kind that it should be."""
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > self.house.limits.size:
                raise refused("malformed", "too_long")
        try:
            return json.decode(bytes(data), type=kind)
        except (DecodeError, ValidationError, UnicodeDecodeError, RecursionError) as error:
            raise refused("malformed", "message") from error

    # Persons and games.

    async def who(self, request: Request) -> object:
        """GET /api/me: who this is."""
        person = await self._known(request)
        if person is None:
            raise absent("no_guest")
        return Me(name=person.name, lang=person.lang)

    async def me(self, request: Request) -> object:
        """POST /api/me: a name, a language."""
        body = await self._body(request, PostMe)
        person = await self._caller(request)
        changed = await self.house.people.change(person, body.name, body.lang)
        for viewer in list(self.house.viewers):
            if viewer.person == person.id and viewer.table is not None:
                await self.house.retell(viewer.table)
        return Me(name=changed.name, lang=changed.lang)

    async def games(self, request: Request) -> object:
        """GET /api/games: what one can play."""
        return games_listed(self.house.games, await self.reads(request))

    async def rules(self, request: Request) -> object:
        """GET /api/rules/G: the rules in the reader's language, as Markdown."""
        text = rules_page(self.house.games.game(request.path_params["game"]))
        if text is None:
            raise absent("no_rules")
        text = in_language(text, await self.reads(request))
        return Response(text, media_type="text/markdown; charset=utf-8")

    async def healthy(self, request: Request) -> object:
        """GET /healthz: the server stands."""
        return {"ok": True, "build": self.house.build}

    async def reads(self, request: Request) -> Lang:
        asked = request.query_params.get("lang")
        if asked in ("pl", "en"):
            return "pl" if asked == "pl" else "en"
        person = await self._known(request)
        return person.lang if person else _lang(request)

    # Tables.

    async def mine(self, request: Request) -> object:
        """GET /api/tables: my tables, the latest first."""
        person = await self._known(request)
        if person is None:
            return []
        found = []
        for t in await self.house.store.tables_of(person.id, MOST_TABLES):
            found += await table_info(self.house, t, person)
        return found

    async def look(self, request: Request) -> object:
        """GET /api/tables/T: the lobby or the view."""
        return await self.first(request, request.path_params["t"])

    async def first(self, request: Request, t: str) -> Lobby | View:
        """The first picture of a table, for whoever asks."""
        person = await self._known(request)
        table = await self.house.table(t)
        id_ = person.id if person else ""
        base = base_url(request.scope, self.house.public_url)
        async with table.lock:
            lang = await self.reads(request)
            return self.house.shown(table, id_, table.seat_of(id_), lang, base)

    async def make(self, request: Request) -> object:
        """POST /api/tables: a new one."""
        body = await self._body(request, PostTable)
        person = await self._caller(request)
        table = await self.desk.make(person, body)
        base = base_url(request.scope, self.house.public_url)
        return NewTable(t=table.t, invite=f"{base}/t/{table.t}", commit=table.commit)

    async def sit(self, request: Request) -> object:
        """POST /api/tables/T/sit."""
        body = await self._body(request, PostSit)
        person = await self._caller(request)
        await self.desk.sit(person, await self.house.table(request.path_params["t"]), body)
        return Done(key=body.key)

    async def leave(self, request: Request) -> object:
        """POST /api/tables/T/leave."""
        body = await self._body(request, PostKey)
        person = await self._caller(request)
        await self.desk.leave(person, await self.house.table(request.path_params["t"]), body.key)
        return Done(key=body.key)

    async def fill(self, request: Request) -> object:
        """POST /api/tables/T/fill."""
        body = await self._body(request, PostFill)
        person = await self._caller(request)
        await self.desk.fill(person, await self.house.table(request.path_params["t"]), body)
        return Done(key=body.key)

    async def start(self, request: Request) -> object:
        """POST /api/tables/T/start."""
        body = await self._body(request, PostKey)
        person = await self._caller(request)
        await self.desk.start(person, await self.house.table(request.path_params["t"]), body.key)
        shown = await self.look(request)
        return Done(key=body.key, view=shown if isinstance(shown, View) else None)

    async def rematch(self, request: Request) -> object:
        """POST /api/tables/T/rematch: the same new table for all who ask."""
        body = await self._body(request, PostKey)
        person = await self._caller(request)
        table = await self.house.table(request.path_params["t"])
        return Done(key=body.key, t=(await self.desk.rematch(person, table)).t)


def refused_response(error: Refused, lang: Lang) -> Response:
    """A refusal over HTTP: the same body as on the socket."""
    no = refusal(error, lang)
    status = 404 if isinstance(error, Absent) else STATUS.get(no.code, 409)
    if isinstance(error, Hurried):
        status = 429
    return Response(encode(no), status, media_type=JSON)


def _lang(request: Request) -> Lang:
    """The browser's first language, Polish when unclear."""
    first = request.headers.get("accept-language", "").strip().lower()
    return "en" if first.startswith("en") else "pl"
