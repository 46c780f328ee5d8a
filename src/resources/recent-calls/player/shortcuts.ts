/** What a key does in the player. */
export type Command =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'start'
  | 'end'
  | 'mute'
  | 'slower'
  | 'faster';

const commands: Record<string, Command> = {
  ' ': 'toggle',
  k: 'toggle',
  j: 'back',
  l: 'forward',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'start',
  End: 'end',
  m: 'mute',
  ',': 'slower',
  '.': 'faster',
};

/** Keys that the part with the focus uses itself: a slider moves, a button is pressed, a list opens. */
const ownKeys: [selector: string, keys: RegExp][] = [
  ['input[type="range"], [role="slider"], [role="combobox"]', /^(Arrow.*|Home|End)$/],
  ['button, a, input[type="checkbox"], [role="combobox"]', /^ $/],
  ['input[type="text"], textarea', /./],
];

/**
 * The command of a key press, null for none: with a modifier it is the browser's, and what opens above the
 * page, as a list of choices or a question, has its own keys.
 */
export function commandOf(event: {
  key: string;
  target: EventTarget | null;
  currentTarget: EventTarget | null;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}): Command | null {
  const { target, currentTarget, key } = event;
  const isWithin = currentTarget instanceof Node && currentTarget.contains(target as Node);
  if (!isWithin || event.altKey || event.ctrlKey || event.metaKey) return null;
  const isOwn =
    target instanceof Element &&
    ownKeys.some(([selector, keys]) => target.matches(selector) && keys.test(key));
  return isOwn ? null : (commands[key.length === 1 ? key.toLowerCase() : key] ?? null);
}

/** Speeds that are offered. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** The next speed in a direction, or the one it is. */
export function nextRate(rate: number, step: 1 | -1): number {
  const index = rates.indexOf(rate);
  return rates[Math.max(0, Math.min(rates.length - 1, index + step))] ?? rate;
}
