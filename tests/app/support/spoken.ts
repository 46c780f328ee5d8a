/**
 * What a screen reader says by itself: each text of a live region when it comes or changes, and the name
 * of a heading that gets the focus. `announced` has the titles of the page besides.
 */
let spoken: string[] = [];
let announced = new Set<string>();

const liveRoles = ['status', 'alert', 'log'];
const isLive = (element: Element) =>
  liveRoles.includes(element.getAttribute('role') ?? '') ||
  ['polite', 'assertive'].includes(element.getAttribute('aria-live') ?? '');

export const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

function say(element: Element): void {
  const text = textOf(element);
  if (!text) return;
  announced.add(text);
  if (element.localName !== 'title') spoken.push(text);
}

/** By hand and not by selector, as every change of a page comes by here. */
function around(node: Node | null): Element | null {
  for (let one = node; one; one = one.parentNode) {
    if (one instanceof Element && (isLive(one) || one.localName === 'title')) return one;
  }
  return null;
}

function within(node: Node): void {
  if (!(node instanceof Element)) return;
  if (isLive(node)) say(node);
  else for (const child of node.children) within(child);
}

new MutationObserver((changes) => {
  const changed = new Set<Element>();
  for (const { target, addedNodes } of changes) {
    const region = around(target);
    if (region) changed.add(region);
    else for (const node of addedNodes) if (node.isConnected) within(node);
  }
  for (const region of changed) say(region);
}).observe(document, { subtree: true, childList: true, characterData: true });

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLHeadingElement) spoken.push(textOf(target));
});

/** What was said since `listenAnew`. */
export const said = (): string[] => [...spoken];
/** The same but that something comes late, which is up to the machine. */
export const saidInTime = (): string[] => spoken.filter((text) => text !== 'Loading…');
export function listenAnew(): void {
  spoken = [];
}

/** All that was said, or stood in the title, since the last story. */
export function takeAnnounced(): string {
  const all = [...announced].join('\n');
  announced = new Set();
  listenAnew();
  return all;
}
