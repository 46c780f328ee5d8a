// @vitest-environment jsdom
import { array, assert, boolean, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { asDrawn } from '../../src/ahead/asDrawn';

const form = `<main><h1>Log in</h1><p>Fields marked with <b>an asterisk</b> are required.</p><form>
  <label for="name">Username<span aria-hidden="true"> *</span></label><input id="name"><!--$-->
  <svg><path d="M0 0"></path></svg><button type="submit">Log in</button></form>
  <button lang="ja">日本語</button><a href="/forgot-password">Forgot password</a></main>`;

const textsOf = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

/** What browsers that translate a page make of a text: another one in its place, or elements around one. */
const translations = {
  none: () => undefined,
  inPlace: (text: Text) => {
    text.data = `${text.data} (übersetzt)`;
  },
  inElements: (text: Text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${text.data} (übersetzt)`;
    outer.append(inner);
    text.replaceWith(outer);
  },
  inParts: (text: Text) => {
    const parts = text.data.split(' ').map((word) => {
      const part = document.createElement('font');
      part.textContent = word.toUpperCase();
      return part;
    });
    text.replaceWith(...parts);
  },
  away: (text: Text) => text.remove(),
};
const ways = Object.keys(translations) as (keyof typeof translations)[];

it('a form has the texts it was drawn with, and its elements, however it was translated', () => {
  const many = { minLength: 20, maxLength: 20 };
  assert(
    property(array(constantFrom(...ways), many), boolean(), (chosen, isTyped) => {
      document.body.innerHTML = form;
      const drawn = document.body.cloneNode(true);
      const elements = [...document.body.querySelectorAll('*')];
      const input = document.querySelector('input');
      input?.focus();
      if (isTyped && input) input.value = 'nora';
      for (const [index, text] of textsOf(document.body).entries()) {
        translations[chosen[index] ?? 'none'](text);
      }
      asDrawn(document.body, drawn);
      expect(document.body.innerHTML).toBe(form);
      expect([...document.body.querySelectorAll('*')]).toEqual(elements);
      expect(document.activeElement).toBe(input);
      expect(input?.value).toBe(isTyped ? 'nora' : '');
    }),
  );
});

it('a form that lost an element keeps those that it has', () => {
  document.body.innerHTML = form;
  const drawn = document.body.cloneNode(true);
  document.querySelector('a')?.remove();
  asDrawn(document.body, drawn);
  expect(document.querySelector('button[lang]')?.textContent).toBe('日本語');
});
