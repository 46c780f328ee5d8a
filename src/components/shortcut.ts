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
