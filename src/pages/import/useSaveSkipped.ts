import { useTranslate } from 'ra-core';
import { useTimeZone } from '../../components/ConsoleContext';
import { exportName } from '../../components/exchange/fileName';
import type { CheckedRow } from '../../components/exchange/importing/checkRows';
import { skippedSheet } from '../../components/exchange/importing/skippedSheet';
import { asSent, useErrorText } from '../../components/page/errorText';
import { saveFile } from '../../components/saveFile';
import { writeSheet } from '../../engines/tables';
import type { ImportOutcome } from './importOutcome';
import { useFaultText } from './useFaultText';
import type { OpenFile } from './useImportFile';

/** Saves the rows that are not there, with why: those that are new as well, once the import has begun. */
export function useSaveSkipped(resource: string, { head, keys }: OpenFile) {
  const translate = useTranslate();
  const faultText = useFaultText();
  const errorText = useErrorText();
  const { zone } = useTimeZone();
  // Without a head of its own the file gets the names that the columns were given.
  const names = head.map((name, place) => name || keys[place] || `column_${place + 1}`);
  return async (rows: readonly CheckedRow[], { refused }: ImportOutcome, hasBegun: boolean) => {
    const errors = new Map(refused.map(({ row, error }) => [row.row, error]));
    const reasonOf = ({ row, faults }: CheckedRow): string => {
      const error = errors.get(row);
      if (error) return errorText(asSent(error)).join(' ');
      const said = faults.map(({ message, key }) => faultText(message, key ?? undefined));
      return said.join(' ') || translate('app.bulk.states.notTried');
    };
    const isSkipped = ({ state }: CheckedRow) =>
      state !== 'exists' && (hasBegun || state !== 'new');
    const sheet = skippedSheet(
      names,
      rows.filter(isSkipped).map((row) => ({ cells: row.cells, reason: reasonOf(row) })),
    );
    saveFile(
      await writeSheet(sheet, 'csv'),
      exportName(resource, 'skipped', { zone, ending: 'csv' }),
    );
  };
}
