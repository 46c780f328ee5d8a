import type { ComponentType } from 'react';
import { type OnDemand, onDemand } from '../components/onDemand';
import { addTexts, type ScreenTexts } from '../i18n/language';

/** What is shown on demand, some of whose texts come with its code. */
interface OnDemandWithTexts<Props extends object> extends OnDemand<Props> {
  /** Fetches the texts without the code. */
  prepareTexts: () => Promise<unknown>;
}

/** A screen of a resource, which takes everything that it needs from its address. */
export type View = OnDemand<object> & Partial<OnDemandWithTexts<object>>;

export const view = (load: () => Promise<ComponentType>): View => onDemand(load);

/** A screen, or a part of one, some of whose texts come with its code. */
export const viewWith = <Props extends object>(
  groups: readonly ScreenTexts[],
  load: () => Promise<ComponentType<Props>>,
): OnDemandWithTexts<Props> => {
  const prepareTexts = () => Promise.all(groups.map(addTexts));
  const shown = onDemand(async () => {
    const [Component] = await Promise.all([load(), prepareTexts()]);
    return Component;
  });
  return Object.assign(shown, { prepareTexts });
};
