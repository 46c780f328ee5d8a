// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from '../../src/components/copyText';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

let copied = '';
/** What a browser copies by its command: what is selected, unless a listener puts something in its place. */
const command = (isTaken: boolean) => () => {
  expect(document.body.textContent).not.toContain('secret');
  const event = new Event('copy', { bubbles: true, cancelable: true });
  const clipboardData = { setData: (_type: string, text: string) => (copied = text) };
  document.activeElement?.dispatchEvent(Object.assign(event, { clipboardData }));
  return isTaken && event.defaultPrevented;
};
const clipboard = (isTaken: boolean) => ({
  writeText: async (text: string) => {
    if (!isTaken) throw new DOMException('Denied', 'NotAllowedError');
    copied = text;
  },
});

it.each([
  ['over https', { clipboard: clipboard(true) }, undefined, true],
  [
    'over https, where the browser denies it',
    { clipboard: clipboard(false) },
    command(true),
    false,
  ],
  ['over plain http', {}, command(true), true],
  ['over plain http, where the browser denies it', {}, command(false), false],
  ['over plain http, in a browser without the command', {}, undefined, false],
])('%s', async (_where, navigator, execCommand, isCopied) => {
  vi.stubGlobal('navigator', navigator);
  if (execCommand) Object.assign(document, { execCommand });
  const typed = Object.assign(document.createElement('input'), { value: 'what was selected' });
  document.body.append('Some words', typed);
  document.getSelection()?.selectAllChildren(document.body);
  copied = '';
  expect(await copyText('a secret')).toBe(isCopied);
  if (isCopied) expect(copied).toBe('a secret');
  expect(document.body.childNodes).toHaveLength(2);
  expect(String(document.getSelection())).toBe('Some words');
  // What somebody copies next is what they chose.
  expect(document.dispatchEvent(new Event('copy', { cancelable: true }))).toBe(true);
});
