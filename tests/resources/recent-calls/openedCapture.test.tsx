// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseMedia } from '../../../src/engines/rtp/parseMedia';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { OpenedCapture } from '../../../src/resources/recent-calls/files/OpenedCapture';
import { readCapturesHere } from '../../app/support/workers';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const text = (name: string) => `resources.recent-calls.files.${name}`;
const capture = (name: string) => `resources.recent-calls.capture.${name}`;
const fileOf = (path: string) => new Blob([readFileSync(path)]);
const answered = () => fileOf('platform/data/captures/answered.pcap');

/** What a worker does with a file, and how many there were, and were ended. */
let started: number;
let ended: number;
function readBy(answer: (tell: (data: unknown) => void, fail: () => void) => void) {
  class Reader {
    onmessage: ((event: MessageEvent) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    constructor() {
      started += 1;
      queueMicrotask(() => this.tell('ready'));
    }
    tell = (data: unknown) => this.onmessage?.(new MessageEvent('message', { data }));
    postMessage = () => answer(this.tell, () => this.onerror?.(new Event('error')));
    terminate = () => {
      ended += 1;
    };
  }
  vi.stubGlobal('Worker', Reader);
}
beforeEach(() => {
  started = 0;
  ended = 0;
});
afterEach(() => {
  clearDrawn();
  vi.unstubAllGlobals();
});

/** The ladder of a call with streams. */
const withStreams = () => callLadder([parseCapture(readFileSync('tests/fixtures/rtp/call.pcap'))]);
const drawn = () => screen.findByText(new RegExp(`^${capture('messages')} 7 `));
const bar = () => screen.queryByRole('progressbar');
const status = () => screen.getAllByRole('status')[0]?.textContent;

describe('a capture file that is read', () => {
  it('says how far it is, half of it for the messages', async () => {
    readBy((tell) => tell({ part: 0.5 }));
    draw(<OpenedCapture file={answered()} />);
    await waitFor(() => expect(bar()).toHaveAttribute('aria-valuenow', '25'));
    expect(screen.getByText('25%')).toBeVisible();
    expect(bar()).toHaveAccessibleName(text('reading'));
  });

  it('is stopped and read again by one button, which keeps the focus', async () => {
    readBy((tell) => tell({ part: 0.5 }));
    draw(<OpenedCapture file={answered()} />);
    await waitFor(() => expect(bar()).toHaveAttribute('aria-valuenow', '25'));
    const button = screen.getByRole('button', { name: text('stop') });
    button.focus();
    await press(text('stop'));
    await ready(screen.findByText(text('readingStopped')));
    expect([bar(), screen.queryByText('25%')]).toEqual([null, null]);
    expect(status()).toBe(text('readingStopped'));
    expect([started, ended]).toEqual([1, 1]);
    expect(button).toHaveFocus();
    expect(button.textContent).toBe(text('readAgain'));
    readCapturesHere();
    await press(text('readAgain'));
    await ready(drawn());
  });

  it('is stopped among its streams, and read again from there', async () => {
    const whole = withStreams();
    readBy((tell) => tell(started === 1 ? { rest: whole } : { part: 0.5 }));
    draw(<OpenedCapture file={fileOf('tests/fixtures/rtp/call.pcap')} />);
    await waitFor(() => expect(bar()).toHaveAttribute('aria-valuenow', '75'));
    await press(text('stop'));
    await ready(screen.findByText(text('readingStopped')));
    await waitFor(() => expect([started, ended]).toEqual([2, 2]));
    readCapturesHere();
    await press(text('readAgain'));
    await ready(screen.findByRole('searchbox'));
    expect(screen.queryAllByText(/recent-calls\.media\./)).not.toEqual([]);
  });

  it('is drawn: its messages and its streams', async () => {
    readCapturesHere();
    draw(<OpenedCapture file={fileOf('tests/fixtures/rtp/call.pcap')} />);
    await ready(screen.findByRole('searchbox'));
    expect(screen.queryAllByText(/recent-calls\.media\./)).not.toEqual([]);
  });

  it('of streams alone has no ladder', async () => {
    const media = { streams: [], problems: [] };
    const ladder = { messages: [], legs: [], parties: [], facts: [], packets: 9, otherPackets: 9 };
    const { streams } = parseMedia(readFileSync('tests/fixtures/rtp/call.pcap'), []);
    readBy((tell) => {
      if (started === 1) tell({ rest: { ...ladder, problems: [{ kind: 'noSip', count: 1 }] } });
      else tell({ media: { ...media, streams } });
    });
    draw(<OpenedCapture file={answered()} />);
    await waitFor(() => expect(screen.queryAllByText(/recent-calls\.media\./)).not.toEqual([]));
    expect(screen.queryByText(capture('nothing'))).toBeNull();
  });

  it('without anything says so', async () => {
    readCapturesHere();
    draw(<OpenedCapture file={fileOf('platform/data/captures/empty.pcap')} />);
    await ready(screen.findByText(capture('nothing')));
  });

  it('that cannot be read says why', async () => {
    readBy((_tell, fail) => fail());
    draw(<OpenedCapture file={answered()} />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(text('failed.stopped'));
    expect(bar()).toBeNull();
  });

  it('whose reader cannot be had is read again when that is wanted', async () => {
    vi.stubGlobal('Worker', function Missing() {
      throw new Error('No workers here');
    });
    draw(<OpenedCapture file={answered()} />);
    await screen.findByText('No workers here');
    readCapturesHere();
    await press('app.errors.retry');
    await ready(drawn());
  });
});
