import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../../lib/paths.mjs';

/** A page of the guide as its file has it. */
export interface GuidePage {
  /** Its file without `.md`. */
  name: string;
  /** Its first heading. */
  title: string;
  markdown: string;
}

/** Pages that belong together in the navigation, as the index lists them. */
export interface GuideGroup {
  title: string;
  pages: GuidePage[];
}

export interface Guide {
  index: GuidePage;
  groups: GuideGroup[];
}

export const guideFolder = inRoot('docs/guide');

function readPage(name: string): GuidePage {
  const markdown = readFileSync(`${guideFolder}/${name}.md`, 'utf8');
  const title = /^# (.+)$/m.exec(markdown)?.[1];
  if (title === undefined) throw new Error(`docs/guide/${name}.md has no title.`);
  return { name, title, markdown };
}

/** The names of the pages that there are, the index among them. */
export const guideNames = (): string[] =>
  readdirSync(guideFolder).flatMap((file) => /^(.+)\.md$/.exec(file)?.[1] ?? []);

/**
 * Reads the guide. Its index is the one list of its pages: each `## Heading` with the links below it is a
 * group of the navigation, in that order. Throws in words where a page is listed twice, or a file not at all.
 */
export function readGuide(): Guide {
  const index = readPage('index');
  const groups = index.markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n', 1)[0] ?? '',
      pages: [...section.matchAll(/^- \[[^\]]+\]\(([\w-]+)\.md\)/gm)].map(([, name = '']) =>
        readPage(name),
      ),
    }));
  const listed = groups.flatMap(({ pages }) => pages.map(({ name }) => name));
  const twice = listed.find((name, place) => listed.indexOf(name) !== place);
  if (twice) throw new Error(`docs/guide/index.md lists ${twice}.md twice.`);
  const unlisted = guideNames().find((name) => name !== 'index' && !listed.includes(name));
  if (unlisted) throw new Error(`docs/guide/index.md does not list ${unlisted}.md.`);
  return { index, groups };
}

/** Every page of a guide, in its order, the index first. */
export const pagesOf = ({ index, groups }: Guide): GuidePage[] => [
  index,
  ...groups.flatMap(({ pages }) => pages),
];
