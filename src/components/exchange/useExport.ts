import type { RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { type SheetFormat, writeSheet } from '../../engines/tables';
import { useConsole, useTimeZone } from '../ConsoleContext';
import { saveFile } from '../saveFile';
import { useAccount } from '../useAccounts';
import { usePlatform } from '../usePlatform';
import { useServiceProviders } from '../useServiceProviders';
import { exportName } from './fileName';

/** What is exported: what a list shows, or these records of it. */
export interface Exported {
  resource: string;
  shown: { filter: Record<string, unknown>; sort?: { field: string; order: 'ASC' | 'DESC' } };
  records?: RaRecord[] | undefined;
}

export type ExportState =
  | { at: 'idle' | 'writing' | 'stopped' }
  | { at: 'reading'; done: number; total: number; remaining?: number | undefined }
  | { at: 'done'; rows: number; file: string }
  | { at: 'failed'; error: unknown };

/** Whose data it is: the service provider, or the own account of a user who sees no other. */
function useOwnerName(): string {
  const { identity, providerSid } = useConsole();
  const { data: providers } = useServiceProviders();
  const { account } = useAccount(identity.accountSid, { enabled: identity.accountSid !== null });
  return account?.name ?? providers?.find(({ id }) => id === providerSid)?.name ?? '';
}

/** Reads a list and saves it as a file, once at a time. Leaving the page stops it. */
export function useExport({ resource, shown, records }: Exported) {
  const dataProvider = usePlatform();
  const { zone } = useTimeZone();
  const owner = useOwnerName();
  const [state, setState] = useState<ExportState>({ at: 'idle' });
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const start = async (format: SheetFormat, expected: number) => {
    const controller = new AbortController();
    const { signal } = controller;
    stopper.current = controller;
    setState({ at: 'reading', done: 0, total: expected });
    try {
      const { exportSheet } = await dataProvider.exchange();
      const sheet = await exportSheet(resource, shown, {
        format,
        records,
        signal,
        onProgress: (progress) => setState({ at: 'reading', ...progress }),
      });
      setState({ at: 'writing' });
      const content = await writeSheet(sheet, format, { signal });
      const file = exportName(resource, owner, { zone, ending: format });
      saveFile(content, file);
      setState({ at: 'done', rows: sheet.records.length, file });
    } catch (error) {
      setState(signal.aborted ? { at: 'stopped' } : { at: 'failed', error });
    }
  };
  return { state, start, stop: () => stopper.current?.abort() };
}
