import { withEmotionCache } from '@emotion/react';
import { useInsertionEffect, useState } from 'react';
import { layRules, readRules } from '../theme/layRules';

/** Rules that the build has made, before those of the components, in whichever direction these are. */
export const LaidRules = withEmotionCache<{ rules: string }>(function LaidRules({ rules }, cache) {
  // While it is drawn: the rehearsal has read them, then.
  useState(() => readRules(rules));
  useInsertionEffect(() => layRules(cache, rules), [cache, rules]);
  return null;
});
