// @vitest-environment jsdom
import { CacheProvider, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** As much of a constructable sheet as emotion asks for: jsdom has none that a document adopts. */
class FakeSheet {
  cssRules: string[] = [];
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

it('styles are adopted: global ones first, in their order, replaced in place and taken away', async () => {
  const { createStyleCache } = await import('../src/styleSheets');
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

it('a rule that this browser does not know costs only itself', async () => {
  const { createStyleCache } = await import('../src/styleSheets');
  const { sheet } = createStyleCache();
  sheet.insert('a::-no-browser{color:red}');
  sheet.insert('b{color:red}');
  expect(sheets()).toEqual(['b{color:red}']);
});

it('a browser that adopts no sheets has style tags', async () => {
  delete adopting.adoptedStyleSheets;
  const { createStyleCache } = await import('../src/styleSheets');
  render(<CacheProvider value={createStyleCache()}>{page('white')}</CacheProvider>);
  expect(document.querySelectorAll('style[data-emotion]').length).toBeGreaterThan(0);
});
