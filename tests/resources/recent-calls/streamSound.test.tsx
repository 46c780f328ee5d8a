// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MediaError, type RtpStream } from '../../../src/engines/rtp';
import { StreamSound } from '../../../src/resources/recent-calls/media/StreamSound';
import { wav } from '../../engines/audio/wavFile';
import { clearDrawn, draw, press, ready } from '../../support/drawn';
import { noteSavedNames } from '../../support/savedFiles';
import { stubSound, stubWaves } from '../../support/silentSound';

const given = vi.hoisted(() => ({
  readSound: vi.fn<(file: Blob, ids: string[]) => Promise<Blob | null>>(),
}));
vi.mock('../../../src/engines/rtp', async (original) => ({
  ...(await original<object>()),
  ...given,
}));

const text = (name: string) => `resources.recent-calls.media.${name}`;
const player = (name: string) => `resources.recent-calls.player.${name}`;
/** A minute of one sample a second, in one channel or two. */
const minute = (channels: number) =>
  new Blob([wav({ rate: 1, channels, data: Array(120 * channels).fill(0) }) as BlobPart], {
    type: 'audio/wav',
  });

/** What is given to the browser to be saved, by its name. */
let saved: string[] = [];
beforeEach(() => {
  given.readSound.mockReset();
  stubSound(60);
  stubWaves(60);
  saved = noteSavedNames();
});
afterEach(() => {
  clearDrawn();
  vi.restoreAllMocks();
});

const stream = (id: string, more: Partial<RtpStream> = {}): RtpStream => {
  const one: Partial<RtpStream> = { id, source: `[2001:db8::${id}]:4000`, ssrc: 0xab, ...more };
  return { isPlayable: true, isEncrypted: false, ...one } as RtpStream;
};
const file = new Blob(['capture']);
const open = (one: RtpStream, opposite?: RtpStream) =>
  draw(
    <ThemeProvider theme={createTheme()}>
      <StreamSound {...{ file, opposite }} stream={one} nameOf={({ id }) => `who is ${id}`} />
    </ThemeProvider>,
  );
const buttons = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '')
    .filter((words) => words.startsWith(text('')))
    .map((words) => words.replace(text(''), ''));
const download = () => screen.getByRole('button', { name: text('download') });
const asked = () => given.readSound.mock.calls.map(([, ids]) => ids);

describe('the sound of a stream', () => {
  it.each([
    ['is encrypted', true, 'encrypted'],
    ['is of a codec that cannot be decoded', false, 'notPlayable'],
  ])('that %s is not offered', async (_what, isEncrypted, words) => {
    open(stream('1', { isPlayable: false, isEncrypted }), stream('2'));
    await ready(screen.findByText(text(words)));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<[what: string, opposite: RtpStream | undefined, offered: string[]]>([
    ['alone', undefined, ['play', 'download']],
    ['with the other direction', stream('2'), ['play', 'playBoth', 'download']],
    [
      'alone where the other cannot be decoded',
      stream('2', { isPlayable: false }),
      ['play', 'download'],
    ],
  ])('is offered %s, and made for nobody yet', async (_what, opposite, offered) => {
    open(stream('1'), opposite);
    await ready(screen.findByText(text('play')));
    expect(buttons()).toEqual(offered);
    expect(given.readSound).not.toHaveBeenCalled();
  });

  it('plays from its beginning, alone or with the other direction', async () => {
    given.readSound.mockImplementation(async (_file, ids) => minute(ids.length));
    open(stream('1'), stream('2'));
    (await ready(screen.findByText(text('play')))).click();
    const pause = await ready(screen.findByRole('button', { name: player('pause 15') }));
    await waitFor(() => expect(pause).toBeEnabled());
    expect(buttons()).toEqual(['playBoth', 'download']);
    expect(screen.queryByText('who is 1')).toBeNull();
    // The button that was pressed is gone: the keys are the player's.
    const frame = document.activeElement as Element;
    expect(frame).toContainElement(pause);
    expect(fireEvent.keyDown(frame, { key: 'End' })).toBe(false);
    expect(fireEvent.keyDown(frame, { key: 'x' })).toBe(true);
    await screen.findByText('00:59');
    await press(text('playBoth'));
    // Whose channel is whose.
    await ready(screen.findByText('who is 2'));
    expect(screen.getByText('who is 1')).toBeVisible();
    expect(buttons()).toEqual(['playOne', 'download']);
    expect(asked()).toEqual([['1'], ['1', '2']]);
    // There is a call of the platform behind none of it.
    expect(screen.queryByText(player('delete'))).toBeNull();
  });

  it('is decoded in sight, once, and can be had again where that failed', async () => {
    given.readSound.mockReturnValueOnce(new Promise(() => undefined));
    open(stream('1'));
    (await ready(screen.findByText(text('play')))).click();
    expect(await screen.findByRole('progressbar', { name: text('decoding') })).toBeVisible();
    expect(download()).toBeDisabled();
    clearDrawn();
    given.readSound.mockRejectedValueOnce(new MediaError('stopped'));
    open(stream('1'));
    (await ready(screen.findByText(text('play')))).click();
    const failed = await ready(screen.findByText(text('failed.stopped')));
    expect(screen.queryByRole('progressbar')).toBeNull();
    // What was pressed is gone.
    await waitFor(() => expect(document.activeElement).toContainElement(failed));
    expect(document.body).not.toHaveFocus();
    given.readSound.mockResolvedValue(minute(1));
    await press('app.errors.retry');
    await ready(screen.findByRole('button', { name: player('pause 15') }));
    expect(screen.queryByText(text('failed.stopped'))).toBeNull();
  });

  it('is saved under the name of its stream, whether it plays or not', async () => {
    given.readSound.mockResolvedValue(minute(1));
    open(stream('1'));
    (await ready(screen.findByText(text('download')))).click();
    await waitFor(() => expect(saved).toEqual(['rtp-2001-db8-1-4000-ab.wav']));
    expect(screen.queryByRole('button', { name: player('pause 15') })).toBeNull();
    await press(text('play'));
    await ready(screen.findByRole('button', { name: player('pause 15') }));
    await press(text('download'));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(asked().flat()).not.toContain('2');
  });

  it('that cannot be made is told of, and nothing is saved', async () => {
    given.readSound.mockRejectedValueOnce(new MediaError('tooLong'));
    open(stream('1'));
    (await ready(screen.findByText(text('download')))).click();
    await screen.findByText(text('failed.tooLong'));
    given.readSound.mockResolvedValueOnce(null);
    await press(text('download'));
    await screen.findByText(text('notPlayable'));
    expect(saved).toEqual([]);
  });
});

describe('a file that is no sound', () => {
  it.each([
    ['what came cannot be played', minute(1), 'broken'],
    ['nothing is in it', new Blob([wav({ rate: 1, data: [] }) as BlobPart]), 'empty'],
  ])('says that %s', async (_what, sound, words) => {
    vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (
      this: HTMLMediaElement,
    ) {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    });
    given.readSound.mockResolvedValue(sound);
    open(stream('1'));
    (await ready(screen.findByText(text('play')))).click();
    const alert = await ready(screen.findByRole('alert'));
    expect(alert.textContent).toBe(player(words));
    await waitFor(() => expect(alert).toHaveFocus());
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
