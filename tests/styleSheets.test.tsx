// @vitest-environment jsdom
import { CacheProvider, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mirror as mirroring } from '../src/i18n/mirror';

/** As much of a constructable sheet as emotion asks for: jsdom has none that a document adopts. */
class FakeSheet {
  cssRules: string[] = [];
  replaceSync(css: string) {
    this.cssRules = [css];
  }
  insertRule(rule: string, at: number) {
    if (rule.includes('::-no-browser')) throw new SyntaxError(rule);
    this.cssRules.splice(at, 0, rule);
  }
}

const adopting = document as unknown as { adoptedStyleSheets?: FakeSheet[] };
const sheets = () => (adopting.adoptedStyleSheets ?? []).map(({ cssRules }) => cssRules.join(' '));

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  vi.resetModules();
  adopting.adoptedStyleSheets = [];
});
afterEach(() => {
  cleanup();
  delete adopting.adoptedStyleSheets;
  vi.unstubAllGlobals();
});

const Box = styled.div<{ hue: string }>(({ hue }) => ({ color: hue }));
const page = (base: string, extra?: string) => (
  <>
    <Box hue="red" />
    <Global styles={{ body: { background: base } }} />
    {extra && <Global styles={{ table: { color: extra } }} />}
    <Box hue="blue" />
  </>
);

const textsOf = (mirror: typeof mirroring | undefined) => ({
  locale: 'en' as const,
  mirror,
  changeLocale: () => undefined,
  translate: (key: string) => key,
  translateError: (key: string) => key,
});

