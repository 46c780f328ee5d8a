// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/dom';
import type { DataProvider } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { CallDetails } from '../../../src/resources/recent-calls/details/CallDetails';
import type { Alert, RecentCall } from '../../../src/types';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

vi.mock('../../../src/engines/sip', async (original) => ({
  ...(await original<object>()),
  readLadder: async (files: Blob[]) =>
    callLadder(
      await Promise.all(
        files.map(async (file) => parseCapture(new Uint8Array(await file.arrayBuffer()))),
      ),
    ),
}));
vi.mock('../../../src/engines/rtp', async (original) => ({
  ...(await original<object>()),
  readMedia: async () => ({ streams: [], problems: [], work: 0 }),
}));

const text = (name: string) => `resources.recent-calls.${name}`;
const pcap = readFileSync('platform/data/captures/dialled-in.pcap');
const [leg] = callLadder([parseCapture(pcap)]).legs;
const call: RecentCall = {
  ...{ id: 'c-1', call_sid: 'c-1', account_sid: 'a-1', application_sid: 'app-1' },
  ...{ sip_callid: leg?.callId ?? '', trace_id: 'abc', trunk: 'Twilio', direction: 'inbound' },
  ...{ from: '+15085550199', to: '1000', answered: true, duration: 60, sip_status: 200 },
  attempted_at: '2026-01-01T10:00:00.000Z',
  answered_at: '2026-01-01T10:00:02.500Z',
  terminated_at: '2026-01-01T10:01:02.500Z',
  remote_host: '192.0.2.1',
  termination_reason: 'caller hungup',
} as RecentCall;

const given = {
  getCallCapture: vi.fn<() => Promise<Blob | null>>(),
  getCallTrace: vi.fn<() => Promise<Blob>>(),
  alerts: vi.fn<() => Promise<Partial<Alert>[]>>(),
};
let accounts: () => Promise<{ id: string; name: string }[]>;
let applications: () => Promise<{ id: string; name: string }[]>;
const traceOf = (...failed: string[]) => {
  const spans = ['call', ...failed].map((name, at) => ({
    ...{ spanId: `s${at}`, parentSpanId: at === 0 ? '' : 's0', name, attributes: [] },
    ...{ startTimeUnixNano: `${1763719200000000000n + BigInt(at)}` },
    ...{ endTimeUnixNano: '1763719201000000000', status: { code: at > 0 ? 2 : 0 } },
  }));
  return new Blob([JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] })]);
};
const alert = (message: string, target_sid = 'c-1') => ({
  ...{ id: message, message, target_sid, kind: 'noTts' },
});

beforeEach(() => {
  given.getCallCapture.mockReset().mockResolvedValue(null);
  given.getCallTrace.mockReset().mockResolvedValue(traceOf());
  given.alerts.mockReset().mockResolvedValue([]);
  accounts = async () => [{ id: 'a-1', name: 'Clinic' }];
  applications = async () => [{ id: 'app-1', name: 'Menu' }];
});
afterEach(clearDrawn);

async function open(more: Partial<RecentCall> = {}, mayList = true) {
  const listed = (data: object[]) => ({ data, total: data.length });
  draw(<CallDetails call={{ ...call, ...more }} />, {
    at: '/internal/recent-calls/c-1/show',
    features: { tracing: true },
    provider: {
      ...given,
      getList: async (resource: string) => {
        if (resource === 'accounts') return listed(await accounts());
        return listed(resource === 'alerts' ? await given.alerts() : []);
      },
      getMany: async () => ({ data: await applications() }),
    } as unknown as DataProvider,
    refusalOf: ({ resource }) =>
      resource === 'accounts' && !mayList ? { message: 'no', redirectTo: '/' } : null,
  });
  return ready(screen.findByRole('region', { name: text('verdict.title') }));
}
/** The facts by the keys of their names. */
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll(`dl[aria-label="${text('details.label')}"] > div`)].map((one) => [
      one.querySelector('dt')?.textContent?.replace(/^.*\./, ''),
      one.querySelector('dd')?.textContent,
    ]),
  );
const look = () => screen.queryByRole('button', { name: text('verdict.lookCloser') });
/** As the keyboard presses it, which is to go on from where the button was. */
const closer = () => {
  look()?.focus();
  look()?.click();
};

