import { useGetMany, useTranslate } from 'ra-core';
import { listWords } from '../../../domain/listWords';
import { choiceText } from './choiceTexts';

/** What the value of a field is the sid of, or holds sids of, by how the field is called. */
const referenced: [RegExp, string][] = [
  [/account_sid$/, 'accounts'],
  [/application_sid$/, 'applications'],
  [/carrier_sid$|_carriers$/, 'carriers'],
];

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The names of the records of one kind that values stand for, by their sids; none while they are on their way. */
const useNamesIn = (
  values: [field: string, value: unknown][],
  [named, resource]: (typeof referenced)[number],
) => {
  const ids = values.flatMap(([field, value]) => (named.test(field) ? [value].flat() : []));
  const texts = [...new Set(ids.filter((id) => typeof id === 'string' && id !== ''))] as string[];
  const { data = [] } = useGetMany(
    resource,
    { ids: texts },
    { enabled: texts.length > 0, retry: false, onError: () => undefined },
  );
  return data.flatMap((record): [unknown, string][] =>
    record ? [[record.id, String(record.name)]] : [],
  );
};

/** What values of fields are called; `values` are those whose records are looked for by name. */
export function useValueWords(values: [field: string, value: unknown][]) {
  const translate = useTranslate();
  const [accounts, applications, carriers] = referenced as [
    (typeof referenced)[number],
    (typeof referenced)[number],
    (typeof referenced)[number],
  ];
  const names = new Map([
    ...useNamesIn(values, accounts),
    ...useNamesIn(values, applications),
    ...useNamesIn(values, carriers),
  ]);
  return (value: unknown, field: string): string => {
    const choice = choiceText(field, value);
    if (choice) return translate(choice, { _: String(value) });
    if (value === null || value === undefined || value === '')
      return translate('app.conflict.empty');
    if (typeof value === 'boolean') return translate(`app.conflict.${value ? 'yes' : 'no'}`);
    if (isTexts(value)) {
      const texts = value.map((one) => names.get(one) ?? one);
      return listWords(texts, translate) || translate('app.conflict.empty');
    }
    if (Array.isArray(value)) {
      return translate('app.conflict.rows', { smart_count: value.length });
    }
    return names.get(value) ?? (typeof value === 'object' ? JSON.stringify(value) : String(value));
  };
}
