"""Random programs of the rule language do in C what they do in Python (see programs.py).

FIVEPLANETS_FUZZ says how many batches of fifty programs are tried.
"""

import os

import pytest

from fiveplanets.core.engines import wasm
from tests.core.programs import PROGRAMS, compiled

BATCHES = int(os.environ.get("FIVEPLANETS_FUZZ", "5"))
OPTIMISED = 1000  # the seed of a batch that is compiled as releases are, to which C's undefined corners matter


# The tests of a batch in one worker, where several share the work: each would compile it.
SEEDS = [pytest.param(seed, marks=pytest.mark.xdist_group(f"fuzz{seed}")) for seed in (*range(BATCHES), OPTIMISED)]


@pytest.fixture(scope="module", params=SEEDS)
def batch(request, tmp_path_factory):
    level, programs = ("-O3", PROGRAMS // 3) if request.param == OPTIMISED else ("-O0", PROGRAMS)
    found = compiled(request.param, tmp_path_factory.mktemp("programs"), level, programs)
    assert sum(case.after is not None for case in found.cases) > len(found.cases) // 2
    return found


def test_native(batch):
    assert list(batch.native_differences()) == []


def test_checked(batch):
    """And what does not fit in Python is reported, and nothing else."""
    assert list(batch.native_differences("checked")) == []


@pytest.mark.skipif(not wasm.is_here(), reason="no Node on this machine")
def test_wasm(batch):
    assert list(batch.wasm_differences()) == []


def test_programs_tell_and_get_out_of_range_now_and_then(batch):
    assert any(case.story for case in batch.cases)
    assert batch.seed == OPTIMISED or any(case.after is None for case in batch.cases)
