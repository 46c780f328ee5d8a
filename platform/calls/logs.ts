import type { CallFacts } from './facts';
import type { Span } from './spans';
import { traceOf } from './trace';

/** The cloud keeps no line for longer, and answers no more of them. */
const KEPT_DAYS = 14;
const MOST_LINES = 10_000;
const SLOW_MS = 1000;

const levels = { debug: 20, info: 30, warn: 40, error: 50 } as const;

interface Entry {
  time: number;
  line: string;
}

/** Writes one line of the application server. */
type Write = (
  time: number,
  level: keyof typeof levels,
  msg: string,
  more?: Record<string, unknown>,
) => Entry;

/**
 * The log lines of a call, oldest first: mostly JSON texts of the application server, between them
 * plain ones of the media server. None of calls older than two weeks.
 */
export function logsOf(facts: CallFacts, now: Date): string[] {
  const { call } = facts;
  const attempted = Date.parse(String(call.attempted_at));
  if (now.getTime() - attempted > KEPT_DAYS * 86_400_000) return [];
  const write = writerFor(facts);
  const told = spansOf(facts).flatMap((span) => entriesOf(facts, span, write));
  const ending = endingOf(facts, write);
  const kept = inOrder(told).slice(0, MOST_LINES - ending.length);
  return inOrder([...kept, ...ending]).map(({ line }) => line);
}

const inOrder = (entries: Entry[]) => entries.sort((one, other) => one.time - other.time);

function spansOf(facts: CallFacts): Span[] {
  // The log is whole also where the trace is not: the same story without its damage.
  const story = facts.story === 'torn-trace' ? 'appointment' : facts.story;
  const lists = traceOf({ ...facts, story }).resourceSpans.flatMap(
    (batch) => (batch.instrumentationLibrarySpans ?? batch.scopeSpans) as { spans: Span[] }[],
  );
  return lists.flatMap(({ spans }) => spans);
}

function entriesOf(facts: CallFacts, span: Span, write: Write): Entry[] {
  const start = milliseconds(span.startTimeUnixNano);
  const end = milliseconds(span.endTimeUnixNano);
  const took = end - start;
  const { name } = span;
  const value = (key: string) => {
    const found = span.attributes.find((attribute) => attribute.key === key)?.value;
    return found && Object.values(found)[0];
  };
  if (/^(incoming|outgoing)-call$/.test(name)) {
    const { from, to, direction } = facts.call;
    const opened = `new channel ${facts.call.sip_callid}`;
    return [
      plain(start, opened),
      write(start, 'info', `new ${direction} call from ${from} to ${to}`),
    ];
  }
  if (name === 'performAppWebhook' || name === 'verb:hook') {
    const url = String(value('app.hook') ?? value('hook.url'));
    const level = took > SLOW_MS ? 'warn' : 'debug';
    const answer = write(end, level, `POST ${url} answered 200 in ${took} ms`, { url, took });
    return name === 'verb:hook'
      ? [heard(write, start, String(value('http.body'))), answer]
      : [answer];
  }
  if (name === 'tts-generation') {
    const [vendor, cached] = [value('tts.vendor'), value('tts.cached')];
    const how = cached ? 'from the cache' : `generated in ${took} ms`;
    return [write(end, 'debug', `speech of ${vendor} ${how}`, { vendor, cached })];
  }
  if (name.startsWith('dtmf:')) return [write(end, 'info', `key ${name.slice(5)} pressed`)];
  if (name.startsWith('verb:')) return [write(start, 'info', `executing ${name.slice(5)}`)];
  return [write(start, 'debug', name)];
}

/** What a gather came to, as the application is told. */
function heard(write: Write, time: number, told: string): Entry {
  const { reason, speech, digits } = JSON.parse(told);
  const what = speech?.alternatives[0]?.transcript ?? digits;
  return write(time, what ? 'info' : 'warn', what ? `${reason}: ${what}` : 'nothing was heard');
}

function endingOf({ call }: CallFacts, write: Write): Entry[] {
  const time = Date.parse(String(call.terminated_at));
  const level = call.answered ? 'info' : Number(call.sip_status) >= 500 ? 'error' : 'warn';
  const { sip_status: sipStatus, duration, termination_reason: reason } = call;
  return [
    plain(time, `hangup ${call.sip_callid} ${reason}`),
    write(time, level, `call ended: ${reason}`, { sipStatus, duration }),
  ];
}

const milliseconds = (nanoseconds: string) => Number(BigInt(nanoseconds) / 1_000_000n);

function plain(time: number, text: string): Entry {
  const stamp = new Date(time).toISOString().replace('T', ' ').slice(0, 23);
  return { time, line: `${stamp} [NOTICE] mediaserver: ${text}` };
}

function writerFor({ call }: CallFacts): Write {
  const ids = { callSid: call.call_sid, accountSid: call.account_sid, callId: call.sip_callid };
  return (time, level, msg, more = {}) => {
    const origin = { level: levels[level], time, pid: 1, hostname: 'ip-172-20-10-4' };
    return { time, line: JSON.stringify({ ...origin, ...ids, ...more, msg }) };
  };
}
