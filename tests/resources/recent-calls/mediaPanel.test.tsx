// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Media, MediaError, type Quality, type RtpStream } from '../../../src/engines/rtp';
import { parseMedia } from '../../../src/engines/rtp/parseMedia';
import type { CallLadder } from '../../../src/engines/sip';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { MediaPanel } from '../../../src/resources/recent-calls/media/MediaPanel';
import { useMedia } from '../../../src/resources/recent-calls/media/useMedia';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const given = vi.hoisted(() => ({ readMedia: vi.fn(), readSound: vi.fn() }));
vi.mock('../../../src/engines/rtp', async (original) => ({
  ...(await original<object>()),
  ...given,
}));

const text = (name: string) => `resources.recent-calls.media.${name}`;
const ms = (value: string) => text(`milliseconds ${value}`);
const file = readFileSync('tests/fixtures/rtp/call.pcap');
const ladder = callLadder([parseCapture(file)]);
const { streams } = parseMedia(
  file,
  ladder.messages.map(({ body }) => body),
);
const [stream] = streams as [RtpStream];

beforeEach(() => {
  given.readMedia.mockReset();
  given.readSound.mockReset();
});
afterEach(clearDrawn);

const mediaOf = (streams: RtpStream[], problems: Media['problems'] = []): Media => ({
  ...{ streams, problems, work: 0 },
});
const capture = new Blob([file]);
/** How far the reading is. */
const Status = ({ ladder }: { ladder: CallLadder }) => (
  <output>{useMedia(capture, ladder).status}</output>
);
function open(media: () => Promise<Media>, of = ladder) {
  given.readMedia.mockImplementation(media);
  draw(
    <ThemeProvider theme={createTheme()}>
      <Status ladder={of} />
      <MediaPanel file={capture} ladder={of} />
    </ThemeProvider>,
  );
}
const opened = async (...of: RtpStream[]) => {
  open(async () => mediaOf(of));
  await ready(screen.findByRole('heading', { name: text('title') }));
};
const many = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ ...stream, id: String(id) }));
const row = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getAllByRole('button')[0]);

describe('the streams of a capture', () => {
  it.each<[status: string, media: () => Promise<Media>]>([
    ['pending', () => new Promise(() => undefined)],
    ['success', async () => mediaOf([])],
  ])('show nothing where there are none, or none yet: %s', async (status, media) => {
    open(media);
    await ready(screen.findByText(status));
    expect(document.body.textContent).toBe(status);
  });

  it('are not asked for where the capture holds nothing but SIP', async () => {
    open(async () => mediaOf(streams), { ...ladder, otherPackets: 0 });
    await ready(screen.findByText('pending'));
    expect(given.readMedia).not.toHaveBeenCalled();
  });

  it('that could not be read say why, and can be read again', async () => {
    open(() => Promise.reject(new MediaError('tooLong')));
    await screen.findByText(text('failed.tooLong'));
    given.readMedia.mockResolvedValue(mediaOf(streams));
    await press('app.errors.retry');
    await ready(screen.findByText(text('count 2')));
  });

  it.each([
    [8, 8, false],
    [9, 8, true],
    [50, 8, true],
  ])('of %d, %d are drawn: %s', async (count, drawn, isSaid) => {
    await opened(...many(count));
    expect(screen.getAllByRole('img')).toHaveLength(drawn);
    expect(screen.queryAllByText(text(`course.some 8 ${count}`))).toHaveLength(isSaid ? 1 : 0);
    expect(row()).toHaveLength(count);
    expect(screen.queryByRole('button', { name: text(`showAll ${count}`) })).toBeNull();
  });

  it('beyond fifty are listed when somebody asks', async () => {
    await opened(...many(51));
    expect(row()).toHaveLength(50);
    screen.getByRole('button', { name: text('showAll 51') }).focus();
    await press(text('showAll 51'));
    await waitFor(() => expect(row()).toHaveLength(51));
    expect(document.activeElement?.children).toHaveLength(51);
    expect(screen.queryByRole('button', { name: text('showAll 51') })).toBeNull();
  });

  const problems: Media['problems'] = [
    { kind: 'tooManyStreams', count: 1 },
    { kind: 'endsEarly', count: 2 },
  ];
  it.each([
    ['where the ladder has told of the file', ladder, [text('tooManyStreams 1')]],
    [
      'where there is no ladder',
      { ...ladder, messages: [] },
      [text('tooManyStreams 1'), 'resources.recent-calls.capture.problems.endsEarly 2'],
    ],
  ])('say what is wrong with them: %s', async (_what, of, told) => {
    open(async () => mediaOf(streams, problems), of);
    const note = await ready(screen.findByRole('note'));
    expect(
      [...note.querySelectorAll('.MuiAlert-message > div')].map((one) => one.textContent),
    ).toEqual(told);
    open(async () => mediaOf(streams), of);
    await ready(screen.findByRole('heading', { name: text('title') }));
    expect(screen.queryByRole('note')).toBeNull();
  });
});

