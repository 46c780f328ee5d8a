import { hrefOf, pathOf, stepsOf } from './addresses';

const readable = (step: string): string => {
  try {
    decodeURIComponent(step);
    return step;
  } catch {
    return encodeURIComponent(step);
  }
};

/**
 * Corrects the address before the router reads it. A step that cannot be decoded is taken literally, so
 * that it leads to "does not exist" instead of a broken page. An address outside of the base is moved
 * below it, because a server that is asked without the prefix returns the page too.
 */
export function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const steps = stepsOf(pathOf(window.location).pathname || pathname).map(readable);
  const path = hrefOf(`/${steps.join('/')}`);
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
}
