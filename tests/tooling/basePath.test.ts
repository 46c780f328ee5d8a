import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBasePath, withBase } from '../../scripts/lib/basePath.mjs';

describe('the path that a console is served below', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['portal', '/portal/'],
    ['/portal', '/portal/'],
    ['portal/', '/portal/'],
    ['/portal/', '/portal/'],
    ['/a/b', '/a/b/'],
    ['/Voice_2.0/~admin-ui', '/Voice_2.0/~admin-ui/'],
  ])('%j is %s', (text, base) => {
    expect(readBasePath(text)).toEqual({ base });
  });

  it.each([
    ['/a/../b', '".."'],
    ['..', '".."'],
    ['./portal', '".."'],
    ['//x', 'two slashes'],
    ['//', 'two slashes'],
    ['/a//b/', 'two slashes'],
    [' ', 'a space'],
    ['/my portal', 'a space'],
    [' /portal', 'a space'],
    ['/portal\n', 'it has a "\\n"'],
    ['/portal?x=1', 'it has a "?"'],
    ['/portal#top', 'it has a "#"'],
    ['/a%2fb', 'it has a "%"'],
    ['\\portal', 'it has a "\\\\"'],
    ['/a"><script>', 'it has a "\\""'],
    ['/$(id)', 'it has a "$"'],
    ['/café', 'it has a "é"'],
    ['https://voice.example.com/portal', 'whole URL'],
    [`/${'a'.repeat(200)}`, 'longer than 200'],
  ])('refuses %j in words', (text, words) => {
    const { problem } = readBasePath(text);
    expect(problem).toMatch(/^BASE_PATH needs a path such as \/portal, not ".*": .*\.$/);
    expect(problem).toContain(words);
  });

  it('names the option by which it was given', () => {
    expect(readBasePath('a b', '--base').problem).toMatch(/^--base needs/);
  });

  it('reads what it has read as the same, and nothing that leads elsewhere', () => {
    const texts = fc.string({
      unit: fc.constantFrom('a', '/', '.', '-', '%', '\\', ':', ' ', 'é'),
    });
    fc.assert(
      fc.property(texts, (text) => {
        const { base } = readBasePath(text);
        if (base === undefined) return;
        expect(readBasePath(base)).toEqual({ base });
        expect(new URL(base, 'https://voice.example.com').href).toBe(
          `https://voice.example.com${base}`,
        );
      }),
      { numRuns: 500 },
    );
  });
});

const bases = ['/', '/portal/', '/a/b/', '/a.b/'];

describe('the page below a path', () => {
  const built = `<html lang="en" data-base="/">
    <link rel="icon" href="/favicon.svg" /><script src="/config.js"></script>
    <script src="/assets/first-a1.js"></script>
    <script type="module" crossorigin src="/assets/index-b2.js"></script>`;

  it('names every file of the build there', () => {
    expect(withBase(built, '/portal/')).toBe(`<html lang="en" data-base="/portal/">
    <link rel="icon" href="/portal/favicon.svg" /><script src="/portal/config.js"></script>
    <script src="/portal/assets/first-a1.js"></script>
    <script type="module" crossorigin src="/portal/assets/index-b2.js"></script>`);
  });

  it('can be written again, for another path or the same', () => {
    for (const one of bases) {
      for (const other of bases) {
        expect(withBase(withBase(built, one), other)).toBe(withBase(built, other));
      }
    }
    expect(withBase(built.replaceAll('="/a', '="./a'), '/')).toBe(built);
  });

  it('keeps what a deployment has added', () => {
    const added = `<script src="/analytics.js"></script><a href="https://x/config.js">x</a>
      <script>window.JAMBONZ = { BASE_URL: "/config.js" };</script><link href="/other/assets/x.css">`;
    expect(withBase(built + added, '/portal/')).toBe(withBase(built, '/portal/') + added);
  });

  it('holds for the page of the sources', () => {
    const page = readFileSync('index.html', 'utf8');
    const moved = withBase(page, '/portal/');
    expect(
      moved.match(/(?:src|href)="[^"]*"/g)?.filter((one) => !one.includes('"/portal/')),
    ).toEqual(['src="/src/main.tsx"']);
  });

  it.each([
    ['<html><script src="/config.js"></script>', '/portal/', 'data-base'],
    [built, 'portal', 'written /portal/'],
    [built, '/a"b/', 'it has a'],
  ])('is refused where it makes no sense', (page, base, words) => {
    expect(() => withBase(page, base)).toThrow(words);
  });
});
