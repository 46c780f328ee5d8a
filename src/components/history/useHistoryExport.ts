import { useNotify, useTranslate } from 'ra-core';
import { type SheetFormat, writeSheet } from '../../engines/tables';
import type { HistoryEntry } from '../../saving/history';
import { historyRows, sheetColumns } from '../../saving/historySheet';
import { exportName } from '../exchange/fileName';
import { useTimes } from '../fields/useTimes';
import { saveFile } from '../saveFile';
import type { EntryWords } from './useEntryWords';

/** Saves entries as a file: a table with a row for each field, or all that is known of them as JSON. */
export function useHistoryExport(entries: HistoryEntry[], words: EntryWords) {
  const translate = useTranslate();
  const notify = useNotify();
  const { zone } = useTimes();
  const tableOf = () =>
    historyRows(entries, {
      ...words,
      resultOf: (entry) => words.endingOf(entry).label,
      resourceOf: ({ resource }) => words.resourceOf(resource),
      reasonsOf: ({ calls }) =>
        calls.flatMap(({ reason }) => (reason ? [words.reasonOf(reason)] : [])),
      secret: translate('app.history.secret'),
    });
  return async (format: SheetFormat) => {
    const content =
      format === 'csv'
        ? await writeSheet({ columns: sheetColumns, records: tableOf() }, format)
        : new Blob([JSON.stringify(entries, null, 2)], { type: 'application/json' });
    const file = exportName('history', '', { zone, ending: format });
    saveFile(content, file);
    notify('app.history.exported', { type: 'success', messageArgs: { file } });
  };
}
