/** A value with listeners. */
export interface Observable<Value> {
  get: () => Value;
  /** Sets the value and calls every listener, even if the value is the same. */
  set: (value: Value) => void;
  /** Calls back after every `set`. Returns a function that stops it. */
  subscribe: (listener: (value: Value) => void) => () => void;
}

/** Creates a value with listeners, for `useSyncExternalStore` and others. */
export function createObservable<Value>(initial: Value): Observable<Value> {
  const listeners = new Set<(value: Value) => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener(next);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
