import { describe, expect, it } from 'vitest';
import { readTexts } from '../scripts/lib/messageReport';
import { pagesOf, readGuide } from '../scripts/vite/guide/pages';
import { type Locale, locales } from '../src/i18n/locales';
import { readSources } from './tooling/architecture/modules';
import { avoided, flawsIn, quoted, wordFlaws } from './tooling/wordRules';

const codes = Object.keys(locales) as Locale[];
const read = await Promise.all(codes.map(async (code) => [code, await readTexts(code)] as const));
const english = await readTexts('en');

it.each(read)('every text of %s is written in the words of the trade', (locale, texts) => {
  expect(wordFlaws(locale, texts)).toEqual([]);
});

it('only what is a text, and would be a flaw otherwise, is let through as quoted', () => {
  const inUse = new Set(english.values());
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
  ['de', 'Telefonnummern'],
  ['de', 'Konto erfolgreich angelegt'],
  ['de', 'Kein Mitschnitt'],
  ['de', 'SIP Client löschen'],
  ['de', 'Geben Sie “ja” ein'],
  ['de', 'In 15 s'],
  ['de', '%{percent} %'],
  ['es', 'Eliminar la ruta?'],
  ['es', 'Se alcanzó el 12 %.'],
  ['es', 'La cuenta se ha creado.'],
  ['ja', 'サーバに接続できません'],
  ['ja', 'デバイスを削除'],
  ['ja', '既に使われています'],
  ['ja', 'アカウントを正常に作成しました'],
  ['ja', '削除しますか?'],
  ['ja', 'SIPトランク'],
  ['ja', '１２件'],
  ['ja', '保存する'],
  ['ar', 'تم إنشاء الحساب بنجاح'],
  ['ar', 'يرجى المحاولة'],
  ['ar', 'هل تريد الحذف?'],
  ['ar', '١٢ مكالمة'],
  ['ar', 'اضافة ناقل'],
  ['ar', 'جاري الحفظ…'],
  ['ar', 'حذف “%{name}”'],
  ['ar', 'بوابة SIP \u200f(TLS)'],
  ['ja', '“%{name}” を削除'],
])('the words of %s can fail: %s', (locale, text) => {
  expect(flawsIn(locale, text)).not.toEqual([]);
});

it.each([
  ['en', 'Microsoft Teams tenant'],
  ['en', 'Carrier %{name}: Add one, or check the SIP REGISTER.'],
  ['fr', 'Supprimer\u202f? %{count}\u00a0: «\u00a0oui\u00a0»'],
  ['de', 'SIP-Client „%{name}“ in 15\u202fs: %{percent}\u202f%, kein Paketmitschnitt'],
  ['es', '¿Eliminar «%{name}»? Falta algo antes de *, + o ?.'],
  ['ja', '「%{name}」を削除しますか？ SIP トランク %{count} 本（E.164、12%）：#1'],
  [
    'ar',
    'هل تريد حذف «%{name}»؟ تعذر الوصول إلى SIP trunk، وعدد المكالمات %{count} (12%): حاول مرة أخرى.',
  ],
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
    [...english.values()].flatMap((text) => text.split('||||').map((form) => form.trim())),
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