it('the course of the streams is a table for those who ask for it', async () => {
  const digits = [{ event: 1, symbol: '1', start: stream.start, duration: 100, isWhole: true }];
  const course = {
    step: 1e6,
    packets: [50, 40],
    lost: [0, 10],
    jitter: [1.5, 120],
    level: [-20, null],
  };
  await opened({ ...stream, digits, course, end: stream.start + 2e6 });
  const toggle = await ready(screen.findByRole('button', { name: text('course.showTable') }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  toggle.click();
  const table = await ready(screen.findByRole('table'));
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle.getAttribute('aria-controls')).toBe(table.closest('[id]')?.id);
  const cells = [...table.querySelectorAll('tr')].map((one) =>
    [...one.children].map((cell) => cell.textContent),
  );
  const at = (seconds: number) =>
    text(
      `course.seconds ${((stream.start - (ladder.messages[0]?.time ?? 0)) / 1e6 + seconds).toFixed(1)}`,
    );
  expect(cells).toEqual([
    ['time', 'packets', 'lost', 'jitter', 'level', 'keys'].map((name) =>
      text(`course.table.${name}`),
    ),
    [at(0), '50', '0', ms('1.5'), text('course.decibels -20'), '1'],
    [at(1), '40', '10', ms('120'), '—', ''],
  ]);
  const region = screen.getByRole('region', { name: table.getAttribute('aria-label') ?? '' });
  expect(region).toHaveAttribute('tabindex', '0');
  await press(text('course.hideTable'));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  expect(toggle).not.toHaveAttribute('aria-controls');
});

describe('a stream', () => {
  const quality: Quality = {
    ...{ rating: 82.6, isWideband: false, category: 'high', mos: 4.1 },
    ...{ delay: 95, isDelayKnown: true },
  };
  it('says in a line what it is and how well it came, and opens to all that was measured', async () => {
    await opened({ ...stream, quality, lost: 1, expected: 8, jitter: { mean: 2, max: 3 } });
    const [line] = row();
    expect(line).toHaveAttribute('aria-expanded', 'false');
    for (const words of [
      'PCMU',
      text('row.lost 12.5%'),
      text('row.jitter'),
      text('mos.high 4.1'),
    ]) {
      expect(line).toHaveTextContent(words);
    }
    expect(screen.queryByText(text('facts.ssrc'))).toBeNull();
    line?.click();
    await ready(screen.findByText(text('facts.ssrc')));
    expect(line).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(line?.getAttribute('aria-controls') ?? '');
    expect(panel).toBeVisible();
    line?.click();
    await waitFor(() => expect(screen.queryByText(text('facts.ssrc'))).toBeNull());
    expect(panel).not.toBeVisible();
  });

  it.each<[what: string, more: Partial<RtpStream>, words: string[]]>([
    ['of a small SSRC', { ssrc: 0x1a }, ['0x0000001a']],
    [
      'without a MOS for its codec',
      { quality: null, qualityGap: 'codec' },
      [text('noMos.codec PCMU')],
    ],
    [
      'without a MOS for its losses',
      { quality: null, qualityGap: 'loss' },
      [text('noMos.loss PCMU')],
    ],
    ['of known delay', { quality }, [text(`estimate ${text('narrowband')} 83 ${ms('95.0')}`)]],
    [
      'of wide band',
      { quality: { ...quality, isWideband: true, isDelayKnown: false } },
      [text(`estimateWithoutDelay ${text('wideband')} 83 ${ms('95.0')}`)],
    ],
    ['of unknown packets', { packetTime: 0 }, [`${text('facts.packetTime')}—`]],
    ['of short packets', { packetTime: 20 }, [`${text('facts.packetTime')}${ms('20.0')}`]],
    ['of a length', { end: stream.start + 65e6 }, [`${text('facts.duration')}01:05`]],
    ['with losses', { lost: 1000, expected: 4000 }, [`${text('facts.lost')}1,000 (25%)`]],
    [
      'with keys',
      {
        digits: [
          { event: 1, symbol: '1', start: stream.start + 5e5, duration: 100, isWhole: true },
          { event: 2, symbol: '2', start: stream.start + 15e5, duration: 80, isWhole: false },
        ],
      },
      [
        text('digits.row 1 2'),
        `1${text(`digits.at 0.5 ${ms('100')}`)}`,
        `2${text(`digits.unfinished 1.5 ${ms('80.0')}`)}`,
      ],
    ],
  ])('%s is described', async (_what, more, words) => {
    await opened({ ...stream, quality: null, qualityGap: null, ...more });
    row()[0]?.click();
    const item = await ready(screen.findByRole('listitem'));
    await within(item).findByText(text('facts.ssrc'));
    for (const one of words) expect(item.textContent).toContain(one);
    expect(item.textContent?.includes(text('mos.unknown'))).toBe(!more.quality);
    const about = [...item.querySelectorAll('p')].filter((one) =>
      /noMos|estimate/.test(one.textContent ?? ''),
    );
    expect(about).toHaveLength(more.quality || more.qualityGap ? 1 : 0);
    expect(item.textContent?.includes(text('digits.title'))).toBe(Boolean(more.digits));
  });
});
