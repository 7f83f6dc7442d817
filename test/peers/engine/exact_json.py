"""JSON that keeps every digit: numbers with a point or an exponent are Decimals, and are written as they came."""

import json
from decimal import Decimal, InvalidOperation

# Above this Python refuses to turn a text into an int, and long before it, it takes long.
_LONGEST_INT = 4000


class NotJson(ValueError):
    """The text is no JSON that this engine can hold. The sentence says why."""


def read(text):
    """The value of a JSON text (str or UTF-8 bytes). Raises NotJson, whatever is wrong with it."""
    try:
        if isinstance(text, (bytes, bytearray)):
            text = bytes(text).decode("utf-8")
        return json.loads(text, parse_float=Decimal, parse_int=_integer, parse_constant=_constant)
    except RecursionError:
        raise NotJson("the text is nested too deeply") from None
    except (InvalidOperation, OverflowError):
        raise NotJson("a number is beyond all range") from None
    except ValueError as error:
        raise NotJson(str(error)) from None


def write(value):
    """The compact JSON of a value, in ASCII, so that lone surrogates pass too."""
    parts = []
    _write(value, parts.append)
    return "".join(parts)


def same(one, other):
    """Whether two JSON values are equal; 1 and true are not, 1 and 1.0 are."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(value, other[key]) for key, value in one.items())
    return one == other


def kind(value):
    """What a JSON value is, with its article."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "a boolean"
    names = {str: "a string", list: "an array", dict: "an object"}
    return names.get(type(value), "a number")


def _integer(text):
    return int(text) if len(text) < _LONGEST_INT else Decimal(text)


def _constant(name):
    raise ValueError(f"{name} is no JSON")


def _write(value, put):
    if isinstance(value, dict):
        put("{")
        for index, (key, item) in enumerate(value.items()):
            put(("," if index else "") + json.dumps(key) + ":")
            _write(item, put)
        put("}")
    elif isinstance(value, list):
        put("[")
        for index, item in enumerate(value):
            put("," if index else "")
            _write(item, put)
        put("]")
    else:
        put(str(value) if isinstance(value, Decimal) else json.dumps(value))
