import { type ComponentType, lazy, useState } from 'react';

/** A screen of a resource whose code is fetched when it is shown, or before by `prepare`. */
export interface View {
  (): JSX.Element;
  /** Fetches the code, once. Rejects when it cannot be had; the next call tries again. */
  prepare: () => Promise<unknown>;
}

/**
 * A screen that is fetched when it is wanted. Unlike a component of `lazy` alone, one that is there
 * already is drawn with the first frame after a click, and never a fallback in its place.
 */
export function view(load: () => Promise<ComponentType>): View {
  let loaded: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;
  const onDemand = () => lazy(async () => ({ default: await prepare() }));
  const prepare = () => {
    loading ??= load().then(
      (screen) => {
        loaded = screen;
        return screen;
      },
      (error: unknown) => {
        loading = null;
        Later = onDemand();
        throw error;
      },
    );
    return loading;
  };
  let Later = onDemand();
  const Screen = () => {
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown />;
  };
  return Object.assign(Screen, { prepare });
}
