/** What every generated Python module begins with: the reader and the writer that all its types share. */
export const PYTHON_RUNTIME = `from __future__ import annotations

import functools
from dataclasses import dataclass, field, fields
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Mapping, Self, TypeAlias, Union, get_args, get_origin, get_type_hints


class WireError(ValueError):
    """A value that is not of its wire type. The sentence begins with the JSON pointer of the place."""


class Unset(Enum):
    """The type of UNSET."""

    UNSET = "unset"


UNSET: Final = Unset.UNSET
"""Stands for a member that is not there, where null on the wire would say something else."""


class WireType:
    """What all records have in common."""

    @classmethod
    def from_json(cls, value: object) -> Self:
        """Reads what json.loads gave. Raises WireError; members of other names are passed over."""
        return cls(**_members(cls, value, ""))

    def to_json(self) -> dict[str, Any]:
        """The record as json.dumps takes it, without the members that are not there."""
        written: dict[str, Any] = {}
        for spec in fields(self):  # type: ignore[arg-type]
            value = getattr(self, spec.name)
            if spec.metadata.get("extra"):
                written.update(value)
            elif value is not UNSET and not (value is None and spec.default is None):
                written[_wire_name(spec)] = to_json(value)
        return written


@dataclass(frozen=True, kw_only=True)
class Unknown(WireType):
    """A record whose tag this revision does not know."""

    tag: str
    raw: Mapping[str, Any]

    @classmethod
    def from_json(cls, value: object) -> Self:
        """Keeps what came. Raises WireError where it is no object with a tag."""
        member = next(spec.name for spec in fields(cls) if spec.name not in ("tag", "raw"))
        tag = value.get(member) if isinstance(value, dict) else None
        if isinstance(value, dict) and isinstance(tag, str):
            return cls(tag=tag, raw=value)
        raise WireError(f"/: {cls.__name__} is an object with the member {member}, not {_short(value)}.")

    def to_json(self) -> dict[str, Any]:
        return dict(self.raw)


def to_json(value: Any) -> Any:
    """Any value of a type of this module as json.dumps takes it."""
    if isinstance(value, WireType):
        return value.to_json()
    if isinstance(value, list):
        # By map, since a comprehension would take twice as many frames for each level of the value.
        return list(map(to_json, value))
    return dict(zip(value, map(to_json, value.values()))) if isinstance(value, dict) else value


@dataclass(frozen=True)
class _Tag:
    """Names the member that tells the alternatives of a union apart."""

    member: str


@functools.cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _wire_name(spec: Any) -> str:
    return str(spec.metadata.get("wire", spec.name))


def _members(kind: Any, value: object, at: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise WireError(f"{at or '/'}: {kind.__name__} is an object, not {_kind_of(value)}.")
    members: dict[str, Any] = {}
    known = {_wire_name(spec) for spec in fields(kind)}
    for spec in fields(kind):
        name = _wire_name(spec)
        if spec.metadata.get("extra"):
            members[spec.name] = {key: item for key, item in value.items() if key not in known}
        elif name in value:
            absent = spec.default is None and value[name] is None
            members[spec.name] = None if absent else _read(_hints(kind)[spec.name], value[name], f"{at}/{name}")
        elif spec.default is not None and spec.default is not UNSET:
            raise WireError(f"{at or '/'}: {kind.__name__} lacks its member {name}.")
    return members


def _read(kind: Any, value: Any, at: str) -> Any:
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return value
    if origin is Annotated:
        return _tagged(get_args(args[0]), args[1].member, value, at)
    if origin is Union or origin is UnionType:
        fitting = [one for one in args if _fits(one, value)]
        if fitting:
            return _read(fitting[0], value, at)
    elif _fits(kind, value):
        if origin is list:
            return [_read(args[0], item, f"{at}/{index}") for index, item in enumerate(value)]
        if origin is dict:
            return {name: _read(args[1], item, f"{at}/{name}") for name, item in value.items()}
        if isinstance(kind, type) and issubclass(kind, WireType):
            return kind(**_members(kind, value, at))
        return int(value) if kind is int else value
    raise WireError(f"{at or '/'}: {_short(value)} stands where {_wanted(kind)} must.")


def _tagged(kinds: tuple[Any, ...], member: str, value: Any, at: str) -> Any:
    if not isinstance(value, dict) or member not in value:
        raise WireError(f"{at or '/'}: an object with the member {member} must stand here, not {_kind_of(value)}.")
    tag = value[member]
    for kind in kinds:
        if not issubclass(kind, Unknown) and _fits(_hints(kind)[member], tag):
            return kind(**_members(kind, value, at))
    for kind in kinds:
        if issubclass(kind, Unknown) and isinstance(tag, str):
            return kind.from_json(value)
    raise WireError(f"{at}/{member}: there is no {member} {_short(tag)} here.")


_PLAIN: Final[Mapping[Any, tuple[type, ...]]] = {
    str: (str,),
    bool: (bool,),
    float: (int, float),
    NoneType: (NoneType,),
}


def _fits(kind: Any, value: Any) -> bool:
    """Whether a value is of the JSON kind that a type begins with."""
    origin = get_origin(kind)
    if kind is Any:
        return True
    if origin is Union or origin is UnionType:
        return any(_fits(one, value) for one in get_args(kind))
    if origin is Literal:
        return any(value == one and type(value) is type(one) for one in get_args(kind))
    if origin is list or origin is dict:
        return isinstance(value, origin)
    if kind is int:
        return isinstance(value, (int, float)) and not isinstance(value, bool) and value == value // 1
    if kind in _PLAIN:
        return isinstance(value, _PLAIN[kind]) and (kind is bool or not isinstance(value, bool))
    return isinstance(value, dict) and kind is not Unset


def _kind_of(value: object) -> str:
    return "an object" if isinstance(value, dict) else _NAMES.get(type(value), "a number")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


_NAMES: Final[Mapping[Any, str]] = {
    str: "a string",
    bool: "a boolean",
    int: "an integer",
    float: "a number",
    list: "an array",
    NoneType: "null",
}


def _wanted(kind: Any) -> str:
    origin, args = get_origin(kind), get_args(kind)
    if origin is Union or origin is UnionType:
        return " or ".join(_wanted(one) for one in args if one is not Unset)
    return " or ".join(map(repr, args)) if origin is Literal else _NAMES.get(origin or kind, "an object")
`;
