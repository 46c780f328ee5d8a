import { useTranslate } from 'ra-core';
import { listWords } from '../../domain/listWords';
import type { ImportMessage } from '../../types/importing';

/** What is wrong with a value in words, after the name of its column where that is said. */
export function useFaultText(): (message: ImportMessage, name?: string) => string {
  const translate = useTranslate();
  return (message, name) => {
    const { message: key, args } = typeof message === 'string' ? { message, args: {} } : message;
    const words = Object.entries(args ?? {}).map(([arg, value]) => [
      arg,
      typeof value === 'object' ? listWords(value, translate) : value,
    ]);
    const said = translate(key, { ...Object.fromEntries(words), _: key });
    return name ? translate('app.labelled', { label: name, value: said }) : said;
  };
}
