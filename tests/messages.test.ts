import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import {
  flatten,
  missingTexts,
  pluralForms,
  readTexts,
  reportLocales,
  wrongTexts,
} from '../scripts/lib/messageReport';
import { createI18nProvider } from '../src/i18n/i18nProvider';
import { locales } from '../src/i18n/locales';
import { resources } from '../src/resources';
import { parseModules, readSources } from './tooling/architecture/modules';
import { localeComparisons, unknownKeys } from './tooling/messageRules';

const codes = Object.keys(locales);
const reports = await reportLocales();
const english = await readTexts('en');
const folders = readdirSync(fileURLToPath(new URL('../src/i18n', import.meta.url)), {
  withFileTypes: true,
}).filter((entry) => entry.isDirectory());

describe('every language', () => {
  it('is a folder and a row, under a name that Intl knows', () => {
    expect(folders.map(({ name }) => name).sort()).toEqual([...codes].sort());
    expect(Intl.getCanonicalLocales(codes)).toEqual(codes);
    expect(Intl.DateTimeFormat.supportedLocalesOf(codes)).toEqual(codes);
  });
  it.each(reports)('$locale has the placeholders and plural forms of its texts right', (report) => {
    expect(report.texts).toBeGreaterThan(0);
    expect(report.wrong).toEqual([]);
  });
  it.each(reports.filter(({ complete }) => complete))('$locale is complete', ({ missing }) => {
    expect(missing).toEqual([]);
  });
});

it('English and French are complete', () => {
  expect([locales.en.complete, locales.fr.complete]).toEqual([true, true]);
});

const code = parseModules(readSources(['src']));

it('every key in the code is a message', () => {
  expect(unknownKeys(code, english)).toEqual([]);
});

/** The texts that the frames of lists and forms look up by the name of the resource. */
const conventions = {
  list: ['name', 'empty.title', 'empty.text'],
  create: ['title.create', 'action.create', 'notifications.created'],
  edit: [
    'title.edit',
    'notifications.updated',
    'sections.danger',
    'sections.dangerPurpose',
    'action.delete',
    'notifications.deleted',
  ],
} as const;

it.each(resources.map((resource) => [resource.name, resource] as const))(
  '%s has the texts that its frames look up',
  (name, resource) => {
    const views = ['list', 'create', 'edit'] as const;
    const keys = views.flatMap((view) => (resource[view] ? conventions[view] : []));
    const missing = keys.filter((key) => !english.has(`resources.${name}.${key}`));
    expect(missing, `src/i18n/en has no resources.${name}.…`).toEqual([]);
  },
);

it('no code compares a locale by its name', () => {
  expect(localeComparisons(code, codes)).toEqual([]);
});

describe('a language that is not complete', () => {
  const { translate } = createI18nProvider({
    locale: 'ja' as 'en',
    messages: { app: { hello: 'こんにちは', calls: '%{smart_count} 件' } },
    fallback: { app: { hello: 'Hello', bye: 'Bye', users: 'A user |||| %{smart_count} users' } },
  });
  // The next file of the worker adds texts to the language that is spoken.
  afterAll(() => void createI18nProvider({ locale: 'en', messages: {} }));

  it('is spoken where it has a text', () => {
    expect(translate('app.hello')).toBe('こんにちは');
    expect(translate('app.calls', { smart_count: 5 })).toBe('5 件');
  });
  it('is English elsewhere, with the plural forms of English', () => {
    expect(translate('app.bye')).toBe('Bye');
    expect(translate('app.users', { smart_count: 5 })).toBe('5 users');
    expect(translate('app.bye', { _: 'default' })).toBe('Bye');
  });
  it('leaves what is no key as it is', () => {
    expect(translate('Carrier is unreachable', { _: 'Carrier is unreachable' })).toBe(
      'Carrier is unreachable',
    );
    expect(translate('app.gone', { _: 'default' })).toBe('default');
  });
});

describe('the report on messages', () => {
  const base = flatten({
    app: { hello: 'Hello %{name}', calls: 'A call |||| %{n} calls' },
    pages: { home: { title: 'Home', text: 'Welcome' } },
  });
  const wrong = (locale: string, messages: unknown) => wrongTexts(base, locale, flatten(messages));

  it('names a missing text, and a missing group once', () => {
    expect(missingTexts(base, flatten({ app: { hello: 'Bonjour %{name}' } }))).toEqual([
      'app.calls',
      'pages.* (2)',
    ]);
    expect(missingTexts(base, base)).toEqual([]);
  });
  it('names a text that English lacks', () => {
    expect(wrong('fr', { app: { bye: 'Adieu' } })).toEqual(['fr has app.bye, which English lacks']);
  });
  it('names another placeholder', () => {
    expect(wrong('fr', { app: { hello: 'Bonjour %{nom}' } })).toEqual([
      'app.hello in fr: placeholders nom, not name',
    ]);
  });
  it('wants the plural forms of the language', () => {
    expect([pluralForms('fr'), pluralForms('pl'), pluralForms('ja')]).toEqual([2, 3, 1]);
    expect(wrong('fr', { app: { calls: '%{n} appels' } })).toEqual([
      'app.calls in fr: 1 plural forms, not 2',
    ]);
    expect(wrong('ja', { app: { calls: '%{n} 件' } })).toEqual([]);
    expect(wrong('pl', { app: { calls: '%{n} a |||| %{n} b' } })).toHaveLength(1);
  });
  it('names an empty text, an empty plural form and what is no text', () => {
    const empty = { pages: { home: { title: ' ', text: null } }, app: { calls: '%{n} ||||' } };
    expect(wrong('fr', empty)).toHaveLength(3);
  });
});

describe('the rules for code can fail', () => {
  const messages = flatten({ app: { hello: 'Hello', menu: { home: 'Home' } } });
  const unknown = (text: string) => unknownKeys(parseModules({ 'src/a.ts': text }), messages);

  it('on a key that is no message, and on a group where a text is wanted', () => {
    expect(unknown("translate('app.hello'); label('app');")).toEqual([]);
    expect(unknown("const prefix = 'app.menu';")).toEqual([]);
    expect(unknown("translate('app.helo')").join()).toContain('src/a.ts:1 uses app.helo');
    expect(unknown('\nconst label = `pages.gone.title`;').join()).toContain('src/a.ts:2');
    expect(unknown("translate('app.menu')")).toHaveLength(1);
  });
  it.each([
    "locale === 'xx'",
    "'xx' !== i18n.locale",
    "getLocale() === 'xx'",
    "language === 'fr'",
    "currentLocale.startsWith('f')",
    "switch (locale) { case 'fr': }",
  ])('on the locale of %s', (text) => {
    const found = localeComparisons(parseModules({ 'src/a.ts': `\n${text};` }), codes);
    expect(found).toEqual(['src/a.ts:2 compares a locale by name']);
  });
  it.each(["kind === 'xx'", 'locale === other', "names[locale] === 'a'", "text.startsWith('f')"])(
    'and let %s be',
    (text) => {
      expect(localeComparisons(parseModules({ 'src/a.ts': `${text};` }), codes)).toEqual([]);
    },
  );
});
