import type { ComponentType } from 'react';
import { addTexts } from '../../i18n/language';
import { type View, view } from '../view';

/** A screen of calls: what it says comes with its code. */
export const callView = (load: () => Promise<ComponentType>): View =>
  view(async () => {
    const [Component] = await Promise.all([load(), addTexts('loadCalls')]);
    return Component;
  });
