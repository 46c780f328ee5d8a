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
 * Corrects the address before the router reads it. A step that cannot be decoded stands for itself from then
 * on, so that it leads to "does not exist" and not to a broken page; what lies outside of the base is meant
 * below it, as a server that is asked without a prefix hands the page out too.
 */
export function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const steps = stepsOf(pathOf(window.location).pathname || pathname).map(readable);
  const path = hrefOf(`/${steps.join('/')}`);
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
}
