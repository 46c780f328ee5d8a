import { shortcutText } from '../components/shortcut';

/** What keys do, by the names of `app.keys.does`; several keys are one after the other, or each. */
interface Shortcut {
  does: string;
  keys: readonly string[];
}

interface ShortcutGroup {
  /** Of `app.keys.groups`. */
  name: string;
  shortcuts: readonly Shortcut[];
}

/** Keys that are called something else in each language: of `app.keys.names`. */
export const namedKeys = ['enter', 'tab', 'escape', 'space'] as const;

/** The keys that act without Ctrl or Cmd wherever nothing is typed. */
export const singleKeys = ['/', '?', 'j', 'k', 'x'];

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    name: 'everywhere',
    shortcuts: [
      { does: 'palette', keys: [shortcutText('K')] },
      { does: 'sheet', keys: ['?'] },
      { does: 'dismiss', keys: ['escape'] },
    ],
  },
  {
    name: 'lists',
    shortcuts: [
      { does: 'search', keys: ['/'] },
      { does: 'rows', keys: ['j', 'k'] },
      { does: 'rowsByArrows', keys: ['↓', '↑'] },
      { does: 'open', keys: ['enter'] },
      { does: 'select', keys: ['x'] },
      { does: 'menu', keys: ['↓'] },
      { does: 'marks', keys: ['←', '→'] },
    ],
  },
  {
    name: 'forms',
    shortcuts: [
      { does: 'save', keys: [shortcutText('S')] },
      { does: 'saveLines', keys: [shortcutText('Enter')] },
      { does: 'moveRoute', keys: ['Alt+↑', 'Alt+↓'] },
    ],
  },
  {
    name: 'choices',
    shortcuts: [
      { does: 'first', keys: ['enter'] },
      { does: 'only', keys: ['tab'] },
    ],
  },
  {
    name: 'recording',
    shortcuts: [
      { does: 'play', keys: ['space', 'k'] },
      { does: 'skip', keys: ['j', 'l'] },
      { does: 'mute', keys: ['m'] },
      { does: 'speed', keys: [',', '.'] },
    ],
  },
];
