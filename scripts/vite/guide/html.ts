import { Marked, type Token, type Tokens } from 'marked';
import { type Guide, type GuidePage, pagesOf } from './pages.ts';

/** The size of every picture; the page contains it, so that nothing moves when one arrives. */
export const pictureSize = { width: 1366, height: 850 };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The anchor of a heading, as GitHub makes it, so that the same links hold in both places. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const plainText = (tokens: Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : token.raw))
    .join('');

const { width, height } = pictureSize;
const img = `<img width="${width}" height="${height}" loading="lazy" decoding="async" `;

const marked = new Marked({
  gfm: true,
  // An address in a quoted message is no link; one in angle brackets is.
  tokenizer: { url: () => undefined },
  renderer: {
    heading({ tokens, depth }: Tokens.Heading) {
      const text = this.parser.parseInline(tokens);
      return `<h${depth} id="${escaped(anchorOf(plainText(tokens)))}">${text}</h${depth}>\n`;
    },
    link({ href, tokens }: Tokens.Link) {
      const target = href.replace(/^([\w-]+)\.md(?=$|#)/, '$1.html');
      return `<a href="${escaped(target)}">${this.parser.parseInline(tokens)}</a>`;
    },
    // An address in a quoted message may be broken where a narrow screen has to.
    strong({ tokens }: Tokens.Strong) {
      const text = this.parser.parseInline(tokens);
      return `<strong>${text.replace(/https?:\S+/g, (url) => url.replace(/(?<=[/.])(?=\w)/g, '<wbr>'))}</strong>`;
    },
    html: ({ text }: Tokens.HTML | Tokens.Tag) => text.replaceAll('<img ', img),
    // A table that is wider than a phone moves in a box of its own, which the keyboard reaches.
    table(token: Tokens.Table) {
      const row = (cells: Tokens.TableCell[], tag: string) =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>\n`;
      const rows = token.rows.map((cells) => row(cells, 'td')).join('');
      // A first column without a word of its own has nothing to be named by.
      const head = row(token.header, 'th').replaceAll('<th></th>', '<td></td>');
      return `<div class="table"><table>\n<thead>${head}</thead>\n<tbody>${rows}</tbody>\n</table></div>\n`;
    },
  },
});

const linkTo = ({ name, title }: GuidePage, current: string) =>
  `<a href="${name}.html"${name === current ? ' aria-current="page"' : ''}>${escaped(title)}</a>`;

const navigation = ({ groups }: Guide, current: string) =>
  groups
    .map(
      ({ title, pages }) =>
        `<h2>${escaped(title)}</h2>\n<ul>\n${pages.map((page) => `<li>${linkTo(page, current)}</li>\n`).join('')}</ul>\n`,
    )
    .join('');

/** The pages before and after one, at its end. */
const neighbours = (guide: Guide, current: string) => {
  const pages = pagesOf(guide);
  const place = pages.findIndex(({ name }) => name === current);
  const [before, after] = [pages[place - 1], pages[place + 1]];
  const part = (rel: string, page: GuidePage | undefined) =>
    page ? `<a rel="${rel}" href="${page.name}.html">${escaped(page.title)}</a>` : '<span></span>';
  return `<div class="neighbours">${part('prev', before)}${part('next', after)}</div>`;
};

/**
 * One page of the guide as a whole HTML file: no script, no inline style, relative addresses only, so
 * that it can be read under any path, from a disk too, and under the console's security policy.
 */
export function guideHtml(guide: Guide, page: GuidePage): string {
  const { name, title, markdown } = page;
  const isIndex = name === guide.index.name;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(isIndex ? title : `${title} – Trunkline guide`)}</title>
<link rel="icon" href="../favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="guide.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="home" href="index.html">Trunkline guide</a>
<a class="to-pages" href="#pages">All pages</a>
<a class="to-console" href="../">Open the console</a>
</header>
<div class="columns">
<nav id="pages" aria-label="Pages of the guide">
${navigation(guide, name)}</nav>
<main id="content" tabindex="-1">
${marked.parse(markdown, { async: false })}
${neighbours(guide, name)}
</main>
</div>
</body>
</html>
`;
}
