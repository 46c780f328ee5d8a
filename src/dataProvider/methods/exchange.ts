import type { RaRecord } from 'ra-core';
import type { Sheet, SheetFormat } from '../../engines/tables';
import { currentCaller } from '../caller';
import { type AnyRecord, endpointOf } from '../endpoints';
import { type NamesBySid, namedColumns, sheetOf } from '../exportSheet';
import { namesOf } from '../names';
import { type ReadingProgress, readEverything, requestsOf, type Shown } from '../readEverything';
import { importMethods } from './importing';

interface ExportOptions {
  format: SheetFormat;
  /** Some of what the list shows, as it was read: nothing is read again. */
  records?: RaRecord[] | undefined;
  signal?: AbortSignal;
  onProgress?: (progress: ReadingProgress) => void;
}

/** The names of what the records refer to; those that cannot be had are none. */
async function namesIn(records: readonly AnyRecord[]): Promise<NamesBySid> {
  const caller = await currentCaller();
  const found = await Promise.all(
    Object.entries(namedColumns).map(async ([column, { resource }]) => {
      const sids = new Set(records.flatMap(({ [column]: sid }) => (sid ? [String(sid)] : [])));
      if (sids.size === 0) return [];
      return namesOf(resource, caller, [...sids]).catch(() => []);
    }),
  );
  return new Map(found.flat().map(({ id, name }) => [id, String(name ?? '')]));
}

/** What lists become in files, and files in lists. */
export const exchangeMethods = {
  ...importMethods,

  /** How many requests an export takes of a list with so many rows. */
  exportCost: (resource: string, shown: Shown, total: number): Promise<number> =>
    requestsOf(resource, shown, total),

  /** Everything that a list shows as what a file holds. Throws HttpError, and an AbortError. */
  async exportSheet(
    resource: string,
    shown: Shown,
    { format, records: given, ...reading }: ExportOptions,
  ): Promise<Sheet> {
    const records =
      (given as AnyRecord[] | undefined) ?? (await readEverything(resource, shown, reading));
    return sheetOf(records, endpointOf(resource), await namesIn(records), format);
  },
};
