import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { addressOf } from '../../../routing/addresses';
import { isOfProvider } from '../../../saving/isOfProvider';
import {
  type Entry,
  type ListedEntry,
  listLiveEntries,
  newEntryId,
  removeEntry,
  writeEntry,
} from '../../../saving/journal';
import { holdEntry } from '../../../saving/journalTabs';
import { useConsole } from '../../ConsoleContext';

/** How the journal calls the import of a resource. */
export const importForm = (resource: string): string => `${resource}/new/import`;

export interface ImportNote {
  file: string;
  done: number;
  total: number;
}

/** What a note says of an import that ended before its time. */
export function noteOf({ changes }: Entry): ImportNote {
  const textOf = (key: string) => changes.find(({ path }) => path[0] === key)?.to;
  return {
    file: String(textOf('file') ?? ''),
    done: Number(textOf('done') ?? 0),
    total: Number(textOf('total') ?? 0),
  };
}

/** Keeps in this browser how far an import is, and nothing of its rows: they may hold secrets. */
export function useImportNote(resource: string) {
  const translate = useTranslate();
  const { identity, providerSid } = useConsole();
  const { userSid } = identity;
  const entry = useRef<Entry | null>(null);
  const release = useRef<() => void>(() => undefined);
  // What is left as it is may be told of by another page.
  useEffect(() => () => release.current(), []);
  return {
    write: ({ file, done, total }: ImportNote) => {
      // What another file left behind is still to be told.
      if (entry.current && noteOf(entry.current).file !== file) {
        release.current();
        entry.current = null;
      }
      const id = entry.current?.id ?? newEntryId();
      if (!entry.current) release.current = holdEntry(userSid, id);
      const text = (key: string, to: string | number) => ({ path: [key], from: null, to });
      entry.current = {
        ...{ id, form: importForm(resource), resource, sid: null, providerSid, missing: [] },
        name: translate('app.importing.found.name', { file }),
        path: addressOf({ area: 'import', search: { of: resource } }),
        savedAt: Date.now(),
        changes: [text('file', file), text('done', done), text('total', total)],
        version: (entry.current?.version ?? 0) + 1,
      };
      void writeEntry(userSid, entry.current);
    },
    /** A file was imported to its end: nothing is left of it, nor of what earlier tries left behind. */
    forget: async (file: string) => {
      if (entry.current) void removeEntry(userSid, entry.current);
      entry.current = null;
      release.current();
      const form = importForm(resource);
      const isOver = (one: ListedEntry) =>
        one.form === form &&
        !one.isLive &&
        isOfProvider(one, providerSid) &&
        noteOf(one).file === file;
      const all = await listLiveEntries(userSid);
      await Promise.all(all.filter(isOver).map((one) => removeEntry(userSid, one)));
    },
  };
}
