import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Config } from '../src/config';
import { withTexts } from '../src/i18n/texts';

const tabs = 'resources.recent-calls.details.label';
const area = 'resources.recent-calls.name';

/** The languages of a console that has shown no screen yet. */
const fresh = async () => {
  vi.resetModules();
  const [{ setConfig }, language, provider] = await Promise.all([
    import('../src/config'),
    import('../src/i18n/language'),
    import('../src/i18n/i18nProvider'),
  ]);
  setConfig({ hosted: false } as Config);
  return { ...language, ...provider };
};
let i18n: Awaited<ReturnType<typeof fresh>>;
beforeEach(async () => {
  i18n = await fresh();
});

describe('the texts of a group of screens', () => {
  it('come with the first of them, beside those that are there', async () => {
    const provider = i18n.createI18nProvider(await i18n.loadLanguage('en'));
    expect(provider.translate(tabs)).toBe(tabs);
    await i18n.addTexts('loadCalls');
    expect(provider.translate(tabs)).toBe('Details of this call');
    expect(provider.translate(area, { smart_count: 2 })).toBe('Recent calls');
    expect(provider.translate('resources.recent-calls.files.open')).toBe('Open a file');
  });

  it('are there in a language that is chosen later, and while they are on their way', async () => {
    const loading = i18n.loadLanguage('fr');
    await i18n.addTexts('loadCalls');
    for (const language of [await loading, await i18n.loadLanguage('fr')]) {
      const french = i18n.createI18nProvider(language).translate(tabs);
      expect([french, french === 'Details of this call']).toEqual([
        expect.stringMatching(/appel/i),
        false,
      ]);
    }
  });

  it.each(['before', 'loading', 'loaded', 'spoken'] as const)(
    'are there whenever a screen asks for them: when the language is %s',
    async (moment) => {
      const ask = async (now: typeof moment) => {
        if (now === moment) await i18n.addTexts('loadCalls');
      };
      for (const locale of ['en', 'fr'] as const) {
        i18n = await fresh();
        await ask('before');
        // A console that speaks another language already is no different from one that is silent.
        if (locale === 'fr') i18n.createI18nProvider(await i18n.loadLanguage('en'));
        const loading = i18n.loadLanguage(locale);
        await ask('loading');
        const language = await loading;
        await ask('loaded');
        const { translate } = i18n.createI18nProvider(language);
        await ask('spoken');
        expect([locale, translate(tabs)]).toEqual([locale, expect.stringMatching(/call|appel/)]);
        expect(translate(tabs)).not.toBe(tabs);
      }
    },
  );

  it('are English where a language that is not complete has none', async () => {
    const { locales } = await import('../src/i18n/locales');
    vi.spyOn(locales.fr as { complete: boolean }, 'complete', 'get').mockReturnValue(false);
    const { parts } = await import('../src/i18n/fr/parts');
    const index = await parts.load();
    vi.spyOn(parts, 'load').mockResolvedValue({
      ...index,
      loadCalls: async () => ({ messages: {} }),
    } as never);
    const provider = i18n.createI18nProvider(await i18n.loadLanguage('fr'));
    await i18n.addTexts('loadCalls');
    expect(provider.translate(tabs)).toBe('Details of this call');
    expect(provider.translate('app.action.save')).not.toBe('Save');
    vi.restoreAllMocks();
  });

  it('are read once, however many screens ask for them', async () => {
    const { parts } = await import('../src/i18n/en/parts');
    const provider = i18n.createI18nProvider(await i18n.loadLanguage('en'));
    const index = await parts.load();
    const loadCalls = vi.fn(index.loadCalls);
    vi.spyOn(parts, 'load').mockResolvedValue({ ...index, loadCalls });
    await Promise.all([i18n.addTexts('loadCalls'), i18n.addTexts('loadCalls')]);
    await i18n.addTexts('loadCalls');
    expect(loadCalls).toHaveBeenCalledTimes(1);
    expect(provider.translate(tabs)).toBe('Details of this call');
    vi.restoreAllMocks();
  });

  it('are asked for again after they could not be fetched', async () => {
    const { parts } = await import('../src/i18n/en/parts');
    const provider = i18n.createI18nProvider(await i18n.loadLanguage('en'));
    const index = await parts.load();
    const loadCalls = vi.fn(index.loadCalls);
    loadCalls.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.spyOn(parts, 'load').mockResolvedValue({ ...index, loadCalls });
    await expect(i18n.addTexts('loadCalls')).rejects.toThrow('Failed to fetch');
    await i18n.addTexts('loadCalls');
    expect(provider.translate(tabs)).toBe('Details of this call');
    vi.restoreAllMocks();
  });
});

it('texts with others added change neither', () => {
  const [own, added] = [{ a: { b: '1', c: '2' } }, { a: { c: '3', d: { e: '4' } }, f: '5' }];
  const before = JSON.stringify([own, added]);
  expect(withTexts(own, added)).toEqual({ a: { b: '1', c: '3', d: { e: '4' } }, f: '5' });
  expect(JSON.stringify([own, added])).toBe(before);
});
