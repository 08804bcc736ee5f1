"""A mapping that forgets what was not used for longest."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class LruCache(Generic[Key, Value]):
    """Holds values up to a total size; each counts as one unless `size` measures it."""

    def __init__(self, capacity: int, size: Callable[[Value], int] = lambda value: 1) -> None:
        self._capacity, self._size = capacity, size
        self._values: OrderedDict[Key, Value] = OrderedDict()
        self._total = 0

    def get(self, key: Key) -> Value | None:
        """The value of a key, which counts as a use."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key]

    def put(self, key: Key, value: Value) -> Value:
        """Hold a value, forgetting others where there is no room for it; the value itself."""
        if key in self._values:
            self._total -= self._size(self._values.pop(key))
        self._values[key] = value
        self._total += self._size(value)
        while self._total > self._capacity:
            self._total -= self._size(self._values.popitem(last=False)[1])
        return value

    def __len__(self) -> int:
        return len(self._values)
