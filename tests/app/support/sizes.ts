const nothing = () => undefined;

/** Watches a page whose elements never change their size: the simulated one lays nothing out. */
export class KeptSizes {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}
