"""Arrays in the memory of a GPU, which PyTorch, JAX, CuPy and others can use without a copy.

`torch.from_dlpack(array)`, `jax.dlpack.from_dlpack(array)`, `cupy.from_dlpack(array)`.
"""

import ctypes
from collections.abc import Callable
from typing import Any

CPU, CUDA = 1, 2  # kinds of devices
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # of numbers, by NumPy's letter


class Device(ctypes.Structure):
    """Where the memory is."""

    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class NumberType(ctypes.Structure):
    """The type of the numbers."""

    _fields_ = (("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Tensor(ctypes.Structure):
    """DLTensor of the DLPack standard."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("ndim", ctypes.c_int32),
        ("dtype", NumberType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class ManagedTensor(ctypes.Structure):
    """DLManagedTensor of the DLPack standard."""


Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(ManagedTensor))
ManagedTensor._fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", Deleter))
Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)

_lent: dict[int, tuple[object, ...]] = {}  # what must live as long as somebody uses it, by the address of its tensor


def _give_back(tensor: Any, _lent: dict[int, tuple[object, ...]] = _lent, _address: Any = ctypes.addressof) -> None:
    """Called when somebody is done with an array, which may be when Python ends and this module has lost its names."""
    _lent.pop(_address(tensor.contents), None)


def _drop(capsule: int) -> None:
    """A capsule that nobody has used is deleted: a used one has another name."""
    api = ctypes.pythonapi
    api.PyCapsule_IsValid.argtypes = api.PyCapsule_GetPointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
    api.PyCapsule_GetPointer.restype = ctypes.c_void_p
    if api.PyCapsule_IsValid(capsule, b"dltensor"):
        _lent.pop(int(api.PyCapsule_GetPointer(capsule, b"dltensor")), None)


_deleter, _destructor = Deleter(_give_back), Destructor(_drop)


def capsule(owner: object, address: int, shape: tuple[int, ...], dtype: Any, device: tuple[int, int]) -> object:
    """A capsule for an array of NumPy's `dtype` without gaps, whose memory belongs to `owner`."""
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    number = NumberType(KINDS[dtype.kind], 8 * dtype.itemsize, 1)
    tensor = Tensor(address, Device(*device), len(shape), number, sizes, None, 0)
    managed = ManagedTensor(tensor, None, _deleter)
    _lent[ctypes.addressof(managed)] = (owner, sizes, managed)
    make = ctypes.pythonapi.PyCapsule_New
    make.restype, make.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, Destructor)
    made: object = make(ctypes.addressof(managed), b"dltensor", _destructor)
    return made


class DeviceArray:
    """An array in the memory of a GPU. Others use it by DLPack or by its `__cuda_array_interface__`.

    `numpy.asarray(array)` copies it into main memory.
    """

    def __init__(self, array: Any, wait: Callable[[], None], device: int = 0) -> None:
        self._array, self._wait, self._device = array, wait, device
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype: Any = array.dtype

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"DeviceArray({'×'.join(map(str, self.shape))}, {self.dtype})"

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        """The address and the shape, for Numba, CuPy, PyTorch and JAX."""
        found: dict[str, object] = self._array.__cuda_array_interface__
        return found

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, self._device

    def __dlpack__(self, *, stream: int | None = None, **_: object) -> object:
        if stream not in {None, -1, 0, 1}:  # the kernels run on the default stream, which is 1
            self._wait()
        address: Any = self._array.__cuda_array_interface__["data"]
        return capsule(self._array, address[0], self.shape, self.dtype, self.__dlpack_device__())

    def copy_to_host(self) -> Any:
        """The array as a NumPy array in main memory."""
        return self._array.copy_to_host()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        found = self.copy_to_host()
        return found if dtype is None else found.astype(dtype)
