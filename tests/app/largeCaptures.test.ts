import { File as NodeFile } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { callFiles as texts } from '../../src/i18n/en/callFiles';
import { manyCalls } from '../engines/sip/manyCalls';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { readCapturesHere } from './support/workers';

afterEach(() => vi.unstubAllGlobals());

/** Workers that read for ever: what they were handed, and how many of them were ended. */
function readForEver() {
  const asked: unknown[] = [];
  const state = { ended: 0 };
  class Endless {
    onmessage: ((event: MessageEvent) => void) | null = null;
    constructor() {
      queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data: 'ready' })));
    }
    postMessage(request: unknown) {
      asked.push(request);
      this.onmessage?.(new MessageEvent('message', { data: { part: 0.42 } }));
    }
    terminate() {
      state.ended += 1;
    }
  }
  vi.stubGlobal('Worker', Endless);
  return { asked, state };
}

/** A capture that says that it is this large. */
function captureOf(size: number): File {
  const file = new NodeFile([readFileSync('tests/fixtures/rtp/call.pcap')], 'large.pcap');
  Object.defineProperty(file, 'size', { value: size });
  return file as File;
}

async function choose(file: File) {
  await app.open('/internal/call-tools', 'sam');
  await user.upload(await screen.findByLabelText(texts.choose), file);
}

it('a large capture is handed over unread, says how far its reading is, stops, and is read again', async () => {
  const { asked, state } = readForEver();
  const file = captureOf(500_000_000);
  const whole = vi.spyOn(file, 'arrayBuffer');
  await choose(file);
  const bar = await screen.findByRole('progressbar', { name: texts.reading });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '21'));
  expect(screen.getByText('21%')).toBeVisible();
  expect(screen.getByText('500 MB')).toBeVisible();
  expect(asked).toEqual([[file]]);
  expect(whole).not.toHaveBeenCalled();

  await app.press(texts.stop);
  expect(await screen.findByText(texts.readingStopped)).toBeVisible();
  expect(state.ended).toBe(1);
  expect(screen.queryByRole('progressbar')).toBeNull();
  const again = screen.getByRole('button', { name: texts.readAgain });
  expect(again).toHaveFocus();

  vi.unstubAllGlobals();
  readCapturesHere();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('listbox', { name: 'SIP messages, in order' })).toBeVisible();
});

it('a capture over 500 MB is refused before anything of it is read', async () => {
  const { asked } = readForEver();
  await choose(captureOf(500_000_001));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed.tooLarge);
  expect(asked).toEqual([]);
});

it('of 28,000 messages between 3,001 parties the page draws what fits on a screen, and finds seven', async () => {
  readCapturesHere();
  const file = new NodeFile([manyCalls(4_000, 3_000)], 'many.pcap');
  await choose(file as unknown as File);
  const list = await screen.findByRole('listbox', { name: 'SIP messages, in order' });
  expect(screen.getByText(/^28,?000 messages · 3,?001 participants/)).toBeVisible();
  expect(list.querySelectorAll('[data-lane]').length).toBeGreaterThan(0);
  expect(list.querySelectorAll('[data-lane]').length).toBeLessThan(60);
  const heads = within(list.parentElement as HTMLElement).getAllByText(/^10\.0\.\d+\.\d+:5060$/);
  expect(heads.length).toBeLessThan(60);

  await user.click(screen.getByRole('searchbox'));
  await user.paste('Call-ID: 3999@example.org');
  expect(await screen.findByText(/^7 messages/)).toBeVisible();
});
