import { headerValues } from '../headers';
import type { LadderMessage } from '../ladder';

/** Why a message was sent, by its Reason header (RFC 3326; Q.850 in responses: RFC 6432). */
export interface Reason {
  /** "Q.850", "SIP", or another protocol as it was sent. */
  protocol: string;
  /** Null where none is named. */
  cause: number | null;
  /** What the sender says in words, empty where it says none. */
  text: string;
  /** The place of the message. */
  message: number;
}

/** What a server warns of (RFC 3261, section 20.43). */
export interface Warning {
  code: number;
  /** Who warns: a host, or a name for it. */
  agent: string;
  text: string;
  message: number;
}

const unquote = (text: string): string => text.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1');

function readReason(value: string): Omit<Reason, 'message'> | null {
  const protocol = /^[^\s;]+/.exec(value)?.[0];
  if (!protocol) return null;
  const cause = /;\s*cause\s*=\s*(\d{1,4})/i.exec(value)?.[1];
  const text = /;\s*text\s*=\s*("(?:[^"\\]|\\.)*"|[^;\s]+)/i.exec(value)?.[1];
  return { protocol, cause: cause ? Number(cause) : null, text: unquote(text ?? '') };
}

function readWarning(value: string): Omit<Warning, 'message'> | null {
  const found = /^(\d{3})\s+(\S+)\s+("(?:[^"\\]|\\.)*")/.exec(value);
  return found?.[1] && found[2]
    ? { code: Number(found[1]), agent: found[2], text: unquote(found[3] ?? '') }
    : null;
}

/** Each value once, with the first message that has it. */
function firstOfEach<T extends object>(
  messages: LadderMessage[],
  name: string,
  read: (value: string) => T | null,
): (T & { message: number })[] {
  const found = new Map<string, T & { message: number }>();
  for (const { text, index } of messages) {
    for (const value of headerValues(text, name)) {
      const one = read(value);
      const key = JSON.stringify(one);
      if (one && !found.has(key)) found.set(key, { ...one, message: index });
    }
  }
  return [...found.values()];
}

/** The reasons that the messages of a leg give, each once. */
export const reasonsOf = (messages: LadderMessage[]): Reason[] =>
  firstOfEach(messages, 'reason', readReason);

/** What is warned of in the messages of a leg, each once. */
export const warningsOf = (messages: LadderMessage[]): Warning[] =>
  firstOfEach(messages, 'warning', readWarning);
