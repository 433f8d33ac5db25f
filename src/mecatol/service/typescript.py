"""The wire as TypeScript, written from the structs: `python -m mecatol.service.typescript > web/src/wire.ts`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from inspect import cleandoc
from typing import Any

import msgspec
from msgspec import inspect as types

from . import drafts, messages

HEAD = "// Written by `python -m mecatol.service.typescript`. Change src/mecatol/service/messages/ instead.\n"
UNIONS = {
    "FromClient": messages.FromClient,
    "FromService": messages.FromService,
    "Draft": drafts.Draft,
    "Code": messages.Code,
}
PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BytesType: "string",  # base64
}


def written() -> str:
    """The whole file: what is on the wire, then what those structs are made of."""
    structs: dict[str, types.StructType] = {}
    for cls in _wired(messages.Wire, messages.Request):
        _collect(types.type_info(cls), structs)
    parts = [HEAD, *(_interface(struct) for struct in structs.values())]
    parts += [f"export type {name} = {_type(types.type_info(union))};\n" for name, union in UNIONS.items()]
    return "\n".join(parts)


def _wired(*bases: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for cls in vars(messages).values():
        if isinstance(cls, type) and issubclass(cls, bases) and cls not in bases:
            yield cls


def _collect(found: types.Type, structs: dict[str, types.StructType]) -> None:
    """A type and everything it mentions, each name once."""
    if isinstance(found, types.StructType):
        known = structs.setdefault(found.cls.__name__, found)
        if known.cls is not found.cls:
            raise TypeError(f"two structs on the wire are called {found.cls.__name__}: {known.cls} and {found.cls}")
        for field in found.fields if known is found else ():
            _collect(field.type, structs)
    for inner in _inside(found):
        _collect(inner, structs)


def _inside(found: types.Type) -> tuple[types.Type, ...]:
    match found:
        case types.UnionType(types=several):
            return several
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            return (item,)
        case types.TupleType(item_types=items):
            return items
        case types.DictType(value_type=value):
            return (value,)
        case types.Metadata(type=inner):
            return (inner,)
    return ()


def _interface(struct: types.StructType) -> str:
    lines = [f"/** {_sentence(struct.cls)} */", f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field:
        lines.append(f"  {struct.tag_field}: {_literal(struct.tag)};")
    lines += [_field(struct, field) for field in struct.fields]
    return "\n".join([*lines, "}", ""])


def _field(struct: types.StructType, field: types.Field) -> str:
    """A field; one that may be left out says what it is then."""
    may_lack = struct.cls.__struct_config__.omit_defaults or issubclass(struct.cls, messages.Request)
    if not may_lack or field.required:
        return f"  {field.encode_name}: {_type(field.type)};"
    default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    plain = msgspec.json.encode(default).decode()
    return f"  /** left out: {plain} */\n  {field.encode_name}?: {_type(field.type)};"


def _type(found: types.Type) -> str:
    if type(found) in PLAIN:
        return PLAIN[type(found)]
    match found:
        case types.LiteralType(values=values):
            return " | ".join(_literal(value) for value in values)
        case types.StructType(cls=cls):
            return cls.__name__
        case types.UnionType(types=several):
            return " | ".join(_type(each) for each in several)
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case types.TupleType(item_types=items):
            return f"[{', '.join(_type(item) for item in items)}]"
        case types.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case types.Metadata(type=inner_type):
            return _type(inner_type)
    raise TypeError(f"there is no TypeScript for {found}")


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _sentence(cls: type) -> str:
    return cleandoc(cls.__doc__ or cls.__name__).replace("\n\n", "\n").replace("\n", "\n * ")


if __name__ == "__main__":
    sys.stdout.write(written())
