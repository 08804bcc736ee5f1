"""Arrays lent to other libraries: the same memory, kept as long as somebody uses it."""

import gc
from collections.abc import Iterator
from typing import Any, ClassVar

import numpy
import pytest

from meowze.backends import DeviceArray, dlpack


@pytest.fixture(autouse=True)
def quick_collection() -> Iterator[None]:
    """What other tests have left in memory is not looked through again and again."""
    gc.freeze()
    yield
    gc.unfreeze()


class Lent:
    """An array in main memory that is lent by our capsule instead of NumPy's own."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0

    def __dlpack__(self, **_: object) -> object:
        return dlpack.capsule(self.array, self.array.ctypes.data, self.array.shape, self.array.dtype, (dlpack.CPU, 0))


@pytest.mark.parametrize("kind", ["int8", "bool", "float32", "int64"])
def test_another_library_sees_the_same_memory(kind: str) -> None:
    """Shape, type and address are the same, and the memory lives until the last user is gone."""
    array = numpy.arange(24).reshape(2, 3, 4).astype(kind)
    lent: Any = Lent(array)
    other = numpy.from_dlpack(lent)
    assert other.dtype == array.dtype
    assert other.shape == (2, 3, 4)
    assert numpy.array_equal(other, array)
    assert other.ctypes.data == array.ctypes.data
    assert len(dlpack._lent) == 1
    del array
    gc.collect()
    assert other.any()
    del other
    gc.collect()
    assert not dlpack._lent


def test_what_nobody_takes_is_given_back() -> None:
    """A capsule that is dropped unused keeps nothing alive."""
    capsule = Lent(numpy.zeros(3, numpy.int8)).__dlpack__()
    assert len(dlpack._lent) == 1
    del capsule
    gc.collect()
    assert not dlpack._lent


class OnCard:
    """What numba says of an array on a GPU."""

    shape, dtype = (2, 3), numpy.dtype("int8")
    __cuda_array_interface__: ClassVar[dict[str, object]] = {
        "shape": (2, 3),
        "typestr": "|i1",
        "data": (4096, False),
        "version": 3,
    }

    def copy_to_host(self) -> Any:
        """The same in main memory."""
        return numpy.ones((2, 3), numpy.int8)


def test_an_array_on_a_gpu_tells_where_it_is() -> None:
    """Its device, its address, a copy on request; another stream than the default one waits for the kernels first."""
    waited: list[int] = []
    array = DeviceArray(OnCard(), lambda: waited.append(1), 3)
    assert array.__dlpack_device__() == (2, 3)
    assert array.__cuda_array_interface__ == OnCard.__cuda_array_interface__
    assert (len(array), repr(array)) == (2, "DeviceArray(2×3, int8)")
    assert numpy.asarray(array).sum() == 6
    array.__dlpack__(stream=1)
    assert not waited
    array.__dlpack__(stream=77)
    assert waited
    gc.collect()
    assert not dlpack._lent
