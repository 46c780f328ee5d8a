import { number, oneOf, type RecordOf, text } from './columns';
import type { Webhook } from './webhook';

/** The states of a call that runs, or ended within the hour (contract 5.7). */
export type LiveCallStatus =
  | 'queued'
  | 'trying'
  | 'ringing'
  | 'early-media'
  | 'in-progress'
  | 'completed'
  | 'failed'
  | 'busy'
  | 'no-answer';

/** Null values are not answered at all; of times the platform tells none. */
export const liveCallColumns = {
  call_sid: text,
  account_sid: text,
  application_sid: text.orNull.optional,
  /** The Call-ID that its record will have. */
  sbc_callid: text.orNull.optional,
  trace_id: text.orNull.optional,
  direction: oneOf<'inbound' | 'outbound'>(),
  from: text,
  to: text,
  originating_sip_ip: text.orNull.optional,
  originating_sip_trunk_name: text.orNull.optional,
  /** The call whose application placed this one. */
  parent_call_sid: text.orNull.optional,
  sip_status: number.orNull.optional,
  sip_reason: text.orNull.optional,
  call_status: oneOf<LiveCallStatus>(),
  /** Seconds, once it is completed. */
  duration: number.orNull.optional,
};

/** A call of the account's list: most of them run. */
export interface LiveCall extends RecordOf<typeof liveCallColumns> {
  /** It has ended, and is in the list for an hour. */
  isOver: boolean;
  /** Columns whose value could not be read. */
  unreadable?: string[];
}

/** Calls that the platform counts; 0 and 0 may also mean that it does not count. */
export interface CallCounts {
  inbound: number;
  outbound: number;
}

export interface LiveQueue {
  name: string;
  /** How many callers wait. */
  length: number;
}

/** What can be done to a call that runs (contract 5.7). */
export type CallChange =
  | { act: 'hangUp'; call: Pick<LiveCall, 'call_status'> }
  | { act: 'mute' | 'unmute' }
  | { act: 'pauseRecording' | 'resumeRecording' }
  | { act: 'sendDigit'; digit: string }
  | { act: 'tag'; tag: Record<string, unknown> }
  | { act: 'move'; to: Webhook };
