import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseModules, readSources } from './tooling/architecture/modules';
import { compareLocales, emptyTexts, flatten, unknownKeys } from './tooling/messageRules';

type MessageModule = { messages?: unknown; publicMessages?: unknown };

const wholes = import.meta.glob<MessageModule>('../src/i18n/*/index.ts', { eager: true });
const publics = import.meta.glob<MessageModule>('../src/i18n/*/public.ts', { eager: true });

/** Messages of react-admin's own packages are theirs to keep. */
const own = (key: string) => !key.startsWith('ra.');
const messagesOf = (module: MessageModule) => module.messages ?? module.publicMessages;

function load(modules: Record<string, MessageModule>) {
  return Object.entries(modules).map(([path, module]) => {
    const all = [...flatten(messagesOf(module))].filter(([key]) => own(key));
    return { name: path.split('/').at(-2) ?? path, messages: new Map(all) };
  });
}

const sets = { console: load(wholes), 'signed-out pages': load(publics) };
const filesOf = (locale: string) =>
  readdirSync(fileURLToPath(new URL(`../src/i18n/${locale}`, import.meta.url))).sort();

describe.each(Object.entries(sets))('the messages of the %s', (_name, locales) => {
  const english = locales.find(({ name }) => name === 'en');

  it('exist in English and in another language', () => {
    expect(locales.length).toBeGreaterThan(1);
    expect(english?.messages.size).toBeGreaterThan(0);
  });
  it('are the same keys, placeholders and plural forms in every language', () => {
    const others = locales.filter((locale) => locale !== english);
    expect(others.flatMap((other) => (english ? compareLocales(english, other) : []))).toEqual([]);
  });
  it('are nowhere empty', () => {
    expect(locales.flatMap(({ name, messages }) => emptyTexts(name, messages))).toEqual([]);
  });
});

it('every language has the same files', () => {
  for (const { name } of sets.console) expect(filesOf(name)).toEqual(filesOf('en'));
});

it('every key in the code is a message', () => {
  const english = Object.values(sets).flatMap((set) => set.filter(({ name }) => name === 'en'));
  const messages = new Map(english.flatMap((locale) => [...locale.messages]));
  expect(unknownKeys(parseModules(readSources(['src'])), messages)).toEqual([]);
});

describe('the rules for messages can fail', () => {
  const locale = (name: string, messages: unknown) => ({ name, messages: flatten(messages) });
  const english = locale('en', {
    app: { hello: 'Hello %{name}', calls: 'A call |||| %{n} calls' },
  });
  const compare = (messages: unknown) => compareLocales(english, locale('fr', messages)).join('\n');

  it('on a key that one language lacks', () => {
    expect(compare({ app: { hello: 'Bonjour %{name}' } })).toContain('fr lacks app.calls');
    const more = { app: { hello: '%{name}', calls: 'a |||| %{n}', bye: 'Adieu' } };
    expect(compare(more)).toBe('en lacks app.bye, which fr has');
  });
  it('on another placeholder', () => {
    const words = compare({ app: { hello: 'Bonjour %{nom}', calls: 'Un |||| %{n} appels' } });
    expect(words).toBe('app.hello: placeholders name in en, nom in fr');
  });
  it('on a missing plural form', () => {
    const words = compare({ app: { hello: '%{name}', calls: '%{n} appels' } });
    expect(words).toBe('app.calls: 2 plural forms in en, 1 in fr');
  });
  it('on an empty text and an empty plural form', () => {
    const { messages } = locale('fr', { a: ' ', b: 'Un ||||', c: 'Deux', d: null });
    expect(emptyTexts('fr', messages)).toHaveLength(3);
  });
  it('on a key that is no message, and on a group where a text is wanted', () => {
    const code = (text: string) =>
      unknownKeys(parseModules({ 'src/a.ts': text }), english.messages);
    expect(code("translate('app.hello'); label('app');")).toEqual([]);
    expect(code("const prefix = 'app.calls';")).toEqual([]);
    expect(code("translate('app.helo')").join()).toContain('src/a.ts:1 uses app.helo');
    expect(code('\nconst label = `pages.gone.title`;').join()).toContain('src/a.ts:2');
    const nested = flatten({ app: { menu: { home: 'Home' } } });
    const group = (text: string) => unknownKeys(parseModules({ 'src/a.ts': text }), nested);
    expect(group("const p = 'app.menu';")).toEqual([]);
    expect(group("translate('app.menu')")).toHaveLength(1);
  });
});
