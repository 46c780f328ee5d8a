/** The keyboards of Apple have a key of their own for what Ctrl does elsewhere. */
const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

type Keys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether a key is pressed with Ctrl alone, or Cmd alone on Apple's keyboards. */
export const isShortcut = (event: Keys, key: string): boolean =>
  event.key.toLowerCase() === key &&
  (isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** How those keys are written in tooltips, and for screen readers. */
export const shortcutText = (key: string): string => (isApple ? `⌘${key}` : `Ctrl+${key}`);
export const shortcutKeys = (key: string): string => `${isApple ? 'Meta' : 'Control'}+${key}`;

/** Something is open that takes the keyboard until it is closed. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;

const typedInto =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=combobox]';

/** Where text is typed, or chosen by typing. */
const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typedInto) !== null;

let areSingleKeysOn = true;

/** Keys without Ctrl or Cmd do something, or nothing (WCAG 2.1.4); which of both, the layout stores. */
export function switchSingleKeys(areOn: boolean): void {
  areSingleKeysOn = areOn;
}

/** The key that is pressed alone as a command: none where text is typed, and none over a dialog. */
export function singleKey(event: KeyboardEvent): string | null {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  if (!areSingleKeysOn || ctrlKey || metaKey || altKey || defaultPrevented) return null;
  return isTypedInto(target) || isDialogOpen() ? null : key;
}
