// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../src/http/HttpError';
import { CapturePanel } from '../../../src/resources/recent-calls/capture/CapturePanel';
import { useIsReading } from '../../../src/resources/recent-calls/capture/useCapture';
import type { RecentCall } from '../../../src/types';
import { readCapturesHere } from '../../app/support/workers';
import { clearDrawn, draw, press, ready } from '../../support/drawn';
import { stubSaving } from '../../support/savedFiles';

const text = (name: string) => `resources.recent-calls.capture.${name}`;
const legText = (name: string) => `resources.recent-calls.facts.legs.${name}`;
const captureOf = (path: string) => new Blob([readFileSync(path)]);
const answered = captureOf('platform/data/captures/answered.pcap');
const withMedia = captureOf('tests/fixtures/rtp/call.pcap');

type Asked = Pick<RecentCall, 'account_sid' | 'sip_callid'>;
type Progress = (part: number) => void;
const getCallCapture =
  vi.fn<(call: Asked, signal: AbortSignal, progress?: Progress) => Promise<Blob | null>>();
const getList = vi.fn<(resource: string, params: object) => Promise<{ data: RecentCall[] }>>();
let saved: ReturnType<typeof stubSaving>;

const call = {
  ...{ id: 'c', call_sid: 'c', account_sid: 'a-1', sip_callid: 'own@sbc', sip_parent_callid: '' },
  ...{ attempted_at: '2026-03-02T10:00:00.000Z', terminated_at: '2026-03-02T10:01:00.000Z' },
  ...{ from: '15085550199', to: '15552000137', answered: true, sip_status: 200, trunk: 'Twilio' },
  ...{ host: '172.20.10.4', remote_host: '54.172.60.0', direction: 'inbound' },
} as RecentCall;
const legOf = (name: string): RecentCall => ({
  ...{ ...call, id: name, call_sid: name, sip_callid: `${name}@sbc` },
  ...{ sip_parent_callid: call.sip_callid, to: `1555${name.length}00` },
});

beforeEach(() => {
  readCapturesHere();
  getCallCapture.mockReset().mockImplementation(async () => answered.slice());
  getList.mockReset().mockResolvedValue({ data: [] });
  saved = stubSaving();
});
afterEach(() => {
  clearDrawn();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Reading = ({ of }: { of: RecentCall }) => <output>{String(useIsReading(of))}</output>;
function open(of: RecentCall = call) {
  draw(
    <>
      <CapturePanel call={of} />
      <Reading of={of} />
    </>,
    { provider: { getCallCapture, getList } as object },
  );
}
const isReading = (expected: boolean) => screen.findByText(String(expected));
const counted = (messages: number) =>
  screen.findByText(new RegExp(`^${text('messages')} ${messages} `));
const download = () => screen.queryByRole('button', { name: text('download') });
const busy = () => document.querySelector('[aria-busy=true]');

describe('the capture of a call', () => {
  it('is fetched, read and drawn, and can be taken along', async () => {
    let give: (file: Blob) => void = () => undefined;
    getCallCapture.mockImplementation(() => new Promise((done) => (give = done)));
    open();
    await waitFor(() => expect(getCallCapture).toHaveBeenCalledTimes(1));
    expect(busy()).not.toBeNull();
    expect(download()).toBeDisabled();
    await isReading(true);
    give(answered);
    await ready(counted(7));
    expect(busy()).toBeNull();
    await isReading(false);
    expect(getCallCapture.mock.calls[0]?.[0]).toEqual(call);
    await press(text('download'));
    expect(saved.map(({ name }) => name)).toEqual(['callid-own@sbc.pcap']);
    expect(screen.queryByRole('region', { name: legText('title') })).toBeNull();
  });

  it('says how far it has come', async () => {
    getCallCapture.mockImplementation((_call, _signal, onProgress) => {
      onProgress?.(0.429);
      return new Promise(() => undefined);
    });
    open();
    const bar = await screen.findByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuenow', '42');
  });

  it('that the platform does not have is not there', async () => {
    getCallCapture.mockResolvedValue(null);
    open();
    await ready(screen.findByText(text('none')));
    expect(screen.getByText(text('noneHelp'))).toBeVisible();
    expect(download()).toBeNull();
    expect(busy()).toBeNull();
    await isReading(false);
  });

  it('that could not be fetched says why, and is fetched again', async () => {
    getCallCapture.mockRejectedValue(new HttpError(500, { message: 'The store is away' }));
    open();
    await screen.findByText('The store is away');
    expect(screen.queryByText(text('none'))).toBeNull();
    await isReading(false);
    getCallCapture.mockResolvedValue(answered);
    await press('app.errors.retry');
    await ready(counted(7));
    expect(screen.queryByText('The store is away')).toBeNull();
  });

  it('that could not be read says why, can be taken along, and is read again', async () => {
    const Broken = class {
      onerror: ((event: Event) => void) | null = null;
      onmessage: ((event: MessageEvent) => void) | null = null;
      constructor() {
        queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data: 'ready' })));
      }
      postMessage = () => this.onerror?.(new Event('error'));
      terminate = () => undefined;
    };
    vi.stubGlobal('Worker', Broken);
    open();
    await screen.findByText(text('failed.stopped'));
    expect(download()).toBeEnabled();
    expect(screen.queryByText(text('none'))).toBeNull();
    readCapturesHere();
    await press('app.errors.retry');
    await ready(counted(7));
    expect(getCallCapture).toHaveBeenCalledTimes(1);
  });

  it('shows the media that is in it, and nothing of it where there is none', async () => {
    const media = { name: 'resources.recent-calls.media.title' };
    open();
    await ready(counted(7));
    expect(screen.queryByRole('region', media)).toBeNull();
    expect(screen.queryByRole('heading', media)).toBeNull();
    getCallCapture.mockResolvedValue(withMedia);
    open();
    await waitFor(() => expect(screen.queryAllByText(/recent-calls\.media\./)).not.toEqual([]));
  });
});

