import { type ComponentType, lazy, useEffect, useState } from 'react';

/** A component whose code is fetched when it is shown, or before by `prepare`. */
export interface OnDemand<Props extends object> {
  (props: Props): JSX.Element;
  /** Fetches the code, once. Rejects when it cannot be had; the next call tries again. */
  prepare: () => Promise<unknown>;
}

/**
 * Stands where code should be that could not be had, and throws why once it is there: what throws
 * while it is drawn is drawn once more by React, and would be fetched again without an end.
 */
const missing = (error: unknown, whenShown: () => void) => () => {
  const [, fail] = useState(null);
  useEffect(() => {
    whenShown();
    fail(() => {
      throw error;
    });
  }, []);
  return null;
};

/**
 * A component whose code is loaded on demand. Unlike `lazy`, it renders with the first frame after a
 * click if it is already loaded, without a fallback; and if loading failed, it is loaded again when it
 * is shown again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const prepare = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const fetchAnew = () => {
    Later = fetched();
  };
  // `lazy` adds a ref to the props, which nothing here takes.
  const fetched = () =>
    lazy(() =>
      prepare().then(
        (component) => ({ default: component }),
        (error: unknown) => ({ default: missing(error, fetchAnew) }),
      ),
    ) as unknown as ComponentType<Props>;
  let Later = fetched();
  const Component = (props: Props) => {
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  };
  return Object.assign(Component, { prepare });
}
