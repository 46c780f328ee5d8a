import type { CSSObject } from '@emotion/react';

/**
 * A name in one line, cut at its end where it is too long. Its element has `dir="auto"`: a name of the other
 * direction would be cut where it begins. It stands at the side where the lines around it begin.
 */
export const cutName = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Browsers know one of the two.
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies CSSObject;
