import type { CallFacts } from './facts';
import { attributeOf, type Span } from './spans';
import { spansOf } from './trace';

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
  // Also where the trace is torn: the store of traces lost something, not that of logs.
  const told = spansOf(facts).flatMap((span) => entriesOf(facts, span, write));
  const ending = endingOf(facts, write);
  const kept = inOrder(told).slice(0, MOST_LINES - ending.length);
  return inOrder([...kept, ...ending]).map(({ line }) => line);
}

const inOrder = (entries: Entry[]) => entries.sort((one, other) => one.time - other.time);

function entriesOf(facts: CallFacts, span: Span, write: Write): Entry[] {
  const start = milliseconds(span.startTimeUnixNano);
  const end = milliseconds(span.endTimeUnixNano);
  const took = end - start;
  const { name } = span;
  const value = (key: string) => attributeOf(span, key);
  const error = value('error');
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
    const code = value('http.statusCode');
    const level = error || code !== 200 ? 'error' : took > SLOW_MS ? 'warn' : 'debug';
    const how = code ? `answered ${code} in ${took} ms` : `failed after ${took} ms`;
    const answer = write(end, level, `POST ${url} ${how}`, { url, took, error });
    return name === 'verb:hook'
      ? [heard(write, start, String(value('http.body'))), answer]
      : [answer];
  }
  if (name === 'tts-generation') {
    const [vendor, cached] = [value('tts.vendor'), value('tts.cached')];
    const how = error ? 'failed' : cached ? 'from the cache' : `generated in ${took} ms`;
    const level = error ? 'error' : 'debug';
    return [write(end, level, `speech of ${vendor} ${how}`, { vendor, cached, error })];
  }
  if (name.startsWith('dtmf:')) return [write(end, 'info', `key ${name.slice(5)} pressed`)];
  if (name.startsWith('verb:')) {
    const began = write(start, 'info', `executing ${name.slice(5)}`);
    return error ? [began, write(end, 'error', 'speech recognition failed', { error })] : [began];
  }
  return [write(start, 'debug', name)];
}

/** The result of a gather, as sent to the application. */
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
