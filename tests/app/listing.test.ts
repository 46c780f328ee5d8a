import { expect, it } from 'vitest';
import { writePreference } from '../../src/config/preferences';
import { listWords } from '../../src/domain/listWords';
import { withoutIsolates } from '../../src/domain/withoutIsolates';
import type { Locale } from '../../src/i18n/locales';
import * as app from './support';
import { screen, waitFor } from './support';

const signs: [Locale, counts: string][] = [
  ['en', '3 inbound, 1 outbound'],
  ['ja', '着信 3、発信 1'],
  ['ar', '3 واردة، 1 صادرة'],
];

it.each(signs)(
  'in %s what is listed has the sign of the language between',
  async (locale, counts) => {
    writePreference('locale', locale);
    await app.open('/internal/carriers', 'nora');
    await waitFor(() =>
      expect(withoutIsolates(app.rowWith('Voxbone').textContent ?? '')).toContain(counts),
    );
    expect(screen.getByRole('main')).not.toHaveTextContent(
      locale === 'en' ? '、' : /\p{L}, \p{L}/u,
    );
  },
);

it('what is empty is not listed', () => {
  const say = (_key: string, { list, next }: { list: string; next: string }) => `${list}+${next}`;
  expect(listWords(['', 'a', null, undefined, false, 'b', 'c'], say)).toBe('a+b+c');
  expect(listWords([], say)).toBe('');
});
