import { withEmotionCache } from '@emotion/react';
import { useInsertionEffect } from 'react';
import { layRules } from '../theme/layRules';

/** Rules that the build has made, before those of the components, in whichever direction these are. */
export const LaidRules = withEmotionCache<{ rules: string }>(function LaidRules({ rules }, cache) {
  useInsertionEffect(() => layRules(cache, rules), [cache, rules]);
  return null;
});
