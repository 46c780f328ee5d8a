import { cutName } from '../plain/cutName';
import { line, table } from './tableParts';

/** The list of calls as it comes: whose columns were chosen, it scrolls to its side. */
const calls = `${table}:has(> thead > tr > .goes-to:nth-child(3):nth-last-child(5))`;
const head = `${calls} > thead`;
const row = `${calls} > tbody > tr`;
const both = `:is(${head} > tr, ${row}:not(.opened, .group))`;
const cells = `${both} > :is(th, td)`;
const whole = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const;
const above = { gridRow: 1, alignContent: 'end', paddingBlockEnd: 0 } as const;
const below = { gridRow: 2, alignContent: 'start', paddingBlockStart: 0 } as const;

/**
 * The list of calls between a phone and a wide screen: who was called stands below who called, and the marks below
 * the duration, so that the account has its room.
 */
export const narrowCalls = {
  [calls]: {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr) auto auto',
  },
  [`${calls} > :is(thead, tbody), ${calls} > :is(thead, tbody) > tr`]: whole,
  // All of the head stays in sight.
  [head]: { position: 'sticky', top: 0, zIndex: 1 },
  [`${row}:not(.group)`]: { borderBottom: line },
  [`${row} > :is(td, th):first-child:last-child`]: { gridColumn: '1 / -1', alignContent: 'center' },
  [cells]: {
    display: 'grid',
    gridRow: '1 / span 2',
    alignContent: 'center',
    position: 'static',
    height: 'auto',
    minWidth: 0,
    paddingBlock: 2,
    borderBottom: 0,
  },
  [`${head} > tr > th`]: { lineHeight: 15 / 12, paddingBlock: 3 },
  [`${cells}:nth-child(2)`]: above,
  [`${cells}:nth-child(3)`]: { ...below, gridColumn: 2 },
  [`${cells}:nth-child(4)`]: { gridColumn: 3 },
  [`${cells}:nth-child(5)`]: { ...above, gridColumn: 4 },
  [`${cells}:nth-child(6)`]: { ...below, gridColumn: 4, justifyContent: 'end' },
  [`${cells}:nth-child(7)`]: { gridColumn: 5 },
  // Nothing is said of the marks there.
  [`${head} > tr > th:nth-child(5)`]: { gridRow: '1 / span 2', alignContent: 'center' },
  [`${row} > td > .call-status > .state-label`]: cutName,
} as const;
