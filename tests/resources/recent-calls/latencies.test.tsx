// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { RecordingSession, RecordingState, Region } from '../../../src/engines/audio';
import { loudnessOf } from '../../../src/engines/audio/regions/endOfSpeech';
import { readTrace } from '../../../src/engines/trace';
import { Latencies } from '../../../src/resources/recent-calls/player/Latencies';
import { RegionDialog } from '../../../src/resources/recent-calls/player/RegionDialog';
import { useRegions } from '../../../src/resources/recent-calls/player/useRegions';
import { traceKey } from '../../../src/resources/recent-calls/trace/useCallTrace';
import type { RecentCall } from '../../../src/types';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

afterEach(clearDrawn);

const text = 'resources.recent-calls.player';
const call = {
  ...{ id: 'c', call_sid: 'c', account_sid: 'a', trace_id: 'abc' },
  answered_at: '2025-11-21T10:00:05.000Z',
} as RecentCall;
/** The second zero of the recording, by its trace. */
const zero = Date.parse('2025-11-21T10:00:00.000Z');
const ns = (seconds: number) => `${zero + seconds * 1000}000000`;
type Told = [name: string, from: number, to: number, attributes?: Record<string, string>];
const start: Told = ['background-record:listen', 0, 30];
const key: Told = ['dtmf:5', 4, 4, { dtmf: '5', duration: '200ms' }];
const blobOf = (...told: Told[]) => {
  const spans = told.map(([name, from, to, attributes = {}], at) => ({
    ...{ spanId: `s${at}`, parentSpanId: at === 0 ? '' : 's0', name },
    ...{ startTimeUnixNano: ns(from), endTimeUnixNano: ns(to), status: { code: 0 } },
    attributes: Object.entries(attributes).map(([name, stringValue]) => ({
      ...{ key: name, value: { stringValue } },
    })),
  }));
  return new Blob([JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] })]);
};

const getCallTrace = vi.fn<() => Promise<Blob>>();
interface Around {
  of?: RecentCall;
  isShown?: boolean;
  tracing?: boolean;
  /** What another view of the call has read already. */
  before?: Awaited<ReturnType<typeof readTrace>>;
  /** Where all of the sound has been looked at. */
  arePeaksComplete?: boolean;
}
/** The caller is heard until the sixth second. */
const loudness = [loudnessOf(new Float32Array(300).fill(1, 0, 60), 30)];
const session = { file: { peaks: { loudness: () => loudness } } } as unknown as RecordingSession;
function open(answer: () => Promise<Blob>, around: Around) {
  const { of = call, isShown, tracing = true, before, arePeaksComplete = true } = around;
  const state = { duration: 30, arePeaksComplete } as RecordingState;
  getCallTrace.mockReset().mockImplementation(answer);
  const Told = () => {
    const client = useQueryClient();
    useState(() => before && client.setQueryData(traceKey(of), before));
    const [isOn, show] = useState(isShown ?? false);
    const [region, setRegion] = useState<Region | null>(null);
    const marks = useRegions(of, session, state, isOn);
    return (
      <>
        <output>{`zero ${marks.zero === null ? 'unknown' : marks.zero - zero}`}</output>
        <Latencies
          call={of}
          session={session}
          marks={marks}
          isShown={isOn}
          onShow={show}
          onRegion={setRegion}
          actions={<button type="button">beside</button>}
        />
        <RegionDialog region={region} onClose={() => setRegion(null)} />
      </>
    );
  };
  draw(<Told />, { provider: { getCallTrace } as object, features: { tracing } });
  return ready(screen.findByText('beside'));
}
const zeroIs = (milliseconds: number | string) => screen.findByText(`zero ${milliseconds}`);

it('marks are asked for when they are wanted, and each tells what is known of it', async () => {
  await open(async () => blobOf(start, key), {});
  await zeroIs(5000);
  expect(getCallTrace).not.toHaveBeenCalled();
  screen.getByRole('switch').click();
  await ready(screen.findByRole('table'));
  expect(getCallTrace).toHaveBeenCalledTimes(1);
  // The trace says when the recording began, sooner than the call was answered.
  await zeroIs(0);
  await press(`${text}.details ${text}.region.dtmf 00:04.0`);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(`${text}.dialog.digit5`);
  await press('app.confirm.close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('switch').click();
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  // What is known stays.
  expect((await zeroIs(0)).isConnected).toBe(true);
});

const spoken = { 'stt.result': '{"alternatives":[]}', 'stt.resolve': 'speech' };
it.each<[what: string, arePeaksComplete: boolean, marks: string[]]>([
  ['all of it has been looked at', true, ['00:02.0 speech', '00:06.0 speechLatency']],
  ['it is still looked at', false, ['00:02.0 speech']],
])(
  'how long words took is known by the sound, where %s',
  async (_what, arePeaksComplete, marks) => {
    const words: Told = ['verb:gather{}', 2, 9, spoken];
    await open(async () => blobOf(start, words), { isShown: true, arePeaksComplete });
    await ready(screen.findByRole('table'));
    const details = screen.getAllByRole('button', { name: new RegExp(`^${text}.details`) });
    expect(details.map((one) => one.getAttribute('aria-label'))).toEqual(
      marks.map((mark) => {
        const [time, kind] = mark.split(' ');
        return `${text}.details ${text}.region.${kind} ${time}`;
      }),
    );
  },
);

it('a trace that another view has read says when the recording began, unasked', async () => {
  const before = await readTrace(blobOf(start, key));
  await open(async () => blobOf(), { before });
  await zeroIs(0);
  expect(screen.queryByRole('table')).toBeNull();
  expect(getCallTrace).not.toHaveBeenCalled();
});

it.each<[what: string, answer: () => Promise<Blob>, words: string]>([
  ['is on its way', () => new Promise(() => undefined), 'latenciesLoading'],
  ['holds no marks', async () => blobOf(start), 'latenciesNone'],
  ['does not say when it began', async () => blobOf(key), 'latenciesNoStart'],
])('where the trace %s, it is said', async (_what, answer, words) => {
  await open(answer, { isShown: true });
  await waitFor(() => expect(document.body.textContent).toContain(`${text}.${words}`));
  expect(screen.queryByRole('table')).toBeNull();
});

it('a trace that could not be had can be asked for again', async () => {
  await open(() => Promise.reject(new Error('The platform is away')), { isShown: true });
  await screen.findByText('The platform is away');
  getCallTrace.mockResolvedValue(blobOf(start, key));
  await press('app.errors.retry');
  await ready(screen.findByRole('table'));
});

it.each<[what: string, around: Around]>([
  ['the platform has no traces', { tracing: false }],
  ['the call has none', { of: { ...call, trace_id: '' } }],
])('there is no switch where %s', async (_what, around) => {
  await open(async () => blobOf(start, key), around);
  expect(screen.queryByRole('switch')).toBeNull();
});

it('without a trace and an answer, nobody knows when it began', async () => {
  await open(async () => blobOf(), { of: { ...call, trace_id: '', answered_at: null } });
  await zeroIs('unknown');
});
