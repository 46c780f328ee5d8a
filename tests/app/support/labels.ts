import { buildQueries } from '@testing-library/dom';

/** Tells a label by its text; as a string it is what a failed search names. */
export type IsLabel = (text: string) => boolean;

const textOf = (node: Node): string =>
  node instanceof HTMLElement && node.matches('button, input, select, textarea')
    ? ''
    : node.nodeType === Node.TEXT_NODE
      ? String(node.textContent)
      : [...node.childNodes].map(textOf).join('');

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Everything that labels an input: one text for each label, and all of them in a row. */
function labelsOf(input: HTMLElement, labels: HTMLLabelElement[]): string[] {
  const ids = input.getAttribute('aria-labelledby')?.split(' ');
  const around = input.closest('label');
  const own = ids
    ? ids.map((id) => document.getElementById(id))
    : labels.filter((label) => label === around || (input.id && label.htmlFor === input.id));
  const texts = own.map((label) => (label ? plain(textOf(label)) : ''));
  return [...texts, texts.join(' '), input.getAttribute('aria-label') ?? ''].filter(Boolean);
}

/**
 * Finds the one input with a label, at once or when it has come. What `…ByLabelText` finds, in a small
 * part of its time: that one asks every element of the page for its labels, and jsdom looks through
 * the whole page for each.
 */
export function labelledInputs(selector: string) {
  const [, , get, , find] = buildQueries<[IsLabel]>(
    (scope, isLabel) => {
      const labels = [...document.getElementsByTagName('label')];
      return [...scope.querySelectorAll<HTMLElement>(selector)].filter((input) =>
        labelsOf(input, labels).some(isLabel),
      );
    },
    (_scope, isLabel) => `Several inputs are labelled ${isLabel}`,
    (_scope, isLabel) => `No input is labelled ${isLabel}`,
  );
  return {
    get: (scope: HTMLElement, isLabel: IsLabel) => get(scope, isLabel) as HTMLInputElement,
    find: (scope: HTMLElement, isLabel: IsLabel) =>
      find(scope, isLabel) as Promise<HTMLInputElement>,
  };
}
