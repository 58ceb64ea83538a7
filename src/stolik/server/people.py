"""The persons that the server knows: guests, each with a friendly name."""

from __future__ import annotations

import hashlib
import unicodedata
from typing import Final

from stolik.core.refusal import Lang
from stolik.server.acts import Person
from stolik.server.store import Store
from stolik.server.words import TEXTS, refused
from stolik.server.world import Source

TOKEN_BYTES: Final = 32
LONGEST_NAME: Final = 40


class People:
    """Who is who. A cookie holds a token; what is kept is a digest of it."""

    def __init__(self, store: Store, source: Source) -> None:
        self._store = store
        self._source = source
        self._known: dict[str, Person] = {}

    async def find(self, token: str | None) -> Person | None:
        """Whose token this is."""
        return None if not token else await self.load(person_id(token))

    async def load(self, id_: str) -> Person | None:
        """The person of this id."""
        if id_ not in self._known:
            found = await self._store.person(id_)
            if found is None:
                return None
            self._known[id_] = found
        return self._known[id_]

    async def welcome(self, lang: Lang) -> tuple[Person, str]:
        """A new guest, and the token to know them by."""
        token = self._source.take(TOKEN_BYTES).hex()
        names = TEXTS.say(lang, "guests").split(", ")
        name = names[int.from_bytes(self._source.take(4)) % len(names)]
        person = Person(id=person_id(token), name=name, lang=lang)
        await self._keep(person)
        return person, token

    async def change(self, person: Person, name: str | None, lang: Lang | None) -> Person:
        """Give a person another name or language."""
        called = person.name if name is None else clean(name)
        changed = Person(id=person.id, name=called, lang=lang or person.lang)
        if changed != person:
            await self._keep(changed)
        return changed

    def named(self, id_: str) -> str:
        """What a loaded person is called."""
        return self._known[id_].name

    def known(self, id_: str) -> Person | None:
        """A loaded person as it is now."""
        return self._known.get(id_)

    async def _keep(self, person: Person) -> None:
        await self._store.keep_person(person)
        self._known[person.id] = person


def person_id(token: str) -> str:
    """What a person is known by inside: of no use to who reads it."""
    return hashlib.blake2b(token.encode(), digest_size=16).hexdigest()


def clean(name: str) -> str:
    """A name on one line, of letters and signs that can be written; Refused if none are left."""
    shown = [sign if unicodedata.category(sign)[0] not in "CZ" else " " for sign in name]
    made = " ".join("".join(shown).split())[:LONGEST_NAME]
    if not made:
        raise refused("malformed", "name")
    return made
