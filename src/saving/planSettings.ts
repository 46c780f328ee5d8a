import { unreadPaths } from '../domain/unreadable';
import { HttpError } from '../http/HttpError';
import { allOwnColumns } from './earlier';
import { asking, type Planned, type SaveInput } from './input';
import type { Step } from './plan';
import { mergeColumns, refuseUnread } from './planUpdate';
import { changedKeys, type Fields, isSame } from './values';

/** One of the platform's two rows of settings: POST, as the live platform has no PUT there (decision 42). */
interface Half {
  path: string;
  name: string;
  /** All that a POST may carry: any other key would bring the platform down (contract 25). */
  keys: readonly string[];
  toBody(key: string, value: unknown): unknown;
}

const halves: Half[] = [
  {
    path: 'SystemInformation',
    name: 'pages.settings.sections.system',
    keys: [
      'domain_name',
      'sip_domain_name',
      'monitoring_domain_name',
      'private_network_cidr',
      'log_level',
    ],
    toBody: (_key, value) => value || null,
  },
  {
    path: 'PasswordSettings',
    name: 'pages.settings.sections.password',
    keys: ['min_password_length', 'require_digit', 'require_special_character'],
    toBody: (key, value) => (key === 'min_password_length' ? value : Number(value)),
  },
];

const post = ({ path, name, keys, toBody }: Half, wanted: Fields, now: Fields): Step => ({
  id: path,
  name,
  call: {
    method: 'POST',
    path,
    body: Object.fromEntries(keys.map((key) => [key, toBody(key, wanted[key])])),
  },
  needs: [],
  stores: Object.fromEntries(changedKeys(wanted, now, keys).map((key) => [key, wanted[key]])),
});

/**
 * The plan for the platform's settings: the half or halves that differ from what is stored now, each sent
 * whole, and refused where that would erase a value that could not be read.
 */
export function planSettings({
  form,
  opened,
  progress,
  settled,
  known,
  looks,
}: SaveInput): Planned {
  const keys = halves.flatMap((half) => half.keys);
  const nothing = { asks: [], steps: [], conflicts: [], id: null, wanted: form };
  const isTouched = changedKeys(form, opened, keys).length > 0 || Object.keys(progress).length > 0;
  if (!isTouched) return nothing;
  if (!known.record && looks) return asking(null, 'record');
  const now = known.record ?? opened;
  const base = { ...opened, ...allOwnColumns(progress, now) };
  const { merged, conflicts } = mergeColumns(base, form, now, settled);
  const changed = halves.filter((half) => half.keys.some((key) => !isSame(merged[key], now[key])));
  try {
    for (const half of changed) {
      refuseUnread(Object.fromEntries(half.keys.map((key) => [key, merged[key]])), now);
    }
  } catch (error) {
    if (error instanceof HttpError) return { ...nothing, refused: error };
    throw error;
  }
  const wanted = { ...merged, unreadable: unreadPaths(merged, now) };
  return { ...nothing, conflicts, steps: changed.map((half) => post(half, merged, now)), wanted };
}
