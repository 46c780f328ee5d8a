// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { RtpStream } from '../../../src/engines/rtp';
import type { Ladder, LadderMessage } from '../../../src/engines/sip';
import { MediaCourse } from '../../../src/resources/recent-calls/media/MediaCourse';
import { clearDrawn, draw, ready } from '../../support/drawn';

afterEach(() => {
  clearDrawn();
  vi.unstubAllGlobals();
});

const second = 1_000_000;
const text = (name: string) => `resources.recent-calls.media.${name}`;
const course = { step: second, packets: [50], lost: [0], jitter: [80], level: [-20] };
const stream = {
  ...{ id: 's', start: 0, end: 10 * second, digits: [], course },
  ...{ jitter: { mean: 2, max: 80 }, lost: 0, expected: 50 },
} as object as RtpStream;

/** The course of ten seconds, with so many messages in them. */
async function open(count: number) {
  const messages = Array.from({ length: count }, (_none, index) => ({
    ...{ index, time: Math.floor((index * 10 * second) / count), method: 'INFO' },
    ...{ status: null, reason: '' },
  })) as object[] as LadderMessage[];
  draw(
    <ThemeProvider theme={createTheme()}>
      <MediaCourse
        streams={[stream]}
        ladder={{ messages } as Ladder}
        nameOf={() => 'Caller to agent'}
      />
    </ThemeProvider>,
  );
  const section = await ready(screen.findByRole('region', { name: text('course.title') }));
  const [words, ...lines] =
    section.querySelector('[aria-hidden] > div')?.parentElement?.children ?? [];
  return { section, words: words?.children.length, lines: lines.length };
}

it.each([
  [1, 1],
  [400, 400],
  [401, 0],
])('of %i messages in the sound, %i are lines', async (count, lines) => {
  expect((await open(count)).lines).toBe(lines);
});

it.each([
  [false, 10, 11],
  [true, 4, 3],
])('words have their room; on a narrow screen (%s) there are fewer', async (...row) => {
  const [isNarrow, words, ticks] = row;
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: isNarrow, addEventListener: () => {}, removeEventListener: () => {} },
  }));
  const { section, words: drawn } = await open(10);
  expect(drawn).toBe(words);
  expect(section.textContent?.split(text('course.seconds'))).toHaveLength(ticks + 1);
});

it('the legend says how much jitter fills the height', async () => {
  const { section } = await open(1);
  expect(section.textContent).toContain(text(`course.jitter ${text('milliseconds')} 80.0`));
});