it('styles are adopted: global ones first, in their order, replaced in place and taken away', async () => {
  const { createStyleCache } = await import('../src/theme/styleSheets');
  const cache = createStyleCache();
  const show = (base: string, extra?: string) => (
    <CacheProvider value={cache}>{page(base, extra)}</CacheProvider>
  );
  const { rerender, unmount } = render(show('white', 'gold'));
  const components = expect.stringMatching(/color:red.*color:blue/);
  expect(sheets()).toEqual(['body{background:white;}', 'table{color:gold;}', components]);
  rerender(show('black', 'gold'));
  expect(sheets()).toEqual(['body{background:black;}', 'table{color:gold;}', components]);
  rerender(show('black'));
  expect(sheets()).toEqual(['body{background:black;}', components]);
  unmount();
  expect(sheets()).toEqual([components]);
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

it('rules that are made already stand where global ones do, whichever way the page is written', async () => {
  const { createStyles } = await import('../src/theme/styleSheets');
  const { DirectedPage } = await import('../src/DirectedPage');
  const { LaidRules } = await import('../src/layout/LaidRules');
  const { PublicTextsContext } = await import('../src/i18n/PublicTexts');
  const { createConsoleTheme } = await import('../src/theme');
  const styles = createStyles({});
  const theme = createConsoleTheme();
  const show = (mirror?: typeof mirroring, isOpen = true) => (
    <PublicTextsContext.Provider value={textsOf(mirror)}>
      <DirectedPage styles={styles} theme={theme}>
        <Box hue="red" />
        <Global styles={{ body: { color: 'gold' } }} />
        {isOpen && <LaidRules rules=".a{color:red;}" />}
        <Box hue="blue" />
      </DirectedPage>
    </PublicTextsContext.Provider>
  );
  const seen = () => sheets().filter((css) => !css.includes('--mui-'));
  const components = expect.stringMatching(/color:red.*color:blue/);
  const { rerender } = render(show());
  expect(seen()).toEqual(['body{color:gold;}', '.a{color:red;}', components]);
  rerender(show(mirroring));
  expect(seen()).toHaveLength(3);
  expect(seen()).toEqual(expect.arrayContaining(['.a{color:red;}', components]));
  expect(seen().at(-1)).toEqual(components);
  rerender(show());
  expect(seen()).toEqual(expect.arrayContaining(['.a{color:red;}', components]));
  expect(seen().at(-1)).toEqual(components);
  rerender(show(undefined, false));
  expect(seen()).toEqual(['body{color:gold;}', components]);
});

it('a rule that this browser does not know costs only itself', async () => {
  const { createStyleCache } = await import('../src/theme/styleSheets');
  const { sheet } = createStyleCache();
  sheet.insert('a::-no-browser{color:red}');
  sheet.insert('b{color:red}');
  expect(sheets()).toEqual(['b{color:red}']);
});

it('rules that were read before are laid as they are', async () => {
  const { createStyleCache } = await import('../src/theme/styleSheets');
  const { layRules, readRules } = await import('../src/theme/layRules');
  const read = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  const sheet = readRules('.a{color:green;}');
  const takeOut = layRules(createStyleCache(), '.a{color:green;}');
  expect(read).toHaveBeenCalledTimes(1);
  expect(document.adoptedStyleSheets).toContain(sheet);
  takeOut();
  expect(document.adoptedStyleSheets).not.toContain(sheet);
});

it('a browser that adopts no sheets has style tags', async () => {
  delete adopting.adoptedStyleSheets;
  const { createStyleCache } = await import('../src/theme/styleSheets');
  const cache = createStyleCache();
  render(<CacheProvider value={cache}>{page('white')}</CacheProvider>);
  expect(document.querySelectorAll('style[data-emotion]').length).toBeGreaterThan(0);
  const { layRules } = await import('../src/theme/layRules');
  const takeOut = layRules(cache, '.a{color:red;}');
  const laid = [...document.querySelectorAll('style')].filter((tag) => !tag.dataset.emotion);
  expect(laid.map(({ textContent }) => textContent)).toEqual(['.a{color:red;}']);
  const [first] = cache.sheet.tags;
  expect(first && laid[0]?.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  takeOut();
  expect(laid[0]?.isConnected).toBe(false);
});

it('another direction has other styles of the same names, and what is typed stays', async () => {
  const { createStyles } = await import('../src/theme/styleSheets');
  const { DirectedPage } = await import('../src/DirectedPage');
  const { PublicTextsContext } = await import('../src/i18n/PublicTexts');
  const { createConsoleTheme } = await import('../src/theme');
  const { useTheme } = await import('@mui/material/styles');
  const theme = createConsoleTheme();
  const styles = createStyles({});
  const Field = styled.input({ marginLeft: 7, paddingInlineStart: 3 });
  const Direction = () => <output>{useTheme().direction}</output>;
  const content = (
    <>
      <Global styles={{ body: { paddingLeft: 1 } }} />
      <Field />
      <Direction />
    </>
  );
  const show = (mirror?: typeof mirroring) => (
    <PublicTextsContext.Provider value={textsOf(mirror)}>
      <DirectedPage styles={styles} theme={theme}>
        {content}
      </DirectedPage>
    </PublicTextsContext.Provider>
  );
  const { container, rerender } = render(show());
  const seen = () => ({
    said: sheets()
      .join(' ')
      .match(/(?<!-)(margin|padding)[\w-]*:\w+/g),
    direction: container.querySelector('output')?.textContent,
    typed: container.querySelector('input')?.value,
    name: container.querySelector('input')?.className,
  });
  const input = container.querySelector('input');
  if (input) input.value = 'half a word';
  const before = seen();
  expect(before.said).toEqual(['padding-left:1px', 'margin-left:7px', 'padding-inline-start:3px']);
  rerender(show(mirroring));
  expect(seen()).toEqual({
    ...before,
    said: ['padding-right:1px', 'margin-right:7px', 'padding-inline-start:3px'],
    direction: 'rtl',
  });
  expect(document.documentElement.dir).toBe('rtl');
  rerender(show());
  expect(seen()).toEqual(before);
  expect(document.documentElement.dir).toBe('ltr');
});

it.each([
  ['sides', { marginLeft: 1, textAlign: 'left' }, 'margin-right:1px;text-align:right;'],
  ['not which way a text is written', { direction: 'ltr', left: 2 }, 'right:2px;direction:ltr;'],
  ['nothing, where that is all', { direction: 'ltr' }, 'direction:ltr;'],
  [
    'the same within what it is nested in',
    { '& .mono': { direction: 'ltr', paddingRight: 3 } },
    'padding-left:3px;direction:ltr;',
  ],
] as const)('a page from right to left turns %s', async (_what, style, turned) => {
  const { createStyleCache } = await import('../src/theme/styleSheets');
  const Styled = styled.div(style);
  render(
    <CacheProvider value={createStyleCache({ mirror: mirroring })}>
      <Styled />
    </CacheProvider>,
  );
  expect(sheets().join()).toContain(`{${turned}}`);
});

it('the size of texts and the height of their lines follow what the browser is set to', async () => {
  const { createStyleCache } = await import('../src/theme/styleSheets');
  const Line = styled.div({ fontSize: 13, lineHeight: '20px', height: 20, '--font-size': '9px' });
  render(
    <CacheProvider value={createStyleCache()}>
      <Global styles={{ p: { fontSize: '12.5px', lineHeight: 1.45 } }} />
      <Line />
    </CacheProvider>,
  );
  expect(sheets()).toEqual([
    'p{font-size:0.78125rem;line-height:1.45;}',
    expect.stringContaining(
      '{font-size:0.8125rem;line-height:1.25rem;height:20px;--font-size:9px;}',
    ),
  ]);
});
