// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordingPlayer } from '../../../src/resources/recent-calls/player/RecordingPlayer';
import type { RecentCall, RecordingStream } from '../../../src/types';
import { wav } from '../../engines/audio/wavFile';
import { clearDrawn, draw, messages, press, ready } from '../../support/drawn';
import { noteSavedNames } from '../../support/savedFiles';
import { stubSound, stubWaves } from '../../support/silentSound';

const text = (name: string) => `resources.recent-calls.player.${name}`;
const call = { id: 'c', call_sid: 'c-1', recording_url: '/r/c', duration: 60 } as RecentCall;
/** A minute of silence, of one sample a second. */
const minute = wav({ rate: 1, data: Array(120).fill(0) }) as Uint8Array<ArrayBuffer>;
const head = wav({ rate: 1, data: [] }) as Uint8Array<ArrayBuffer>;

const openRecording = vi.fn<(url: string, signal: AbortSignal) => Promise<RecordingStream>>();
const deleteRecording = vi.fn<(url: string) => Promise<void>>();
/** What is given to the browser to be saved, by its name. */
let saved: string[] = [];
let waves = { drawn: [] as number[] };

beforeEach(() => {
  openRecording.mockReset();
  deleteRecording.mockReset();
  stubSound(60);
  waves = stubWaves(60);
  saved = noteSavedNames();
});
afterEach(() => {
  clearDrawn();
  vi.restoreAllMocks();
});

const whole = (bytes: Uint8Array<ArrayBuffer>): RecordingStream => ({
  ...{ stream: new Blob([bytes]).stream(), contentType: 'audio/wav', size: bytes.length },
});
/** The first bytes of a recording, and what then becomes of it. */
const begun = (bytes: number, then: 'goes on' | 'breaks off'): RecordingStream => ({
  ...whole(minute),
  stream: new ReadableStream({
    start: (controller) => controller.enqueue(minute.slice(0, bytes)),
    pull: (controller) => (then === 'goes on' ? undefined : controller.error(new Error('away'))),
  }),
});

interface Around {
  host?: string;
  mayDelete?: boolean;
}
async function open({ host, mayDelete = true }: Around = {}) {
  const getRecordingHost = async () => host ?? null;
  const refusal = { message: 'viewOnly', redirectTo: '/' };
  draw(
    <ThemeProvider theme={createTheme()}>
      <RecordingPlayer call={call} />
    </ThemeProvider>,
    {
      provider: { openRecording, deleteRecording, getRecordingHost } as object,
      refusalOf: ({ resource, action }) =>
        resource === 'recordings' && action === 'delete' && !mayDelete ? refusal : null,
    },
  );
  if (host) await ready(screen.findByText(text(`elsewhere ${host}`)));
  const button = await ready(screen.findByRole('button', { name: text('open') }));
  button.focus();
  button.click();
}
const button = (name: string) => screen.getByRole('button', { name: text(name) });
const findButton = (name: string) => ready(screen.findByRole('button', { name: text(name) }));
const position = () => screen.getByRole('slider', { name: text('position') });
const speed = () => screen.getByRole('combobox', { name: text('speed') });
const clock = () => document.querySelector('[data-clock=position]')?.textContent;
/** Waits for a recording that is whole and plays. */
async function opened(around?: Around) {
  openRecording.mockResolvedValue(whole(minute));
  await open(around);
  await waitFor(() => expect(button('download')).toBeEnabled());
  await findButton('pause 15');
}

