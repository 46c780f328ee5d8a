import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, setConfig } from '../src/config';
import { createI18nProvider } from '../src/i18n/i18nProvider';
import { addTexts, loadLanguage, loadPublicMessages } from '../src/i18n/language';
import { type Locale, localeNames, locales, setTextLayer } from '../src/i18n/locales';
import { layFiles, ownTextFlaws } from '../src/i18n/ownTexts';

const files: Record<string, unknown> = {
  pl: {
    public: { login: { title: 'Zaloguj się' } },
    app: {
      form: {
        unsaved:
          '%{smart_count} zmiana |||| %{smart_count} zmiany |||| %{smart_count} zmian do zapisania',
        errors: '%{smart_count} błąd |||| %{smart_count} błędy',
        save: 'Zapisz',
      },
      bulk: { delete: { done: 'Usunięto jeden |||| Usunięto kilka |||| Usunięto wiele' } },
    },
  },
  // Its fallback has one form alone.
  cs: {
    app: {
      form: { errors: '%{smart_count} a |||| %{smart_count} b |||| %{smart_count} c', save: 'U' },
    },
  },
};
const added = [
  { locale: 'pl', name: 'Polski', direction: 'ltr', fallback: 'en' },
  { locale: 'cs', name: 'Čeština', direction: 'ltr', fallback: 'ja' },
  { locale: 'nn', name: 'Nynorsk', direction: 'ltr', fallback: 'de' },
] as const;

beforeAll(() => {
  setConfig({ hosted: false } as Config);
  layFiles(
    async (locale) => (files[locale] ? { texts: files[locale] } : { problem: '404' }),
    [...added],
  );
});
afterAll(async () => {
  setTextLayer(null);
  // The language that is spoken, and was loaded last, is that of whoever asks next.
  createI18nProvider(await loadLanguage('en'));
  for (const { locale } of added) Reflect.deleteProperty(locales, locale);
  localeNames.length -= added.length;
});

const speak = async (locale: string) => {
  const { translate } = createI18nProvider(await loadLanguage(locale as Locale));
  return (key: string, ...counts: number[]) =>
    counts.map((smart_count) => translate(key, { smart_count }));
};

describe('a language that is a file alone', () => {
  it('counts in its own way, and what it lacks counts as its fallback does', async () => {
    const say = await speak('pl');
    expect(say('app.form.unsaved', 1, 3, 5, 22)).toEqual([
      '1 zmiana',
      '3 zmiany',
      '5 zmian do zapisania',
      '22 zmiany',
    ]);
    expect(say('app.nav.unread', 1, 3, 5)).toEqual([
      '1 unread alert',
      '3 unread alerts',
      '5 unread alerts',
    ]);
    expect(say('app.form.save', 1)).toEqual(['Zapisz']);
  });

  it('counts so in texts that come later, too', async () => {
    const say = await speak('pl');
    await addTexts('loadBulk');
    expect(say('app.bulk.delete.done', 1, 2, 5)).toEqual([
      'Usunięto jeden',
      'Usunięto kilka',
      'Usunięto wiele',
    ]);
    expect(say('app.bulk.delete.confirm', 5).join()).toMatch(/^Delete/);
  });

  it('has texts with the forms of another left out, and administrators are told', async () => {
    const say = await speak('pl');
    expect(say('app.form.errors', 1, 5)).toEqual(['1 error', '5 errors']);
    expect(await ownTextFlaws('pl' as Locale, 'pl.json')).toMatchObject([
      { text: 'textForms', args: { name: 'pl.json', key: 'app.form.errors', value: 3 } },
    ]);
  });

  it('has as many as it needs where its fallback has one', async () => {
    const say = await speak('cs');
    expect(say('app.form.errors', 1, 3, 5)).toEqual(['1 a', '3 b', '5 c']);
    expect(say('app.form.save', 1)).toEqual(['U']);
    expect(await ownTextFlaws('cs' as Locale, 'cs.json')).toEqual([]);
  });

  it('says what it lacks, signed out as well, and everything without its file', async () => {
    const page = await loadPublicMessages('pl' as Locale);
    expect(page.messages).toHaveProperty('public.login', { title: 'Zaloguj się' });
    expect(page.fallback).toHaveProperty('public.login.submit', 'Log in');
    const say = await speak('nn');
    expect(say('app.form.save', 1)).toEqual(['Speichern']);
  });
});
