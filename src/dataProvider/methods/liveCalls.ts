import { HttpError, type RequestOptions, request } from '../../http';
import * as session from '../../session';
import type { CallChange, CallCounts, LiveCall, LiveQueue } from '../../types';
import { type Columns, shapeOf } from '../../types/columns';
import { type Device, deviceColumns, type RegisteredDevices } from '../../types/device';
import { liveCallColumns } from '../../types/liveCall';
import { translateError } from '../errors';
import { readColumns, readNumber } from '../readColumns';

/** A poll, which nobody asked for at that moment, keeps the session whatever is answered. */
type LiveOptions = Pick<RequestOptions, 'signal' | 'keepSession'>;

type Fields = Record<string, unknown>;

const pathOf = (accountSid: string, part: string) =>
  `Accounts/${encodeURIComponent(accountSid)}/${part}`;

/** The rows of a bare array. Throws HttpError for anything else. */
async function askRows(options: RequestOptions): Promise<unknown[]> {
  const { body, status } = await request(options);
  if (!Array.isArray(body)) throw new HttpError(status, { message: 'app.errors.unreadable' });
  return body;
}

/** Of each row what its table knows, and nothing else; rows that are none, or lack their key, are left out. */
function knownOf(rows: unknown[], columns: Columns, key: string) {
  const shape = shapeOf(columns);
  return rows.flatMap((row) => {
    if (!row || typeof row !== 'object') return [];
    const taken = Object.fromEntries(
      Object.keys(columns).map((name) => [name, (row as Fields)[name]]),
    );
    const { fields, unreadable } = readColumns(taken, shape);
    return fields[key] ? [{ fields, unreadable }] : [];
  });
}

const over = ['completed', 'failed', 'busy', 'no-answer'];

const toCall = ({ fields, unreadable }: { fields: Fields; unreadable: string[] }) =>
  ({
    ...fields,
    id: fields.call_sid,
    isOver: over.includes(String(fields.call_status)),
    ...(unreadable.length > 0 && { unreadable }),
  }) as LiveCall;

const noRealm = /does not have sip_realm/;

/** The answers of the names alone are `name@realm`. */
const nameOnly = (address: unknown): Device[] =>
  typeof address === 'string' ? [{ name: address.replace(/@[^@]*$/, '') }] : [];

async function askDevices(accountSid: string, options: LiveOptions): Promise<RegisteredDevices> {
  const path = pathOf(accountSid, 'RegisteredSipUsers');
  if (session.identity()?.isViewOnly) {
    const names = await askRows({ ...options, path });
    return { known: 'names', devices: names.flatMap(nameOnly) };
  }
  const rows = await askRows({ ...options, method: 'POST', isQuestion: true, path, body: [] });
  const devices = knownOf(rows, deviceColumns, 'name').map(({ fields }) => fields as unknown);
  return { known: 'all', devices: devices as Device[] };
}

const recordingAct = (action: string) => ({ record: { action, type: 'cloud' } });

/**
 * What a PUT carries for each change. An answered call is completed, any other one refused or cancelled:
 * the engine takes neither for the other. A DELETE would hang up nothing (contract 5.7).
 */
const bodies: {
  [Act in CallChange['act']]: (change: Extract<CallChange, { act: Act }>) => Fields;
} = {
  hangUp: ({ call }) => ({
    call_status: call.call_status === 'in-progress' ? 'completed' : 'no-answer',
  }),
  mute: () => ({ mute_status: 'mute' }),
  unmute: () => ({ mute_status: 'unmute' }),
  pauseRecording: () => recordingAct('pauseCallRecording'),
  resumeRecording: () => recordingAct('resumeCallRecording'),
  sendDigit: ({ digit }) => ({ dtmf: { digit } }),
  tag: ({ tag }) => ({ tag }),
  move: ({ to: { url, method, username, password } }) => ({
    call_hook: { url, method, ...(username && { username, password }) },
  }),
};

const bodyOf = <Act extends CallChange['act']>(change: Extract<CallChange, { act: Act }>) =>
  (bodies[change.act as Act] as (change: CallChange) => Fields)(change);

/** What the platform and its engine say of a change that they refuse. */
const refusals = [
  { says: /^User has view-only access/, message: 'app.access.viewOnly' },
  { says: /^insufficient (permissions|privileges)$/, message: 'app.access.denied' },
  { says: /^call session is gone/, message: 'live.calls.errors.gone' },
  { says: /^current call state is incompatible/, message: 'live.calls.errors.incompatible' },
  { says: /^fetch failed|^Failed to parse URL/, message: 'live.calls.errors.noEngine' },
];

const toRefusal = (error: unknown): unknown =>
  error instanceof HttpError && error.status === 404
    ? new HttpError(404, { message: 'live.calls.errors.gone' }, error.body)
    : translateError(error, refusals);

export const liveCalls = {
  /**
   * The calls of an account: those that run and, with `isOver`, those that ended within the hour. A call
   * that talks for more than an hour may be missing; rows of calls that vanished are left out.
   */
  callsNow: async (accountSid: string, options: LiveOptions = {}): Promise<LiveCall[]> =>
    knownOf(
      await askRows({ ...options, path: pathOf(accountSid, 'Calls') }),
      liveCallColumns,
      'call_sid',
    ).map(toCall),

  /** The calls of an account that the platform counts, never below 0. */
  async callCounts(accountSid: string, options: LiveOptions = {}): Promise<CallCounts> {
    const { body } = await request<Partial<Record<keyof CallCounts, unknown>> | undefined>({
      ...options,
      path: pathOf(accountSid, 'CallCount'),
    });
    const count = (value: unknown) => Math.max(0, readNumber(value) ?? 0);
    return { inbound: count(body?.inbound), outbound: count(body?.outbound) };
  },

  /** The queues of an account in which somebody waits, by name. */
  async queues(accountSid: string, options: LiveOptions = {}): Promise<LiveQueue[]> {
    const rows = await askRows({ ...options, path: pathOf(accountSid, 'Queues') });
    return rows
      .map((row) => (row && typeof row === 'object' ? (row as Fields) : {}))
      .flatMap(({ name, length }) =>
        typeof name === 'string' ? [{ name, length: Math.max(0, readNumber(length) ?? 0) }] : [],
      )
      .sort((one, other) => one.name.localeCompare(other.name));
  },

  /** The devices that are registered at an account's SIP realm now. */
  registeredDevices: (accountSid: string, options: LiveOptions = {}): Promise<RegisteredDevices> =>
    askDevices(accountSid, options).catch((error: unknown) => {
      if (error instanceof HttpError && noRealm.test(error.message)) return { known: 'noRealm' };
      throw error;
    }),

  /**
   * Asks the engine for a change of a call that runs. Resolves when it took that: where it does not apply,
   * nothing comes of it. Throws HttpError in the console's words.
   */
  async changeCall(call: Pick<LiveCall, 'account_sid' | 'call_sid'>, change: CallChange) {
    const path = pathOf(call.account_sid, `Calls/${encodeURIComponent(call.call_sid)}`);
    // The word of a good answer is no JSON.
    await request({ method: 'PUT', path, body: bodyOf(change), as: 'blob' }).catch((error) => {
      throw toRefusal(error);
    });
  },
};
