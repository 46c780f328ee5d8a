// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { RecordingSession, Region } from '../../../src/engines/audio';
import { RegionTable } from '../../../src/resources/recent-calls/player/RegionTable';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

afterEach(clearDrawn);

const text = 'resources.recent-calls.player';
const place = { spanId: 's', channel: 0, start: 61.29, end: 62 };
const region = (of: object) => ({ ...place, ...of }) as Region;
const spoken = { transcript: 'two tickets', vendor: 'google' };

const seek = vi.fn();
const play = vi.fn();
const onRegion = vi.fn();
async function open(regions: Region[]) {
  const session = { seek, play } as unknown as RecordingSession;
  draw(<RegionTable session={session} regions={regions} onRegion={onRegion} />);
  await ready(screen.findByRole('table'));
}
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );

it.each<[what: string, of: object, summary: string, latency: string]>([
  ['a key', { kind: 'dtmf', digit: '5', duration: '100ms' }, '5', ''],
  ['words', { kind: 'speech', outcome: spoken, latency: 0.4 }, 'two tickets', '0.40s'],
  ['words without a transcript', { kind: 'speech', outcome: {}, latency: null }, '', ''],
  ['no words', { kind: 'speech', outcome: 'timeout', latency: null }, '', ''],
  ['the wait for words', { kind: 'speechLatency', latency: 0.4 }, '', '0.40s'],
  [
    'the wait for a voice',
    { kind: 'synthesisLatency', latency: 0.4, vendor: 'aws' },
    'aws',
    '0.40s',
  ],
  [
    'the wait for an application',
    { kind: 'applicationLatency', latency: 0.4, status: '200' },
    '200',
    '0.40s',
  ],
])('%s has its time, what it is, and how long it took', async (_what, of, summary, latency) => {
  const one = region(of);
  await open([one]);
  const mark = `${text}.region.${one.kind}`;
  expect(cells()).toEqual([['01:01.2', `${mark}${summary}`, latency]]);
  await press(`${text}.seek 01:01.2`);
  expect([seek.mock.lastCall, play.mock.calls.length > 0]).toEqual([[61.29], true]);
  await press(`${text}.details ${mark} 01:01.2`);
  expect(onRegion.mock.lastCall).toEqual([one]);
});

it.each([
  [100, [100]],
  [201, [100, 200, 201]],
])('of %i marks a hundred more are shown at a time', async (count, steps) => {
  await open(
    Array.from({ length: count }, (_none, start) =>
      region({ kind: 'dtmf', digit: '1', duration: '1ms', start }),
    ),
  );
  for (const [at, shown] of steps.entries()) {
    expect(cells()).toHaveLength(shown);
    const more = screen.queryByText(new RegExp(`^${text}\\.more`))?.textContent;
    expect(more).toBe(at + 1 < steps.length ? `${text}.more ${count - shown}` : undefined);
    if (!more) break;
    screen.getByRole('button', { name: more }).focus();
    await press(more);
  }
  // The last ones take the button away.
  if (steps.length > 1) expect(screen.getByRole('region')).toHaveFocus();
});
