import { beforeAll, describe, expect, it } from 'vitest';
import { type Config, setConfig } from '../src/config';
import { withoutIsolates } from '../src/domain/withoutIsolates';
import { createI18nProvider } from '../src/i18n/i18nProvider';
import { loadLanguage } from '../src/i18n/language';
import { type Locale, type LocaleRow, locales } from '../src/i18n/locales';

beforeAll(() => setConfig({ hosted: false } as Config));

const rows = Object.entries(locales as Record<string, LocaleRow>);
const translatorOf = async (locale: string) =>
  createI18nProvider(await loadLanguage(locale as Locale)).translate;
const isolated = (text: string) => `\u2068${text}\u2069`;

describe.each(rows)('in %s', (locale, { direction }) => {
  it(`what is put into a text ${direction ? 'keeps its direction' : 'stands as it is'}`, async () => {
    const translate = await translatorOf(locale);
    for (const value of ['+1 (508) 555-0142', '10.0.0.1:5060', 'Trunk (2)', '12.5 s', '-3']) {
      const text = translate('app.labelled', { label: 'Twilio', value });
      expect(text).toContain(direction ? isolated(value) : value);
      expect(text.includes('\u2068')).toBe(direction !== undefined);
      expect(withoutIsolates(text)).toMatch(/^Twilio/);
      expect(withoutIsolates(text).endsWith(value)).toBe(true);
    }
  });

  it('a large count is grouped as numbers beside it are', async () => {
    const translate = await translatorOf(locale);
    const grouped = (12345).toLocaleString(`${locale}-u-nu-latn`);
    expect(translate('app.form.unsaved', { smart_count: 12345 })).toContain(grouped);
    expect(translate('app.form.unsaved', { smart_count: 999 })).toContain('999');
  });

  it('words, counts and texts that stand for a missing one have no signs around', async () => {
    const translate = await translatorOf(locale);
    expect(translate('app.forms.copyOf', { name: 'Twilio' })).not.toContain('\u2068');
    expect(translate('app.form.unsaved', { smart_count: 12 })).not.toContain('\u2068');
    expect(translate('no.such.text', { _: 'Said: it.' })).toBe('Said: it.');
  });
});
