"""Reads each question of stdin as its type and writes it again, as test/types-emit/round-trip.ts asks."""

import json
import sys

import wire_types

for line in sys.stdin:
    question = json.loads(line)
    try:
        value = wire_types.to_json(wire_types.WIRE_TYPES[question["type"]](question["value"]))
        print(json.dumps({"value": value}))
    except wire_types.WireError as error:
        print(json.dumps({"error": str(error)}))
