import type { Plugin } from 'vite';
import { hashedName } from '../hashedName.ts';
import { type Drawing, drawForms, whole } from './draw.ts';
import { isOfTheme, untoldRules } from './rules.ts';
import { textsOf } from './texts.ts';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The files of its styles, one for each direction that a language has. */
type StyleFiles = Partial<Record<Drawing['direction'], string>>;

/** The form in its first language, and the texts of each other one: nothing of it is shown by itself. */
export function templatesOf([first, ...others]: Drawing[], files: StyleFiles = {}): string {
  if (!first) throw new Error('The sign-in page was drawn in no language');
  const template = ({ locale, title, direction }: Drawing, more: string, html = '') => {
    const mirrored = direction === 'rtl' ? ` dir="rtl" data-styles="${files.rtl}"` : '';
    return `<template lang="${locale}" title="${attribute(title)}"${mirrored}${more}>${html}</template>`;
  };
  const texts = others.map((other) =>
    template(other, ` data-texts="${attribute(JSON.stringify(textsOf(first.html, other.html)))}"`),
  );
  return [template(first, '', first.html), ...texts].join('');
}

/** Writes them before the page's first script, so that a browser reads them while the scripts are on their way. */
export const layTemplates = (html: string, templates: string): string =>
  html.replace('<script', () => `${templates}\n    <script`);

/**
 * Has a browser draw nothing before it has read the whole page, by naming an element that never comes: the
 * first script shows the form then, and a frame without it would only delay it. It takes this away then, as the
 * browser would warn of what never came.
 */
const wait = '<link rel="expect" href="#whole-page" blocking="render" />';

/**
 * Draws the sign-in form into the page, so that it can be used before the framework is there (ADR 20). Its
 * rules are a file, which the first script and the page take over, and those of the theme another one, which
 * stays: the page need not make them (ADR 12).
 */
export function standingForm(): Plugin {
  let drawing: Promise<Drawing[][]> | undefined;
  let templates = '';
  let files: StyleFiles = {};
  let theme = '';
  return {
    name: 'trunkline:standing-form',
    apply: 'build',
    buildStart() {
      drawing = drawForms([whole]);
      // Reported where it is waited for.
      drawing.catch(() => undefined);
    },
    async generateBundle() {
      const [forms = []] = (await drawing) ?? [];
      files = {};
      const emit = (name: string, source: string) => {
        const fileName = hashedName(name, 'css', source);
        this.emitFile({ type: 'asset', fileName, source });
        return fileName;
      };
      const variables = forms[0]?.rules.filter(isOfTheme) ?? [];
      if (variables.length !== 1) this.error('The theme has to have its variables in one place');
      theme = emit('theme', variables.join(''));
      for (const direction of ['ltr', 'rtl'] as const) {
        const drawn = forms.find((form) => form.direction === direction);
        if (!drawn) continue;
        const source = drawn.rules.filter((rules) => !isOfTheme(rules)).join('\n');
        for (const rule of untoldRules(source)) {
          this.error(`Name the parts of what has a variable in it, each by itself: ${rule}`);
        }
        files[direction] = emit('form', source);
      }
      templates = templatesOf(forms, files);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (!files.ltr) throw new Error('The page has no sign-in form');
        const link = (href: string, mark: string) =>
          `  <link rel="stylesheet" href="./${href}" ${mark} />\n  `;
        const links = `${link(theme, 'data-theme-rules')}${link(files.ltr, 'data-form')}`;
        return layTemplates(html, templates).replace('</head>', `${links}  ${wait}\n  </head>`);
      },
    },
  };
}