describe('the other legs of a call', () => {
  const lines = () =>
    [...screen.getByRole('region', { name: legText('title') }).children].map((line) =>
      [...line.children].map(({ textContent }) => textContent).join(' '),
    );

  it('are looked for around it, and the first four are fetched', async () => {
    const names = ['l1', 'l2', 'l3', 'l4', 'l5', 'l6'];
    getList.mockResolvedValue({ data: [call, ...names.map(legOf)] });
    getCallCapture.mockImplementation(async ({ sip_callid }) => {
      if (sip_callid === 'l2@sbc') return null;
      if (sip_callid === 'l3@sbc') throw new Error('away');
      return answered.slice();
    });
    open();
    await ready(counted(7));
    expect(getList).toHaveBeenCalledWith('recent-calls', {
      filter: {
        ...{ account_sid: 'a-1', date: 'custom' },
        ...{ from: '2026-03-02T09:59:55.000Z', to: '2026-03-02T10:01:05.000Z' },
      },
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'attempted_at', order: 'DESC' },
      signal: expect.any(AbortSignal),
    });
    const fetched = getCallCapture.mock.calls.map(([{ sip_callid }]) => sip_callid);
    expect(fetched).toEqual(['own@sbc', 'l1@sbc', 'l2@sbc', 'l3@sbc', 'l4@sbc']);
    expect(getCallCapture.mock.calls[1]?.[0]).toEqual({
      ...{ account_sid: 'a-1', sip_callid: 'l1@sbc' },
    });
    const told = lines();
    expect(told).toHaveLength(5);
    const missing = [legText('noCapture'), legText('failed')];
    const said = told.map((line) => missing.filter((words) => line.includes(words)));
    expect(said).toEqual([[], [missing[0]], [missing[1]], [], []]);
    expect(screen.getByText(`${legText('more')} 2`)).toBeVisible();
  });

  it('that caused it is known by its Call-ID, where its record is not found', async () => {
    open({ ...call, sip_parent_callid: 'cause@sbc' });
    await ready(counted(7));
    const [line] = lines();
    expect(line).toContain(legText('cause'));
    expect(line).toContain(`${legText('callId')} cause@sbc`);
    // It may have waited in a queue.
    expect(getList.mock.calls[0]?.[1]).toMatchObject({
      filter: { from: '2026-03-02T09:45:00.000Z' },
    });
  });

  it('that could not be looked up are said, and the call is drawn without them', async () => {
    getList.mockRejectedValue(new Error('away'));
    open({ ...call, sip_parent_callid: 'cause@sbc' });
    await ready(counted(7));
    expect(screen.getByText(legText('searchFailed'))).toBeVisible();
    // What is known without asking is fetched all the same.
    const fetched = getCallCapture.mock.calls.map(([{ sip_callid }]) => sip_callid);
    expect(fetched).toEqual(['own@sbc', 'cause@sbc']);
  });

  it('are not looked for around a time that nobody can read', async () => {
    open({ ...call, attempted_at: 'soon' });
    await ready(counted(7));
    expect(getList).not.toHaveBeenCalled();
    expect(screen.queryByText(legText('searchFailed'))).toBeNull();
  });

  it('are drawn where the call itself has no capture', async () => {
    getList.mockResolvedValue({ data: [legOf('l1')] });
    getCallCapture.mockImplementation(async ({ sip_callid }) =>
      sip_callid === 'l1@sbc' ? answered : null,
    );
    open();
    await ready(counted(7));
    expect(screen.queryByText(text('none'))).toBeNull();
    expect(download()).toBeNull();
    const [line] = lines();
    expect(line).not.toContain(legText('noCapture'));
    const link = within(screen.getByRole('region', { name: legText('title') })).getByRole('link');
    expect(link.getAttribute('href')).toContain('/recent-calls/l1/show');
  });
});
