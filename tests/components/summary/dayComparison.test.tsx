// @vitest-environment jsdom
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import SameIcon from '@mui/icons-material/Remove';
import { screen } from '@testing-library/dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import {
  answeredPart,
  type Counted,
  DayComparison,
} from '../../../src/components/summary/DayComparison';
import { clearDrawn, draw, ready } from '../../support/drawn';

afterEach(clearDrawn);

const calls = (total: number, answered = 0): Counted => ({ total, answered });
const filter = { date: 'yesterday' };

/** The icons by the shapes that they draw. */
const pathOf = (icon: ReactElement) => / d="([^"]+)"/.exec(renderToStaticMarkup(icon))?.[1] ?? '';
const arrows: Record<string, string> = {
  [pathOf(<UpIcon />)]: 'Up',
  [pathOf(<DownIcon />)]: 'Down',
  [pathOf(<SameIcon />)]: 'Same',
};

/** The arrow and the words of a comparison, without where they come from. */
async function compared(of: 'calls' | 'answered', now: Counted, before: Counted) {
  draw(<DayComparison of={of} now={now} before={{ ...before, filter }} name="yesterday" />);
  const link = await ready(screen.findByRole('link'));
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(JSON.stringify(filter));
  const line = document.querySelector('.comparison');
  const arrow = line?.querySelector('path')?.getAttribute('d') ?? '';
  const words = line?.textContent?.replaceAll('app.summary.', '').replace(/\s+/g, ' ').trim();
  return [arrows[arrow], words];
}

describe('calls are compared as a part of what they were', () => {
  it.each([
    [120, 100, 'Up', 'more 20% other yesterday 100'],
    [80, 100, 'Down', 'fewer 20% other yesterday 100'],
    [100, 100, 'Same', 'same 0% other yesterday 100'],
    [1, 1000, 'Down', 'fewer 99.9% other yesterday 1,000'],
    // Of none nothing is a part: their number is said.
    [7, 0, 'Up', 'more 7 other yesterday 0'],
    [0, 0, 'Same', 'same 0 other yesterday 0'],
    [0, 7, 'Down', 'fewer 100% other yesterday 7'],
  ])('%i to %i', async (now, before, arrow, words) => {
    expect(await compared('calls', calls(now), calls(before))).toEqual([arrow, words]);
  });
});

describe('answered parts are compared in points', () => {
  it.each<[Counted, Counted, string, string]>([
    [calls(100, 70), calls(50, 30), 'Up', 'pointsMore 10 other yesterday 60%'],
    [calls(100, 50), calls(50, 30), 'Down', 'pointsLess 10 other yesterday 60%'],
    [calls(10, 6), calls(50, 30), 'Same', 'samePoints 0 other yesterday 60%'],
    // Less than can be shown is no difference.
    [calls(10_000, 6001), calls(50, 30), 'Same', 'samePoints 0 other yesterday 60%'],
    [calls(10_000, 5999), calls(50, 30), 'Same', 'samePoints 0 other yesterday 60%'],
    // Where nobody called there is no part.
    [calls(0), calls(50, 30), 'Same', 'notCompared 0 other yesterday 60%'],
    [calls(50, 30), calls(0), 'Same', 'notCompared 0 other yesterday –'],
    [calls(0), calls(0), 'Same', 'notCompared 0 other yesterday –'],
    [calls(4, 0), calls(4, 4), 'Down', 'pointsLess 100 other yesterday 100%'],
  ])('%j to %j', async (now, before, arrow, words) => {
    expect(await compared('answered', now, before)).toEqual([arrow, words]);
  });
});

it.each([
  [0, 0, null],
  [1, 0, 0],
  [4, 3, 0.75],
  [1, 1, 1],
])('of %i calls of which %i were answered the part is %j', (total, answered, part) => {
  expect(answeredPart({ total, answered })).toBe(part);
});
