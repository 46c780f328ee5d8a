import { flag, number, oneOf, type RecordOf, scalar, text } from './columns';

export const recentCallColumns = {
  call_sid: text,
  account_sid: text,
  service_provider_sid: text.orNull.optional,
  application_sid: text.orNull.optional,
  sip_callid: text,
  sip_parent_callid: text.orNull.optional,
  /** ISO times; `answered_at` only of answered calls on most platforms. */
  attempted_at: text,
  answered_at: text.orNull.optional,
  terminated_at: text.orNull.optional,
  termination_reason: text.orNull.optional,
  direction: oneOf<'inbound' | 'outbound'>(),
  from: text,
  to: text,
  answered: flag,
  /** Seconds. */
  duration: number,
  sip_status: scalar,
  trunk: text,
  host: text.orNull.optional,
  remote_host: text.orNull.optional,
  /** 32 hex digits; 32 zeros mean that the call has no trace. */
  trace_id: text.orNull.optional,
  /** A path to be put after the API base, or an absolute address; empty without a recording. */
  recording_url: text.orNull.optional,
};

/**
 * A call as the platform lists it. Columns that its store has never filled may be missing, and empty
 * ones are "" or null, so check everything optional here.
 */
export interface RecentCall extends RecordOf<typeof recentCallColumns> {}

export const alertColumns = {
  time: text,
  message: text,
  detail: text.orNull,
  alert_type: text.orNull.optional,
  account_sid: text.orNull.optional,
  service_provider_sid: text.orNull.optional,
  target_sid: text.orNull.optional,
  vendor: text.orNull.optional,
};

export interface Alert extends RecordOf<typeof alertColumns> {
  /** What kind of alert it is: the name of one of `alertKinds`, or `unknownKind`. */
  kind: string;
  /** The equal alerts of one day that this one represents in a list, the newest first. */
  alike?: Alert[];
}

/** A page of a list for which the platform answered more rows than requested. */
export interface Surplus {
  answered: number;
  asked: number;
}

/** How much of a list was looked at where its newest rows are filtered in the browser. */
export interface NewestRows {
  read: number;
  /** How many rows the platform has. */
  total: number;
  /** How many of those that were looked at pass the filters. */
  matching: number;
  /** Milliseconds to wait before requesting more, to leave the rate limit to others. */
  pause: number;
  /** Why the next ones could not be read; what was read before stands. */
  error?: unknown;
}

/** What a list costs that the platform cannot sort or filter as it is wanted: the reading of all rows. */
export interface ReadingCost {
  rows: number;
  requests: number;
  bytes: number;
}
