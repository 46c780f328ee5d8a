import type { RecentCall } from '../../../types';

/** The id is ours, and the recording has its player instead of its path. */
const leftOut = new Set(['id', 'recording_url']);

/** How a value of a call is formatted. */
export type FieldKind = 'time' | 'seconds' | 'number' | 'sipStatus' | 'plain';

const kinds: Record<string, FieldKind> = {
  attempted_at: 'time',
  answered_at: 'time',
  terminated_at: 'time',
  duration: 'seconds',
  from: 'number',
  to: 'number',
  sip_status: 'sipStatus',
};

export interface CallField {
  key: string;
  /** The value as the platform gave it; nothing and false as they are, an empty text in quotes. */
  text: string;
  isEmpty: boolean;
  kind: FieldKind;
}

const toText = (value: unknown): string => {
  if (value === '') return '""';
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
};

/**
 * Everything that the platform sent about a call, in its order, except the path of the recording (rule
 * 13.3). Falsy values are shown as they are.
 */
export const callFields = (call: RecentCall): CallField[] =>
  Object.entries(call)
    .filter(([key, value]) => !leftOut.has(key) && value !== undefined)
    .map(([key, value]) => ({
      key,
      text: toText(value),
      isEmpty: value === null || value === '',
      kind: kinds[key] ?? 'plain',
    }));