describe('a call in words', () => {
  it.each<[what: string, more: Partial<RecentCall>, shown: object]>([
    [
      'that was answered',
      {},
      { result: text('state.answered'), peer: '192.0.2.1', direction: text('state.inbound') },
    ],
    ['whose answer has no time', { answered_at: null }, { answered: text('state.answered') }],
    [
      'that was not answered',
      { answered: false, sip_status: 486 },
      { answered: text('facts.record.never'), result: `486 ${text('sipReasons.486')}` },
    ],
    ['without a status', { answered: false, sip_status: 0 }, { result: text('state.notAnswered') }],
  ])('%s', async (_what, more, shown) => {
    await open(more);
    await screen.findByRole('link', { name: 'Clinic' });
    expect(facts()).toMatchObject(shown);
    expect(facts().from).toBe('+15085550199');
  });

  it('has no line for what is not known of it', async () => {
    const none = { terminated_at: null, remote_host: '', trunk: 'user', application_sid: null };
    await open({ ...none, sip_callid: '' });
    const [known, told] = ['from to direction result end started answered duration', 'callSid'];
    expect(Object.keys(facts()).join(' ')).toBe(`${known} account ${told}`);
  });

  it('says how long it rang, and for how long somebody talked', async () => {
    await open();
    expect(facts().answered).toContain(text('capture.seconds 2.5'));
    expect(facts().duration).toMatch(/^1 ?m/);
  });

  it('leads to its account, its application and the carriers of its trunk', async () => {
    await open();
    await screen.findByRole('link', { name: 'Menu' });
    const hrefs = ['Clinic', 'Menu', 'Twilio'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual([
      expect.stringContaining('/accounts/a-1'),
      expect.stringContaining('/applications/app-1'),
      expect.stringMatching(/carriers\?.*Twilio/),
    ]);
  });

  it.each<[what: string, known: typeof accounts, mayList: boolean, shown: string | undefined]>([
    ['where its name is not known', async () => [], true, 'a-1'],
    ['while that is on its way', () => new Promise(() => undefined), true, ''],
    ['for those of one account', async () => [], false, undefined],
  ])('has of its account %s no name', async (_what, known, mayList, shown) => {
    [accounts, applications] = [known, async () => []];
    await open({}, mayList);
    await waitFor(() => expect(facts().application).toBe('app-1'));
    await waitFor(() => expect(facts().account).toBe(shown));
    expect(screen.queryByRole('link', { name: /a-1|app-1/ })).toBeNull();
  });
});

describe('looking closer at a call', () => {
  it('fetches what is known of it, and says what the messages add and deny', async () => {
    given.getCallCapture.mockResolvedValue(new Blob([pcap]));
    const verdict = await open({ termination_reason: 'called party hungup', sip_status: 487 });
    for (const source of ['messages', 'trace', 'alerts']) {
      expect(verdict).toHaveTextContent(text(`verdict.sources.${source}`));
    }
    expect(given.getCallCapture).not.toHaveBeenCalled();
    closer();
    await waitFor(() => expect(look()).toBeNull());
    expect(verdict).not.toHaveTextContent(text('verdict.missing'));
    await waitFor(() => expect(verdict.parentElement).toHaveFocus());
    const { result, end, ...known } = facts();
    expect(result).toContain(text(`facts.record.others.messages ${text('facts.outcomeBy')}`));
    expect(end).toContain(text('facts.record.others.messages'));
    // The record says itself what became of it, and how long somebody talked.
    for (const key of ['outcome', 'talk']) expect(known).not.toHaveProperty(key);
    for (const key of ['setup', 'endedBy', 'codec']) expect(known).toHaveProperty(key);
  });

  it('says that there is no capture, and not that it was not looked at', async () => {
    const verdict = await open();
    closer();
    const none = await ready(within(verdict).findByText(new RegExp(text('capture.noneHelp'))));
    expect(none).toHaveAttribute('role', 'status');
    await waitFor(() => expect(look()).toBeNull());
    await waitFor(() => expect(verdict.parentElement).toHaveFocus());
  });

  it('is told to be under way, and asked for once', async () => {
    given.getCallCapture.mockReturnValue(new Promise(() => undefined));
    await open();
    closer();
    await waitFor(() => expect(look()).toBeDisabled());
    expect(given.getCallCapture).toHaveBeenCalledTimes(1);
  });

  it.each<[what: keyof typeof given, status: number, isTold: boolean]>([
    ['getCallCapture', 500, true],
    ['getCallTrace', 500, true],
    ['alerts', 500, true],
    ['getCallTrace', 404, false],
    ['alerts', 404, false],
  ])('tells that %s failed with %d: %s', async (what, status, isTold) => {
    given[what].mockRejectedValueOnce(Object.assign(new Error('The store is down'), { status }));
    const verdict = await open();
    closer();
    await waitFor(() => expect(given.alerts).toHaveBeenCalled());
    if (!isTold) {
      await waitFor(() => expect(look()).toBeNull());
      return expect(within(verdict).queryByRole('alert')).toBeNull();
    }
    await within(verdict).findByText('The store is down');
    await waitFor(() => expect(verdict.parentElement).toHaveFocus());
    await press('app.errors.retry');
    await waitFor(() => expect(within(verdict).queryByText('The store is down')).toBeNull());
    expect(given[what]).toHaveBeenCalledTimes(2);
  });

  it('shows each piece of evidence, and where it is', async () => {
    given.getCallTrace.mockResolvedValue(traceOf('say', 'say'));
    given.alerts.mockResolvedValue([
      alert('No voice'),
      alert('No voice'),
      alert('No room'),
      alert('else', 'c-2'),
    ]);
    const verdict = await open();
    closer();
    const evidence = within(
      within(verdict).getByRole('list', { name: text('verdict.evidence.title') }),
    );
    const steps = await evidence.findAllByRole('button', {
      name: text('verdict.evidence.span say'),
    });
    await evidence.findByRole('link', { name: text('verdict.evidence.alert No room') });
    expect(steps).toHaveLength(2);
    expect(evidence.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      ['No voice', 'No room'].map((message) => text(`verdict.evidence.alert ${message}`)),
    );
    expect(evidence.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/alerts\?.*a-1/);
    steps[1]?.click();
    await waitFor(() => expect(location.hash).toContain('tab=tracing&span=3'));
  });
});
