import { sipReason } from '../../engine/sipReasons';
import { damageTrace } from './damagedTrace';
import type { CallFacts } from './facts';
import { addFaults } from './faults';
import { type Attributes, type Span, SpanRecorder } from './spans';
import { addSteps } from './stepSpans';
import { timelineOf } from './stories';
import { RECORDING_DELAY_MS } from './timeline';

const MOST_SPANS = 10_000;

/** The `result` of the trace store for a call (contract 16.2). */
export interface Trace {
  resourceSpans: Record<string, unknown>[];
}

/**
 * The trace of a call, in the shape of the live platform's trace store: made from the call's row and
 * its timeline, the same on every request. Everything between answer and hang-up stands where it
 * is heard in the recording. Of a call that runs the store has the spans that have ended.
 */
export function traceOf(facts: CallFacts, now: Date): Trace | undefined {
  const { story } = facts;
  const spans = spansOf(facts).filter((span) => hasEnded(span, now));
  if (spans.length === 0) return undefined;
  if (story === 'torn-trace') return wrap(damageTrace(spans), 'instrumentationLibrarySpans');
  return wrap(spans, story === 'new-store' ? 'scopeSpans' : 'instrumentationLibrarySpans');
}

const hasEnded = ({ endTimeUnixNano }: Span, now: Date) =>
  BigInt(endTimeUnixNano) <= BigInt(now.getTime()) * 1_000_000n;

/** The spans of a call, parents before their children. */
export function spansOf(facts: CallFacts): Span[] {
  const { call, story } = facts;
  const attempted = Date.parse(String(call.attempted_at));
  const at = (column: string) => Date.parse(String(call[column])) - attempted;
  const idForm = story === 'new-store' ? 'hex' : 'base64';
  const recorder = new SpanRecorder(String(call.trace_id), attempted, idForm);
  const end = at('terminated_at');
  const root = recorder.add(
    `${incoming(facts) ? 'incoming' : 'outgoing'}-call`,
    undefined,
    [0, end + 140],
    {
      ...callAttributes(facts),
      'internal.span.format': 'otlp',
      'telemetry.sdk.language': 'nodejs',
    },
  );
  const hookUrl = String(facts.application?.call_hook_url ?? '');
  recorder.add('lookupAccountDetails', root, [3, 9], { accountSid: String(call.account_sid) });
  recorder.add('lookupApplication', root, [10, 17], {
    applicationSid: String(call.application_sid ?? ''),
  });
  recorder.add('call-status:trying', root, [20, 61], status('trying', 100, 'Trying'));
  const hookEnd = Math.min(
    end,
    21 + 40 + (Number.parseInt(String(call.call_sid).slice(0, 2), 16) % 180),
  );
  recorder.add('performAppWebhook', root, [21, hookEnd], {
    'app.hook': hookUrl,
    'app.tasks': 'answer,config,say,gather',
    'http.statusCode': 200,
  });
  if (call.answered_at !== null) {
    const answered = at('answered_at');
    recorder.add(
      'call-status:in-progress',
      root,
      [answered, answered + 52],
      status('in-progress', 200, 'OK'),
    );
    const zero = answered + RECORDING_DELAY_MS;
    const timeline = timelineOf(facts);
    if (call.recording_url) {
      recorder.add('background-record:listen', root, [zero, end], { 'verb.summary': 'listen{}' });
    } else {
      recorder.add('background-listen:listen', root, [zero, end]);
    }
    addSteps(recorder, root, facts, timeline, zero);
  }
  const { sipStatus, sipReason } = callAttributes(facts);
  const last = { ...status('completed', Number(sipStatus), String(sipReason)) };
  const spans = recorder.spans.slice(0, MOST_SPANS - 1);
  recorder.spans.length = 0;
  recorder.spans.push(...spans);
  recorder.add('call-status:completed', root, [end + 20, end + 96], last);
  addFaults(recorder.spans, facts.alerts);
  return recorder.spans;
}

const incoming = ({ call }: CallFacts) => call.direction === 'inbound';

function callAttributes(facts: CallFacts): Attributes {
  const { call } = facts;
  const sipStatus = Number(call.sip_status);
  return {
    callSid: String(call.call_sid),
    accountSid: String(call.account_sid),
    applicationSid: String(call.application_sid ?? ''),
    callId: String(call.sip_callid),
    externalCallId: String(call.sip_callid),
    direction: String(call.direction),
    from: String(call.from),
    to: String(call.to),
    sipStatus,
    sipReason: sipReason(sipStatus),
    callStatus: call.answered ? 'completed' : 'failed',
    callTerminationBy: String(call.termination_reason).startsWith('caller') ? 'caller' : 'callee',
    'call.termination': String(call.termination_reason),
    duration: Number(call.duration),
  };
}

function status(callStatus: string, sipStatus: number, reason: string): Attributes {
  const body = { call_status: callStatus, sip_status: sipStatus, sip_reason: reason };
  return { 'http.body': JSON.stringify(body), 'http.statusCode': 200, callStatus };
}

/** In several batches, as the store answers what several exports brought. */
function wrap(spans: Span[], list: 'scopeSpans' | 'instrumentationLibrarySpans'): Trace {
  const attributes = [
    { key: 'service.name', value: { stringValue: 'feature-server' } },
    { key: 'service.version', value: { stringValue: '0.9.6' } },
    { key: 'telemetry.sdk.language', value: { stringValue: 'nodejs' } },
  ];
  const scope = { name: 'feature-server', version: '0.9.6' };
  const scopeKey = list === 'scopeSpans' ? 'scope' : 'instrumentationLibrary';
  const batch = Math.max(1, Math.ceil(spans.length / 3));
  const batches = Array.from({ length: Math.ceil(spans.length / batch) }, (_, index) =>
    spans.slice(index * batch, (index + 1) * batch),
  );
  // The store does not sort: what was exported last comes first.
  return {
    resourceSpans: batches.reverse().map((part) => ({
      resource: { attributes },
      [list]: [{ [scopeKey]: scope, spans: part }],
    })),
  };
}
