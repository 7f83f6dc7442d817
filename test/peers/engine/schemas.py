"""Holds values against JSON Schemas. It only looks: nothing is converted, and nothing is fetched."""

import functools
import re
import threading
import warnings
from decimal import Decimal
from fractions import Fraction

import jsonschema
from jsonschema import validators

import exact_json

try:
    # From jsonschema 4.18 on: the published meta-schemas, and nothing that could be fetched.
    from jsonschema_specifications import REGISTRY
except ImportError:
    REGISTRY = None

_DIALECTS = {
    "https://json-schema.org/draft/2020-12/schema": jsonschema.Draft202012Validator,
    "https://json-schema.org/draft/2019-09/schema": jsonschema.Draft201909Validator,
    "http://json-schema.org/draft-07/schema": jsonschema.Draft7Validator,
}
_TOLD_AT_MOST = 3
_one_at_a_time = threading.Lock()


def check(schema, value, subject):
    """None if the value fits, else one sentence that names places and quotes nothing of the value.

    A schema that cannot be used checks nothing: one bad declaration must not stop a session.
    """
    if schema is None:
        return None
    try:
        # Old resolvers keep where they are on a stack of their own, so a validator is for one thread at a time.
        with _one_at_a_time:
            validator = _compile(exact_json.write(schema))
            errors = validator and list(validator.iter_errors(value))
    except Exception:  # Whatever a validator chokes on is the schema's fault, and costs this check alone.
        return None
    if not errors:
        return None
    errors.sort(key=lambda error: len(error.absolute_path))
    return "; ".join(_sentence(error, subject) for error in errors[:_TOLD_AT_MOST])


@functools.lru_cache(maxsize=256)
def _compile(text):
    """The validator of a schema's JSON text, or None if the schema cannot be used."""
    schema = exact_json.read(text)
    named = schema.get("$schema", "https://json-schema.org/draft/2020-12/schema") if isinstance(schema, dict) else None
    dialect = _DIALECTS.get(str(named).rstrip("#")) if named else jsonschema.Draft202012Validator
    if dialect is None or not _stands_alone(schema):
        return None
    if any(_validator(dialect, dialect.META_SCHEMA).iter_errors(schema)):
        return None
    return _validator(dialect, schema)


def _validator(dialect, schema):
    integers = dialect.TYPE_CHECKER.redefine("integer", _is_integer)
    keywords = {"multipleOf": _multiple_of, "pattern": _pattern, "patternProperties": _pattern_properties}
    extended = validators.create(
        meta_schema=dialect.META_SCHEMA,
        validators={**dialect.VALIDATORS, **keywords},
        type_checker=integers,
        id_of=dialect.ID_OF,
        # Not by extend(): old versions of it forget that nothing beside a $ref counts in draft-07.
        applicable_validators=_beside_no_ref if dialect is jsonschema.Draft7Validator else dict.items,
    )
    if REGISTRY is not None:
        return extended(schema, registry=REGISTRY)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return extended(schema, resolver=_LocalResolver.from_schema(schema, id_of=dialect.ID_OF))


def _beside_no_ref(schema):
    return [("$ref", schema["$ref"])] if "$ref" in schema else schema.items()


class _LocalResolver(jsonschema.RefResolver if REGISTRY is None else object):
    def resolve_remote(self, uri):
        raise jsonschema.RefResolutionError(f"{uri} is not fetched")


def _stands_alone(schema):
    """Whether every reference leads into the schema itself or a meta-schema, and every pattern compiles."""
    parts = list(_objects(schema))
    ids = [part["$id"] for part in parts if isinstance(part.get("$id"), str)]
    for part in parts:
        ref = part.get("$ref")
        if isinstance(ref, str) and not _leads_somewhere(schema, ref, ids):
            return False
        names = part.get("patternProperties")
        patterns = [part.get("pattern"), *(names if isinstance(names, dict) else [])]
        if not all(_regex(one) for one in patterns if isinstance(one, str)):
            return False
    return True


def _leads_somewhere(schema, ref, ids):
    address, _, fragment = ref.partition("#")
    if address:
        return "//json-schema.org/" in address or any(one.rstrip("#").endswith(address) for one in ids)
    if ids or not fragment.startswith("/"):
        return True
    for step in fragment[1:].split("/"):
        step = _unquote(step)
        if isinstance(schema, dict) and step in schema:
            schema = schema[step]
        elif isinstance(schema, list) and step.isdecimal() and int(step) < len(schema):
            schema = schema[int(step)]
        else:
            return False
    return isinstance(schema, (dict, bool))


def _unquote(step):
    return re.sub("%([0-9A-Fa-f]{2})", lambda hit: chr(int(hit[1], 16)), step).replace("~1", "/").replace("~0", "~")


def _objects(value):
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from _objects(item)


@functools.lru_cache(maxsize=1024)
def _regex(pattern):
    """A plain pattern as ECMAScript means it, or None if Python cannot read it."""
    parts = re.findall(r"\\.|\[(?:\\.|[^\]\\])*\]|\(\?<(?![=!])|.", pattern, re.DOTALL)
    meant = "".join({"$": r"\Z", "(?<": "(?P<"}.get(part, part) for part in parts)
    try:
        return re.compile(meant, re.ASCII)
    except re.error:
        return None


def _is_integer(_, value):
    if isinstance(value, Decimal):
        return value == value.to_integral_value()
    return isinstance(value, int) and not isinstance(value, bool)


def _multiple_of(_validator, divisor, value, _schema):
    is_number = isinstance(value, (int, Decimal)) and not isinstance(value, bool)
    if is_number and abs(Decimal(value).adjusted()) < 5000 and Fraction(value) % Fraction(divisor):
        yield jsonschema.ValidationError("not a multiple")


def _pattern(_validator, pattern, value, _schema):
    if isinstance(value, str) and not _regex(pattern).search(value):
        yield jsonschema.ValidationError("no match")


def _pattern_properties(validator, patterns, value, _schema):
    for pattern, subschema in patterns.items() if isinstance(value, dict) else ():
        for name in filter(_regex(pattern).search, value):
            yield from validator.descend(value[name], subschema, path=name, schema_path=pattern)


def _sentence(error, subject):
    place = "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in error.absolute_path) or subject
    if error.validator == "type":
        wanted = error.validator_value
        return f"{place} must be of type {wanted if isinstance(wanted, str) else ' or '.join(map(str, wanted))}"
    if error.validator == "required":
        return f"{place} lacks {', '.join(name for name in error.validator_value if name not in error.instance)}"
    if error.validator is None:
        return f"{place} is not allowed"
    return f"{place} does not meet {error.validator} {exact_json.write(error.validator_value)[:200]}"
