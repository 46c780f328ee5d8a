import { useTranslate } from 'ra-core';
import type { ConfigEntry } from '../../../engines/configuration';

/** What a record of a document is called, with whose it is. */
export function useRecordTitle(): (entry: ConfigEntry) => string {
  const translate = useTranslate();
  return ({ kind, label, account }) => {
    const own = translate(`app.configFile.records.${kind}`);
    const name = label ? translate('app.configFile.record', { type: own, name: label }) : own;
    return account === null ? name : `${name} (${account})`;
  };
}
