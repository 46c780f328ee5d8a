import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from '../../lib/paths.mjs';
import { inThread } from '../inThread.ts';

/** Letters that would make two bytes of each letter of the whole text in the memory of a browser. */
const wide = /[\u0100-\uffff]/g;

/** What Safari knew by this name alone when it already ran the scripts of the build. */
const named = /(?<=[{;])(user-select|appearance|text-decoration):[^;}]*/g;

/** Each rule with what it says in one order: what mirrors a page puts the direction of a text last. */
const sorted = (css: string): string =>
  css.replace(/[^{}]+(?=})/g, (declarations) => declarations.split(';').sort().join(';'));

/** The rules that a page has for each direction. */
type Directed = Record<'ltr' | 'rtl', string>;

/** The rules of both directions as a build carries them: once, as they say nothing of left and right. Throws where they do. */
export function carriedRules({ ltr, rtl }: Directed): string {
  if (sorted(ltr) !== sorted(rtl)) {
    throw new Error('The styles of the console say left or right: say start or end');
  }
  return ltr
    .replace(named, (declaration) => `-webkit-${declaration};${declaration}`)
    .replace(wide, (letter) => `\\${letter.charCodeAt(0).toString(16)} `);
}

/** Makes the rules of the console of its styles, as the page does where it runs without a build. */
export const makeConsoleRules = async (): Promise<string> =>
  carriedRules(await inThread<Directed>(join(import.meta.dirname, 'making.tsx')));

const styles = inRoot('src/layout/ConsoleStyles.tsx');

/**
 * Makes the console's rules when it is built: to make them of its styles takes a browser 30 ms of each start,
 * and both stay in its memory (ADR 12).
 */
export function consoleRules(): Plugin {
  let making: Promise<string> | undefined;
  return {
    name: 'trunkline:console-rules',
    apply: 'build',
    buildStart() {
      making = makeConsoleRules();
      // Reported where it is waited for.
      making.catch(() => undefined);
    },
    async load(id) {
      if (id !== styles) return null;
      const rules = await making;
      if (!rules) this.error('The console has no rules');
      return `import { createElement } from 'react';
import { LaidRules } from './LaidRules';
export const consoleStyles = createElement(LaidRules, { rules: ${JSON.stringify(rules)} });`;
    },
  };
}
