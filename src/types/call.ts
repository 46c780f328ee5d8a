import type { Shape } from './shape';

/**
 * A call as the platform lists it. Columns that its store has never filled may be missing, and empty
 * ones are "" or null, so that whatever is optional here has to be asked for.
 */
export interface RecentCall {
  /** The call_sid. */
  id: string;
  call_sid: string;
  account_sid: string;
  service_provider_sid?: string | null;
  application_sid?: string | null;
  sip_callid: string;
  sip_parent_callid?: string | null;
  /** ISO times; `answered_at` only of answered calls on most platforms. */
  attempted_at: string;
  answered_at?: string | null;
  terminated_at?: string | null;
  termination_reason?: string | null;
  direction: 'inbound' | 'outbound';
  from: string;
  to: string;
  answered: boolean;
  /** Seconds. */
  duration: number;
  sip_status: number | string;
  trunk: string;
  host?: string | null;
  remote_host?: string | null;
  /** 32 hex digits; 32 zeros mean that the call has no trace. */
  trace_id?: string | null;
  /** A path to be put after the API base, or an absolute address; empty without a recording. */
  recording_url?: string | null;
}

export const recentCallShape = {
  call_sid: 'text',
  account_sid: 'text',
  service_provider_sid: 'text',
  application_sid: 'text',
  sip_callid: 'text',
  sip_parent_callid: 'text',
  attempted_at: 'text',
  answered_at: 'text',
  terminated_at: 'text',
  termination_reason: 'text',
  direction: 'text',
  from: 'text',
  to: 'text',
  answered: 'flag',
  duration: 'number',
  sip_status: 'scalar',
  trunk: 'text',
  host: 'text',
  remote_host: 'text',
  trace_id: 'text',
  recording_url: 'text',
} as const satisfies Shape<RecentCall>;

export interface Alert {
  id: string;
  /** What kind of alert it is: the name of one of `alertKinds`, or `unknownKind`. */
  kind: string;
  /** The alerts that this one stands for in a list, the newest first: of one day, and alike. */
  alike?: Alert[];
  time: string;
  message: string;
  detail: string | null;
  alert_type?: string | null;
  account_sid?: string | null;
  service_provider_sid?: string | null;
  target_sid?: string | null;
  vendor?: string | null;
}

/**
 * The alert type of a kind that no message tells, as applications word theirs themselves: only the
 * platform can narrow a list of all accounts to it, which comes without types (contract 16.1).
 */
export const typeOnlyKinds: Readonly<Record<string, string>> = {
  fromApplication: 'alert-from-application',
};

export const alertShape = {
  time: 'text',
  message: 'text',
  detail: 'text',
  alert_type: 'text',
  account_sid: 'text',
  service_provider_sid: 'text',
  target_sid: 'text',
  vendor: 'text',
} as const satisfies Shape<Omit<Alert, 'kind' | 'alike'>>;

/** A page of a list for which the platform answered more rows than were asked for. */
export interface TooManyRows {
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
  /** Milliseconds to wait before more of them are asked for, so that the rate limit is left to others. */
  pause: number;
  /** Why the next ones could not be read; what was read before stands. */
  error?: unknown;
}
