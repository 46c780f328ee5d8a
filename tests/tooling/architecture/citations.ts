import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lineAt, type Module, root } from './modules';
import { lostPaths } from './paths';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The numbers that a document gives to headings (`## 5. Accounts`) and to rows of tables (`| 5.1 |`). */
const numbersOf = (text: string) =>
  new Set([...text.matchAll(/^(?:#+|\|) (\d+(?:\.\d+)*)\b/gm)].map(([, number]) => number));

/** What can be cited, by the word before the number. */
function readDocuments(): Record<string, Set<string | undefined>> {
  const [decisions = '', rules = ''] = read('docs/product-decisions.md').split(/^# Required.*$/m);
  const files = readdirSync(join(root, 'docs/decisions'));
  return {
    contract: numbersOf(read('docs/platform-contract.md')),
    decision: numbersOf(decisions),
    rule: numbersOf(rules),
    adr: new Set(files.map((name) => String(Number.parseInt(name, 10)))),
  };
}

/** What may stand between the words of a citation that goes on in the next line of a comment. */
const gap = '(?:\\s|[*]|//)+';
const number = '\\d+(?:\\.\\d+)*';
const citation = new RegExp(
  `\\b(contract|decision|rule|adr)s?${gap}(${number}(?:(?:,|${gap}and|${gap}to)${gap}${number})*)`,
  'gi',
);
/** Documents that are not in the repository. */
const elsewhere = new RegExp(`\\bspecification\\b|\\bdomain(?:-|${gap})(?:facts|rules?)\\b`, 'gi');
const link = /\]\((?!https?:|#)([^)#]+)/g;

/** A module of which only comments are left, and in contract tests the texts, whose titles cite. */
function proseOf({ path, text, comments, nodes }: Module): string {
  const titles = path.startsWith('tests/contract/')
    ? nodes.filter((node) => node.type === 'Literal' && typeof node.value === 'string')
    : [];
  const kept = [
    ...comments.map(({ value, start }) => ({ start, end: start + value.length + 2 })),
    ...titles,
  ].sort((a, b) => a.start - b.start);
  const blank = (from: number, to?: number) => text.slice(from, to).replace(/\S/g, '\0');
  let prose = '';
  for (const { start, end } of kept) {
    prose += blank(prose.length, start) + text.slice(Math.max(start, prose.length), end);
  }
  return prose + blank(prose.length);
}

const oneLine = (words: string) => words.replace(new RegExp(gap, 'g'), ' ');

/**
 * Citations that lead nowhere. `contract 5.2` is a section or row of docs/platform-contract.md,
 * `decision 39` and `rule 4.2` are rows of docs/product-decisions.md, `ADR 7` is docs/decisions/0007.
 * Links of documents and paths in their backticks lead to files of the checkout, and no other document
 * is cited.
 */
export function citationViolations(modules: Module[]): string[] {
  const documents = readDocuments();
  return modules.flatMap((module) => {
    const prose = proseOf(module);
    const at = (index: number, words: string) =>
      `${module.path}:${lineAt(module, index)} ${oneLine(words)}`;
    const missing = [...prose.matchAll(citation)].flatMap(({ 1: kind = '', 2: list = '', index }) =>
      (list.match(new RegExp(number, 'g')) ?? [])
        .filter((one) => !documents[kind.toLowerCase()]?.has(one))
        .map((one) => at(index, `cites ${kind} ${one}, which does not exist`)),
    );
    const foreign = [...prose.matchAll(elsewhere)].map(({ 0: words, index }) =>
      at(index, `cites the ${words}, which is not here: name the rule`),
    );
    const links = module.path.endsWith('.md') ? [...prose.matchAll(link)] : [];
    const broken = links
      .filter(([, target = '']) => !existsSync(join(root, dirname(module.path), target)))
      .map(({ 1: target, index }) => at(index, `links to ${target}, which does not exist`));
    const lost = module.path.endsWith('.md')
      ? lostPaths(module.path, prose).map(({ name, index }) =>
          at(index, `names ${name}, which does not exist`),
        )
      : [];
    return [...missing, ...foreign, ...broken, ...lost];
  });
}
