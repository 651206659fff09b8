"""A state is the same in Python, in packed memory, in NumPy and in JSON."""

import json

import numpy as np

from fiveplanets.core.packing import flatten, numpy_dtype, pack, size, unpack
from fiveplanets.core.records import from_json, to_json
from tests.common.worlds import scalars
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


def test_json_and_back(name):
    """A sequence is only its items in use there, so this also finds items out of use that are not zero."""
    for table in random_tables(name, TABLES, seed=1):
        schema = table.state.schema
        data = json.loads(json.dumps(to_json(schema, table.state)))
        assert pack(from_json(schema, data)) == pack(table.state)


def test_numpy_reads_the_same_values(name):
    for table in random_tables(name, 6, seed=2):
        schema = table.state.schema
        row = np.frombuffer(pack(table.state), numpy_dtype(schema))[0]
        for leaf, value in zip(scalars(schema), flatten(table.state), strict=True):
            found = row
            for step in leaf.path:
                found = found[step]
            assert found == value, leaf.path


def test_views_are_json(name):
    for table in random_tables(name, 6, seed=3):
        for viewer in [*range(table.players), None]:
            view = table.view(viewer)
            assert json.loads(json.dumps(view)) == view
