// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type HealthRow, HealthSection } from '../../../src/pages/system/health/HealthSection';
import type { Level } from '../../../src/pages/system/health/rules';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const onRetry = vi.fn();
const rowOf = (level: Level, name: string, more: Partial<HealthRow> = {}): HealthRow => ({
  ...{ key: name, name, to: `/internal/${name}` },
  finding: { level, says: `carrier.${level}` } as HealthRow['finding'],
  ...more,
});
const [well, broken, look] = [
  rowOf('well', 'a'),
  rowOf('broken', 'b'),
  rowOf('look', 'c', { to: null }),
];

async function open(more: Partial<ComponentProps<typeof HealthSection>>) {
  draw(
    <HealthSection
      {...{ title: 'Carriers', rows: [well, look, broken], error: null, askedAt: 0 }}
      {...{ isOnlyBroken: false, empty: 'none', onRetry, ...more }}
    />,
  );
  await ready(screen.findByRole('heading', { name: 'Carriers' }));
}
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const said = () =>
  document.querySelector('section')?.textContent?.replaceAll('app.health.', '').slice(8);

afterEach(clearDrawn);

it('what needs attention comes first, each with the way to it', async () => {
  await open({});
  expect(rows()).toEqual([
    'bapp.health.carrier.broken',
    'capp.health.carrier.look',
    'aapp.health.carrier.well',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/internal/b',
    '#/internal/a',
  ]);
});

it.each<[what: string, more: Partial<ComponentProps<typeof HealthSection>>, text: RegExp]>([
  ['how many', {}, /^counts \d 3b/],
  ['that none needs attention', { rows: [well] }, /^countsNone 0 1a/],
  ['that there are more', { rows: [well], total: 9 }, /^countsNone 0 9 firstOnly 1a/],
  ['no more than there are', { rows: [well], total: 1 }, /^countsNone 0 1a/],
  ['that there is nothing', { rows: [] }, /^none$/],
  ['that all is well', { rows: [well], isOnlyBroken: true }, /^countsNone 0 1allWell$/],
  ['nothing yet', { rows: undefined }, /^$/],
  ['when it was asked', { rows: [well], askedAt: Date.now() }, /^countsNone 0 1 · .+a/],
  ['when it was asked, of nothing', { rows: [], askedAt: Date.now() }, /^[^·]+none$/],
])('a section says %s', async (_what, more, text) => {
  await open(more);
  expect(said()).toMatch(text);
});

it('what is well can be left out', async () => {
  await open({ isOnlyBroken: true });
  expect(rows().map((row) => row?.[0])).not.toContain('a');
  expect(rows().map((row) => row?.[0])).toContain('b');
});

it('details stand in the place of words', async () => {
  await open({ rows: [{ ...well, details: 'all day' }] });
  expect(rows()).toEqual(['aall day']);
});

it.each([
  [50, null],
  [51, 'app.health.more 1'],
])('of %i rows 50 are drawn', async (count, more) => {
  await open({ rows: Array.from({ length: count }, (_, index) => rowOf('well', `${index}`)) });
  expect(rows()).toHaveLength(50);
  expect(screen.queryByText(/^app.health.more/)?.textContent ?? null).toBe(more);
});

it('what failed can be asked again, and what was known before stays', async () => {
  await open({ rows: undefined, error: new Error('no') });
  await press('app.errors.retry');
  expect(onRetry).toHaveBeenCalledTimes(1);
  await open({ error: new Error('no') });
  expect(rows()).toHaveLength(3);
  expect(screen.queryByText('no')).toBeNull();
});
