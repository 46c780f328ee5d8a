/** A value, and those who are told when it is set. */
export interface Observable<Value> {
  get: () => Value;
  /** Tells everybody, whether the value is another one or not. */
  set: (value: Value) => void;
  /** Calls back after every `set`. Answers how to stop. */
  subscribe: (listener: (value: Value) => void) => () => void;
}

/** Keeps a value for `useSyncExternalStore`, and for whoever else is to be told. */
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
