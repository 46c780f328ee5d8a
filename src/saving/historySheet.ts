import type { HistoryEntry } from './history';

/** Entries in the words of their reader. */
export interface SheetWords {
  titleOf: (entry: HistoryEntry) => string;
  resultOf: (entry: HistoryEntry) => string;
  resourceOf: (entry: HistoryEntry) => string;
  fieldOf: (entry: HistoryEntry, path: string[]) => string;
  missingOf: (entry: HistoryEntry) => string[];
  reasonsOf: (entry: HistoryEntry) => string[];
  /** What is said in the place of a secret. */
  secret: string;
}

export const sheetColumns = [
  ...(['time', 'user', 'action', 'resource', 'record', 'sid', 'result'] as const),
  ...(['field', 'before', 'after', 'calls', 'errors'] as const),
];

/** The history as rows of a table: one for each field that an entry changed, or one where it changed none. */
export const historyRows = (entries: readonly HistoryEntry[], words: SheetWords) =>
  entries.flatMap((entry) => {
    const all = {
      time: new Date(entry.at).toISOString(),
      user: entry.who,
      action: words.titleOf(entry),
      resource: words.resourceOf(entry),
      record: entry.name,
      sid: entry.sid ?? '',
      result: words.resultOf(entry),
      calls: entry.calls.map(({ call }) => (call ? `${call.method} ${call.path}` : '')).join('\n'),
      errors: words.reasonsOf(entry).join('\n'),
    };
    const fields = [
      ...entry.changes.map(({ path, from, to }) => ({
        ...all,
        ...{ field: words.fieldOf(entry, path), before: from, after: to },
      })),
      ...words.missingOf(entry).map((field) => ({
        ...all,
        ...{ field, before: words.secret, after: words.secret },
      })),
    ];
    return fields.length > 0 ? fields : [{ ...all, field: '', before: '', after: '' }];
  });
