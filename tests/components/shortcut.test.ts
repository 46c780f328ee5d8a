// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let shortcut: typeof import('../../src/components/shortcut');
async function load(platform: string) {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  vi.resetModules();
  shortcut = await import('../../src/components/shortcut');
}
const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

beforeEach(() => load('Linux x86_64'));
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe.each([
  ['Linux x86_64', 'ctrlKey', 'metaKey', 'Ctrl+K', 'Control+K'],
  ['MacIntel', 'metaKey', 'ctrlKey', '⌘K', 'Meta+K'],
  ['iPhone', 'metaKey', 'ctrlKey', '⌘K', 'Meta+K'],
  ['iPad', 'metaKey', 'ctrlKey', '⌘K', 'Meta+K'],
] as const)('on %s', (platform, own, other, text, keys) => {
  beforeEach(() => load(platform));

  it.each<[what: string, change: object, expected: boolean]>([
    ['with its own key', { [own]: true }, true],
    ['as a capital', { [own]: true, key: 'K' }, true],
    ['alone', {}, false],
    ['with the key of other keyboards', { [other]: true }, false],
    ['with both', { [own]: true, [other]: true }, false],
    ['with Shift as well', { [own]: true, shiftKey: true }, false],
    ['with Alt as well', { [own]: true, altKey: true }, false],
    ['another letter', { [own]: true, key: 'j' }, false],
    ['that something else has taken', { [own]: true, defaultPrevented: true }, false],
  ])('a shortcut is pressed %s: %j', (_what, change, expected) => {
    const event = { ...none, key: 'k', defaultPrevented: false, ...change };
    expect(shortcut.isShortcut(event, 'k')).toBe(expected);
  });

  it('is written as its keyboard has it', () => {
    expect([shortcut.shortcutText('K'), shortcut.shortcutKeys('K')]).toEqual([text, keys]);
  });
});

describe('a key alone', () => {
  /** Presses a key on the first element of a page. */
  function pressOn(page: string, init: KeyboardEventInit = {}, isTaken = false) {
    document.body.innerHTML = page;
    let pressed: string | null = 'none';
    const hear = (event: KeyboardEvent) => {
      if (isTaken) event.preventDefault();
      pressed = shortcut.singleKey(event);
    };
    document.addEventListener('keydown', hear, { once: true });
    document.body.firstElementChild?.dispatchEvent(
      new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...init }),
    );
    return pressed;
  }

  it.each([
    ['a button', '<button></button>', '/'],
    ['a check box', '<input type="checkbox">', '/'],
    ['a radio button', '<input type="radio">', '/'],
    ['an input', '<input>', null],
    ['a text', '<textarea></textarea>', null],
    ['a select', '<select></select>', null],
    ['what can be edited', '<p contenteditable="true"></p>', null],
    ['a list that is chosen from by typing', '<div role="combobox"></div>', null],
    ['a page under a dialog', '<button></button><div role="dialog"></div>', null],
    ['a page under a question', '<button></button><div role="alertdialog"></div>', null],
    ['a page under a menu', '<button></button><div role="menu"></div>', null],
  ])('on %s is a command or not', (_where, page, key) => {
    expect(pressOn(page)).toBe(key);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('is none with %s', (modifier) => {
    expect(pressOn('<button></button>', { [modifier]: true })).toBeNull();
  });

  it('is none where something else has taken it, or where they are switched off', () => {
    expect(pressOn('<button></button>', {}, true)).toBeNull();
    shortcut.switchSingleKeys(false);
    expect(pressOn('<button></button>')).toBeNull();
    shortcut.switchSingleKeys(true);
    expect(pressOn('<button></button>', { shiftKey: true })).toBe('/');
  });
});
