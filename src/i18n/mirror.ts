import type { StylisElement, StylisPlugin } from '@emotion/cache';
import mirrored from '@mui/stylis-plugin-rtl';
import type { Isolate } from './texts';

const isDirection = ({ type, props }: StylisElement) => type === 'decl' && props === 'direction';

/**
 * Turns what styles say of left and right, but not which way a text is written: numbers, addresses and codes
 * stay left to right (`mono`).
 */
const turned: StylisPlugin = (element, ...rest) => {
  const { type, children } = element;
  if (type !== 'rule' || !Array.isArray(children)) return mirrored(element, ...rest);
  const directions = children.filter(isDirection);
  element.children = children.filter((one) => !isDirection(one));
  const answer = mirrored(element, ...rest);
  if (Array.isArray(element.children)) element.children = [...element.children, ...directions];
  return answer;
};

/** It stands in the place of emotion's own plugin, which names properties for older browsers. */
export const mirror = [turned];

/** Words stand in a line of the other direction as they are; digits and signs would change places. */
const hasSigns = /[^\p{L}\p{M}\s]/u;

/**
 * What is put into a text that is written from right to left, kept together by the signs that say so: numbers,
 * addresses and names keep their own direction, and what stands around them keeps its place.
 */
export const isolate: Isolate = (args) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      // The text that stands for a missing one is a text itself.
      typeof value === 'string' && name !== '_' && hasSigns.test(value)
        ? `\u2068${value}\u2069`
        : value,
    ]),
  );
