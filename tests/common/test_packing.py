"""A position is the same in Python, in packed memory and in JSON."""

import json

import fiveplanets as fp
from fiveplanets.core.packing import flatten, pack, size, unpack
from fiveplanets.core.plain import from_json, record_json
from fiveplanets.core.records import zero
from tests.support import random_tables

TABLES = 24


def test_packing_and_back(name):
    for table in random_tables(name, TABLES):
        schema = table.state.schema
        packed = pack(table.state)
        again = unpack(schema, packed)
        assert len(packed) == size(schema)
        assert flatten(again) == flatten(table.state)
        assert pack(again) == packed


def test_nothing_is_zero_in_memory(name):
    """New positions start from empty memory."""
    schema = fp.game(name).root
    assert pack(zero(schema)) == bytes(size(schema))


def test_json_and_back(name):
    """A sequence is only its items in use there, so this also finds items out of use that are not zero."""
    for table in random_tables(name, TABLES, seed=1):
        schema = table.state.schema
        data = json.loads(json.dumps(record_json(table.state)))
        assert pack(from_json(schema, data)) == pack(table.state)


def test_views_are_json(name):
    for table in random_tables(name, 6, seed=3):
        for viewer in [*range(table.players), None]:
            view = table.view(viewer)
            assert json.loads(json.dumps(view)) == view
