import { HttpError, request } from '../../http';
import type { Carrier } from '../../types';
import { toNotFound } from '../errors';
import type { SaveStep } from '../partialSave';
import { isSame } from '../record';
import {
  everySource,
  fieldsOf,
  type Gateway,
  type GatewayKind,
  kindOf,
  meant,
  rowsOf,
  type Source,
  type StoredGateways,
  sidIn,
  sources,
  toWire,
} from './gatewayKinds';

/** Two gateways that an operator would take for the same one. */
const isTwin = (one: Gateway, other: Gateway) =>
  String(one.ipv4 ?? '')
    .trim()
    .toLowerCase() === String(other.ipv4 ?? '').toLowerCase() &&
  (one.port ?? null) === (other.port ?? null) &&
  one.inbound === other.inbound &&
  one.outbound === other.outbound;

/** Tells a refusal of one row at that row. */
function atRow(error: unknown, source: Source, index: number): unknown {
  if (!(error instanceof HttpError) || ![400, 404, 422].includes(error.status)) return error;
  const { message, args, status, field = 'ipv4' } = error;
  return new HttpError(status, { message, args, field: `${source}.${index}.${field}` });
}

interface Row {
  gateway: Gateway;
  source: Source;
  kind: GatewayKind;
  index: number;
  /** The sid of the stored gateway that the row stands for; null for one that has to be made. */
  sid: string | null;
}

/** Finds the stored gateway of each row: by its sid, by its draft, else a twin that no row stands for. */
function claim(
  form: Partial<Carrier>,
  stored: StoredGateways,
  created: Map<string, string>,
): Row[] {
  const rows = everySource.flatMap((source) =>
    rowsOf(form, source).map((gateway, index): Row => {
      const kind = kindOf(source);
      const sid = sidIn(gateway, kind) ?? created.get(gateway.draft ?? '') ?? null;
      return { gateway, source, kind, index, sid };
    }),
  );
  const claimed = new Set(rows.map(({ sid }) => sid));
  for (const row of rows.filter(({ sid }) => sid === null)) {
    const twin = everySource
      .filter((source) => kindOf(source) === row.kind)
      .flatMap((source) => rowsOf(stored, source))
      .find((one) => !claimed.has(sidIn(one, row.kind)) && isTwin(row.gateway, one));
    if (!twin) continue;
    row.sid = sidIn(twin, row.kind);
    claimed.add(row.sid);
  }
  return rows;
}

function partOf(
  carrierSid: string,
  { gateway, source, kind, index, sid }: Row,
  stored: Gateway | undefined,
  previous: Gateway | undefined,
  created: Map<string, string>,
): SaveStep | null {
  const { path, columns, together } = kind;
  const row = meant(gateway, kind);
  const name = (what: string) => ({
    key: `resources.carriers.parts.${what}`,
    args: { address: [row.ipv4, row.port].filter((part) => part !== null).join(':') },
  });
  const part = (what: string, save: () => Promise<unknown>): SaveStep => ({
    name: name(what),
    save: () =>
      save().catch((error: unknown) => {
        throw atRow(toNotFound(error), source, index);
      }),
  });
  const one = `${path}/${encodeURIComponent(sid ?? '')}`;
  if (gateway.is_removed) {
    if (!sid || !stored) return null;
    return part(`${sources[source]}Removed`, () => request({ method: 'DELETE', path: one }));
  }
  if (!sid) {
    const body = { voip_carrier_sid: carrierSid, ...toWire(row, columns) };
    return part(sources[source], async () => {
      const answer = await request<{ sid?: string } | undefined>({ method: 'POST', path, body });
      if (gateway.draft && answer.body?.sid) created.set(gateway.draft, answer.body.sid);
    });
  }
  // What the operator changed and nobody has stored yet; the rest keeps the newer value.
  const before = fieldsOf(previous ?? stored ?? ({} as Gateway));
  const now = stored && fieldsOf(stored);
  const changed = columns.filter(
    (key) =>
      row[key] !== undefined && !isSame(row[key], before[key]) && !isSame(row[key], now?.[key]),
  );
  if (changed.length === 0) return null;
  const needsAll = changed.some((key) => together.includes(key));
  const keys = columns.filter(
    (key) => changed.includes(key) || (needsAll && together.includes(key)),
  );
  return part(sources[source], () =>
    request({ method: 'PUT', path: one, body: toWire(row, keys) }),
  );
}

/** Calls for gateways that an earlier try made and that the operator took out of the form since. */
function takenOut(rows: Row[], stored: StoredGateways, created: Map<string, string>): SaveStep[] {
  const inForm = new Set(rows.map(({ sid }) => sid));
  const mine = new Set(created.values());
  return everySource.flatMap((source) => {
    const kind = kindOf(source);
    return rowsOf(stored, source)
      .map((gateway) => ({ sid: sidIn(gateway, kind) ?? '', address: gateway.ipv4 ?? '' }))
      .filter(({ sid }) => mine.has(sid) && !inForm.has(sid))
      .map(({ sid, address }) => ({
        name: { key: `resources.carriers.parts.${sources[source]}Removed`, args: { address } },
        save: () => request({ method: 'DELETE', path: `${kind.path}/${encodeURIComponent(sid)}` }),
      }));
  });
}

/** True when the gateways of the form are not those that it was opened with. */
export const hasChangedGateways = (form: Partial<Carrier>, previous: Partial<Carrier>): boolean =>
  everySource.some(
    (source) => form[source] !== undefined && !isSame(form[source], previous[source] ?? []),
  );

/**
 * The calls that bring the gateways of a carrier from what is `stored` now to what the form holds:
 * new and changed ones first, deletions last, so that a carrier is not without gateways meanwhile.
 *
 * `previous` is what the form was opened with: a column that the operator left alone keeps what
 * somebody else stored. `created` remembers by draft which gateways earlier tries made, and learns
 * those of this one. A new row that looks like a stored gateway which no row stands for is that
 * gateway: the answer to an earlier try may have been lost (decision 39: never a duplicate).
 */
export function gatewayParts(
  carrierSid: string,
  form: Partial<Carrier>,
  previous: Partial<Carrier>,
  stored: StoredGateways,
  created: Map<string, string>,
): SaveStep[] {
  const rows = claim(form, stored, created);
  const bySid = (carrier: Partial<Carrier>, { kind, sid }: Row) =>
    everySource
      .filter((source) => kindOf(source) === kind)
      .flatMap((source) => rowsOf(carrier, source))
      .find((gateway) => sid !== null && sidIn(gateway, kind) === sid);
  const parts = (wanted: Row[]) =>
    wanted.flatMap((row) => {
      const [now, before] = [bySid(stored, row), bySid(previous, row)];
      return partOf(carrierSid, row, now, before, created) ?? [];
    });
  return [
    ...parts(rows.filter(({ gateway }) => !gateway.is_removed)),
    ...parts(rows.filter(({ gateway }) => gateway.is_removed)),
    ...takenOut(rows, stored, created),
  ];
}
