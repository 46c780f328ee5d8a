import { describe, expect, it } from 'vitest';
import { flatten } from '../scripts/lib/messageReport';
import { pagesOf, readGuide } from '../scripts/vite/guide/pages';
import { messages as english } from '../src/i18n/en';
import { messages as englishBilling } from '../src/i18n/en/billing';
import { messages as englishCalls } from '../src/i18n/en/calls';
import { messages as englishConfiguration } from '../src/i18n/en/configuration';
import { messages as englishLogin } from '../src/i18n/en/hostedLogin';
import { messages as englishOAuth } from '../src/i18n/en/oauth';
import { messages as englishPasswords } from '../src/i18n/en/passwords';
import { messages as englishSignOut } from '../src/i18n/en/signOut';
import { messages as englishSignUp } from '../src/i18n/en/signUp';
import { messages as french } from '../src/i18n/fr';
import { messages as frenchBilling } from '../src/i18n/fr/billing';
import { messages as frenchCalls } from '../src/i18n/fr/calls';
import { messages as frenchConfiguration } from '../src/i18n/fr/configuration';
import { messages as frenchLogin } from '../src/i18n/fr/hostedLogin';
import { messages as frenchOAuth } from '../src/i18n/fr/oauth';
import { messages as frenchPasswords } from '../src/i18n/fr/passwords';
import { messages as frenchSignOut } from '../src/i18n/fr/signOut';
import { messages as frenchSignUp } from '../src/i18n/fr/signUp';
import { readSources } from './tooling/architecture/modules';
import { avoided, flawsIn, quoted, wordFlaws } from './tooling/wordRules';

const textsOf = (...groups: unknown[]) =>
  groups.reduce((all: ReturnType<typeof flatten>, group) => flatten(group, '', all), flatten({}));
const texts = {
  en: textsOf(
    english,
    englishBilling,
    englishCalls,
    englishConfiguration,
    englishLogin,
    englishOAuth,
    englishPasswords,
    englishSignOut,
    englishSignUp,
  ),
  fr: textsOf(
    french,
    frenchBilling,
    frenchCalls,
    frenchConfiguration,
    frenchLogin,
    frenchOAuth,
    frenchPasswords,
    frenchSignOut,
    frenchSignUp,
  ),
};

it.each(['en', 'fr'] as const)(
  'every text of %s is written in the words of the trade',
  (locale) => {
    expect(wordFlaws(locale, texts[locale])).toEqual([]);
  },
);

it('only what is a text, and would be a flaw otherwise, is let through as quoted', () => {
  const inUse = new Set(texts.en.values());
  expect([...quoted].filter((text) => !inUse.has(text))).toEqual([]);
  expect([...quoted].filter((text) => flawsIn('en', text).length === 0)).toEqual([]);
});

/** A colon that code writes behind a text: French has a blank before it. */
const writtenColon = /join\(['"`]: |\}: (\$\{|`)|`: \$\{|\)\}: [<{]|^\s+\{\w+\}: \{/m;

it('what a value is called and the value stand in one text, which has the colon', () => {
  const screens = readSources(['src/components', 'src/layout', 'src/pages', 'src/resources']);
  const found = Object.keys(screens).filter((path) => writtenColon.test(screens[path] ?? ''));
  // Attributes as the platform writes them, to be copied.
  expect(found).toEqual(['src/resources/recent-calls/trace/SpanStory.tsx']);
});

it.each([
  ['en', 'Blanks are not allowed here.'],
  ['en', 'Phone Numbers'],
  ['en', "Couldn't load this"],
  ['en', 'Loading...'],
  ['fr', 'Supprimer ?'],
  ['fr', 'Saisissez « oui »'],
  ['fr', 'Locataires'],
])('the words of %s can fail: %s', (locale, text) => {
  expect(flawsIn(locale, text)).not.toEqual([]);
});

it.each([
  ['en', 'Microsoft Teams tenant'],
  ['en', 'Carrier %{name}: Add one, or check the SIP REGISTER.'],
  ['fr', 'Supprimer\u202f? %{count}\u00a0: «\u00a0oui\u00a0»'],
])('the words of %s let be: %s', (locale, text) => {
  expect(flawsIn(locale, text)).toEqual([]);
});

describe('the guide', () => {
  /** What a page says outside of code, HTML and the targets of links. */
  const proseOf = (markdown: string) =>
    markdown.replace(/^```.*?^```$/gms, '').replace(/`[^`\n]+`|<[^>]+>|\]\([^)]*\)/g, '`');
  const flaws = (check: (prose: string) => string[]) =>
    pagesOf(readGuide()).flatMap(({ name, markdown }) =>
      check(proseOf(markdown)).map((flaw) => `${name}: ${flaw}`),
    );

  const forms = new Set(
    [...texts.en.values()].flatMap((text) => text.split('||||').map((form) => form.trim())),
  );
  const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const patterns = [...forms]
    .filter((text) => /%\{\w+\}/.test(text) && /\p{L}{2}/u.test(text.replace(/%\{\w+\}/g, '')))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/%\{\w+\}/)
            .map(literally)
            .join('.+')}$`,
        ),
    );
  const isText = (quote: string) =>
    forms.has(quote) || patterns.some((pattern) => pattern.test(quote));

  it('has in bold what the console says, letter for letter', () => {
    const unknown = flaws((prose) =>
      [...prose.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, quote = '']) =>
        isText(quote) ? [] : [quote],
      ),
    );
    expect(unknown).toEqual([]);
    expect(isText('Delete Sunrise Clinic?')).toBe(true);
    expect(isText('Erase Sunrise Clinic?')).toBe(false);
  });

  it('has the words of the console around it', () => {
    const rules = [...(avoided.en ?? []), { found: /\w'\w/, instead: 'the apostrophe ’' }];
    const others = flaws((prose) =>
      prose
        .replace(/\*\*.+?\*\*/g, '…')
        .split('\n')
        .flatMap((line) =>
          rules
            .filter(({ found }) => found.test(line))
            .map(({ instead }) => `${line} – ${instead}`),
        ),
    );
    expect(others).toEqual([]);
  });
});
