import { useTranslate } from 'ra-core';
import type { ImportColumn } from '../../types/importing';

/** How a column is called: with its group where it is in one. */
export function useColumnName(): (column: ImportColumn) => string {
  const translate = useTranslate();
  const say = (key: string) => translate(key, { smart_count: 1, _: key });
  return ({ label, group }) =>
    group ? translate('app.labelled', { label: say(group), value: say(label) }) : say(label);
}