describe('a recording that is on its way', () => {
  it('has its place, and nothing of it can be heard yet', async () => {
    openRecording.mockReturnValue(new Promise(() => undefined));
    await open();
    for (const name of ['back 15', 'play 15', 'forward 15', 'mute', 'download']) {
      expect(await findButton(name)).toBeDisabled();
    }
    for (const slider of screen.getAllByRole('slider')) expect(slider).toBeDisabled();
    expect(speed()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(text('loading'));
    expect(openRecording.mock.lastCall?.[0]).toBe('/r/c');
    // The button that opened it is gone, and its keys are heard; they have nothing to do.
    const player = document.activeElement as Element;
    expect(player).toContainElement(button('play 15'));
    expect(fireEvent.keyDown(player, { key: ' ' })).toBe(true);
    const { 1: signal } = openRecording.mock.lastCall ?? [];
    clearDrawn();
    expect(signal?.aborted).toBe(true);
  });

  it('plays as soon as there is enough of it, and says how much has come', async () => {
    openRecording.mockResolvedValue(begun(44 + 60, 'goes on'));
    await open();
    await waitFor(async () => expect(await findButton('pause 15')).toBeEnabled());
    expect(screen.getByText(text('loadingPart 63'))).toBeVisible();
    expect(button('download')).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent(text('playing'));
  });

  it('that breaks off can be heard and kept as far as it came', async () => {
    openRecording.mockResolvedValue(begun(44 + 60, 'breaks off'));
    await open();
    await findButton('downloadPart');
    expect(screen.getByText(text('cut 00:30'))).toBeVisible();
    button('downloadPart').click();
    expect(saved).toEqual(['callid-c-1.wav']);
  });
});

describe('a recording that is open', () => {
  it('does what its keys and buttons say', async () => {
    await opened();
    const player = document.activeElement as Element;
    const key = (name: string) => () =>
      expect(fireEvent.keyDown(player, { key: name })).toBe(false);
    const does: [act: () => void, shows: () => unknown, expected: unknown][] = [
      [key('ArrowLeft'), clock, '00:15'],
      [key('j'), clock, '00:15'],
      [() => button('back 15').click(), clock, '00:15'],
      [key('ArrowRight'), clock, '00:45'],
      [key('l'), clock, '00:45'],
      [() => button('forward 15').click(), clock, '00:45'],
      [key('Home'), clock, '00:00'],
      [key('End'), clock, '00:59'],
      [key('.'), () => speed().textContent, '1.25×'],
      [key(','), () => speed().textContent, '1×'],
      [key(','), () => speed().textContent, '0.75×'],
      [key('m'), () => button('unmute').isConnected, true],
      [() => button('unmute').click(), () => button('mute').isConnected, true],
      [key(' '), () => screen.getByRole('status').textContent, text('paused')],
      [
        () => button('play 15').click(),
        () => screen.getByRole('status').textContent,
        text('playing'),
      ],
      [key('k'), () => screen.getByRole('status').textContent, text('paused')],
    ];
    for (const [act, shows, expected] of does) {
      fireEvent.change(position(), { target: { value: '30' } });
      await waitFor(() => expect(clock()).toBe('00:30'));
      expect(position()).toHaveAttribute('aria-valuetext', text('positionText 00:30 01:00'));
      // The thumb follows between the seconds, past React.
      const thumb = position().closest<HTMLElement>('.MuiSlider-thumb');
      expect(thumb?.style.getPropertyValue('inset-inline-start')).toBe('50%');
      act();
      await waitFor(() => expect(shows()).toBe(expected));
    }
    expect(fireEvent.keyDown(player, { key: 'x' })).toBe(true);
    expect(waves.drawn.at(-1)).toBe(60);
  });

  it('leaves the keys of what opens above it to that', async () => {
    await opened();
    fireEvent.mouseDown(speed());
    const choices = await screen.findAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      '0.5×',
      '0.75×',
      '1×',
      '1.25×',
      '1.5×',
      '2×',
      '3×',
    ]);
    const unheard = (target: Element) => {
      for (const one of ['m', 'k', 'l', '.']) fireEvent.keyDown(target, { key: one });
    };
    const [slowest] = choices as [HTMLElement];
    unheard(slowest);
    slowest.click();
    await waitFor(() => expect(speed().textContent).toBe('0.5×'));
    button('delete').click();
    unheard(await screen.findByRole('dialog'));
    await press('app.confirm.cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([clock(), speed().textContent]).toEqual(['00:00', '0.5×']);
    expect(button('mute')).toBeVisible();
    expect(button('pause 15')).toBeVisible();
  });
});

describe('a recording that cannot be heard', () => {
  it.each<[what: string, error: Error, host: string | undefined, said: string[]]>([
    [
      'the platform has lost',
      Object.assign(new Error('gone'), { status: 404 }),
      undefined,
      ['missing'],
    ],
    ['the platform refuses', Object.assign(new Error('no'), { status: 403 }), undefined, ['no']],
    [
      'others keep',
      Object.assign(new Error('away'), { status: 0 }),
      'calls.example',
      ['away', 'elsewhereFailed elsewhereOpen calls.example'],
    ],
  ])('that %s says why, and can be asked for again', async (_what, error, host, said) => {
    openRecording.mockRejectedValue(error);
    await open({ host });
    const alert = await ready(screen.findByRole('alert'));
    expect(alert).toHaveTextContent(text('failed'));
    for (const words of said.flatMap((one) => one.split(' ')))
      expect(alert).toHaveTextContent(words);
    expect(alert.querySelector('a')?.getAttribute('href')).toBe(host && '/r/c');
    // The player had the focus, and is gone.
    await waitFor(() => expect(alert).toHaveFocus());
    expect(screen.queryByRole('button', { name: text('download') })).toBeNull();
    openRecording.mockResolvedValue(whole(minute));
    await press('app.errors.retry');
    await findButton('pause 15');
    expect(openRecording).toHaveBeenCalledTimes(2);
  });

  it.each<[what: string, bytes: Uint8Array<ArrayBuffer>, said: string[]]>([
    ['what came is no sound', minute, ['broken', 'brokenHelp']],
    ['nothing is in it', head, ['empty']],
  ])('as %s says so, and can still be kept', async (_what, bytes, said) => {
    openRecording.mockResolvedValue(whole(bytes));
    const isSound = bytes === head;
    if (!isSound)
      vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (
        this: HTMLMediaElement,
      ) {
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      });
    await open();
    const alert = await ready(screen.findByRole('alert'));
    expect(alert).toHaveTextContent(said.map(text).join(' '));
    await waitFor(() => expect(alert).toHaveFocus());
    button('download').click();
    expect(saved).toEqual(['callid-c-1.wav']);
  });
});

describe('deleting a recording', () => {
  it('is asked, told, and leaves nothing to hear', async () => {
    await opened();
    button('delete').click();
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(`app.confirm.deleteTitle ${text('deleteName c-1')}`);
    expect(dialog).toHaveTextContent(text('deleteText'));
    deleteRecording.mockRejectedValueOnce(new Error('locked'));
    await press('app.confirm.delete');
    await screen.findByText('locked');
    deleteRecording.mockResolvedValueOnce();
    await press('app.confirm.delete');
    const gone = await ready(screen.findByText(text('gone')));
    expect(deleteRecording.mock.calls).toEqual([['/r/c'], ['/r/c']]);
    expect(messages()).toEqual([text('deleted')]);
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(gone.closest('[role=alert]')).toHaveFocus());
  });

  it.each<[what: string, around: Around]>([
    ['others keep', { host: 'calls.example' }],
    ['the operator may not delete', { mayDelete: false }],
  ])('is not offered for one that %s', async (_what, around) => {
    await opened(around);
    expect(screen.queryByRole('button', { name: text('delete') })).toBeNull();
  });
});
