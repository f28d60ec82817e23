"""The API behaves as its OpenAPI document says; schemathesis generates the requests."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from roost.server.core.http.openapi import document
from tests.scale import REQUESTS
from tests.server.product import OPERATIONS

SETTINGS = (
    '{"limits":{"address_rate":1e9,"address_burst":1000000000,"guests_per_address_hour":1000000000,'
    '"forgets_per_address_hour":1000000000,"tables_per_person":1000000000,"tables_per_person_hour":1000000000,"streams_per_person":1000000000,"tokens_per_person":1000000000}}'
)
schema = schemathesis.openapi.from_dict(document(OPERATIONS))
# A body too large to read is refused by its size, before its contents are looked at.
refusals = schema.config.checks.negative_data_rejection
refusals.expected_statuses = [*refusals.expected_statuses, "413"]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a process of its own."""
    folder = str(tmp_path_factory.mktemp("data"))
    child = subprocess.Popen(
        [sys.executable, "-m", "roost.server", folder, "0", SETTINGS],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    yield child.stdout.readline().strip()
    child.terminate()
    child.wait(20)
    child.stdout.close()


@pytest.fixture
def cookie(address: str) -> str:
    """Of a guest for each operation: one of them is to be forgotten."""
    answer = httpx.post(f"{address}/api/guest", json={"name": "Schema"}, timeout=60)
    return answer.headers["set-cookie"].partition(";")[0]


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=REQUESTS, suppress_health_check=list(HealthCheck))
def test_every_operation_answers_as_described(case: Any, address: str, cookie: str) -> None:
    headers = {**(case.headers or {}), "cookie": cookie}
    # The rules of a game refuse more than a schema can say.
    case.call_and_validate(
        base_url=address, headers=headers, excluded_checks=[positive_data_acceptance]
    )


def test_every_operation_has_a_description() -> None:
    assert [op.path for op in OPERATIONS if not op.about] == []
    names = [op.run.__name__ for op in OPERATIONS]
    assert len(names) == len(set(names))
