import { config, productName, unknownSettings } from '../config';
import { readPreference } from '../config/preferences';
import { here, hrefOf } from '../routing/addresses';
import { token } from '../session';
import { sessionKeys, tab } from '../session/storage';
import { writeTexts } from './drawnTexts';
import { linkedRules } from './linkedRules';

/** What the framework would answer at once, however much of it is still to be done. */
const held = [
  ...['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'change', 'click', 'submit'],
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'],
  ...['compositionstart', 'compositionend', 'focusin', 'focusout', 'paste', 'cut'],
];

/** How the page draws a field that has the focus. */
const focused = 'Mui-focused';

/** Letters that the first font of the page may lack. */
const otherLetters = /[\u0250-\uffff]/;

/**
 * Takes the names of languages with letters of their own out of a form: looking for a font with them takes
 * a browser a third of the time in which it lays the page out. Their buttons keep their width. Returns a
 * function that writes them back.
 */
function holdNames(form: ParentNode): () => void {
  const held = [...form.querySelectorAll('button[lang]')].flatMap((button) => {
    const name = button.textContent;
    return otherLetters.test(name) ? [{ button, name }] : [];
  });
  for (const { button } of held) button.textContent = '';
  return () => {
    for (const { button, name } of held) button.textContent = name;
  };
}

/** Whether the sign-in page begins with nothing but its form. */
const isPlain = (): boolean =>
  here().pathname === '/' &&
  !token() &&
  // Own texts are not known here.
  !config().face?.textsUrl &&
  tab.get(sessionKeys.flash) === null &&
  unknownSettings().length === 0;

/** Makes of what was drawn, with all that a deployment may have, what this one has. */
function asDeployed(drawn: ParentNode): void {
  const settings: object = config();
  // `!a` is what only those without it have.
  const isSet = (name: string) =>
    Boolean(Reflect.get(settings, name.replace('!', ''))) !== name.startsWith('!');
  for (const part of drawn.querySelectorAll<HTMLElement>('[data-needs]')) {
    const needs = part.dataset.needs?.split(' ') ?? [];
    if (!needs.every((names) => names.split('|').some(isSet))) part.remove();
  }
  for (const link of drawn.querySelectorAll('a')) {
    link.setAttribute('href', hrefOf(link.getAttribute('href') ?? ''));
  }
  const theme = readPreference('theme') ?? 'system';
  for (const button of drawn.querySelectorAll('[aria-pressed][value]:not([lang])')) {
    button.setAttribute('aria-pressed', String(button.getAttribute('value') === theme));
  }
}

/** Keeps what is pressed for the framework. Returns a function that ends it. */
function keep(root: HTMLElement): () => void {
  const pressed: (() => void)[] = [];
  const hold = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || !root.contains(target)) return;
    event.stopImmediatePropagation();
    if (type.startsWith('focus')) {
      target.closest('.MuiInputBase-root')?.classList.toggle(focused, type === 'focusin');
    }
    if (type === 'submit') {
      event.preventDefault();
      pressed.push(() => (target as HTMLFormElement).requestSubmit());
    }
    const button = target.closest('button');
    if (type === 'click' && button?.type === 'button') pressed.push(() => button.click());
  };
  for (const type of held) addEventListener(type, hold, true);
  return () => {
    for (const type of held) removeEventListener(type, hold, true);
    for (const field of root.querySelectorAll(`.${focused}`)) field.classList.remove(focused);
    // Once the framework knows what was typed.
    queueMicrotask(() => {
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      for (const press of pressed) press();
    });
  };
}

/** Whether styles are there, once they are or will not come: without them the form would be bare text. */
const areThere = (styles: HTMLLinkElement) =>
  new Promise<boolean>((resolve) => {
    const look = () => resolve(linkedRules(styles) !== undefined);
    if (linkedRules(styles) || document.readyState === 'complete') return look();
    for (const target of [styles, window]) target.addEventListener('load', look, { once: true });
    styles.addEventListener('error', look, { once: true });
  });

/** The styles of the form for a language that is written the other way: another file, in the place of the first. */
function takeStyles(rules: HTMLLinkElement, { styles }: DOMStringMap): HTMLLinkElement {
  if (!styles) return rules;
  const others = rules.cloneNode() as HTMLLinkElement;
  others.href = hrefOf(`/${styles}`);
  rules.replaceWith(others);
  return others;
}

/**
 * Shows the sign-in form that the build has drawn, where the sign-in page begins with nothing else, and
 * keeps what is done with it until the framework takes it over (ADR 20). Where it stands, it answers with
 * what is left to do once it has been drawn.
 */
export async function standForm(locale: string): Promise<(() => void) | null> {
  const first = document.querySelector<HTMLLinkElement>('[data-form]');
  const drawn = document.querySelector<HTMLTemplateElement>(`template[lang="${locale}"]`);
  const whole = document.querySelector('template');
  const root = document.getElementById('root');
  if (!first || !whole || !drawn || !root || !isPlain()) return null;
  const form = document.importNode((drawn.content.firstChild ? drawn : whole).content, true);
  writeTexts(form, JSON.parse(drawn.dataset.texts ?? '[]'));
  asDeployed(form);
  window.trunklineFace?.(form);
  const asDrawn = form.cloneNode(true);
  const rules = takeStyles(first, drawn.dataset);
  const complete = holdNames(form);
  const said = [...root.childNodes];
  // The first frame waits for the styles that the page asks for itself, and has the form if it is there by then.
  if (rules === first) root.replaceChildren(form);
  const theme = document.querySelector<HTMLLinkElement>('[data-theme-rules]');
  const isStyled = (await areThere(rules)) && (!theme || (await areThere(theme)));
  if (!isStyled) {
    root.replaceChildren(...said);
    return null;
  }
  if (rules !== first) root.replaceChildren(form);
  document.documentElement.lang = locale;
  document.documentElement.dir = drawn.dir || 'ltr';
  document.title = `${drawn.title} · ${productName()}`;
  const stop = keep(root);
  root.querySelector('input')?.focus();
  window.trunklineForm = {
    rules: () => linkedRules(rules),
    drawn: asDrawn,
    release: () => {
      rules.remove();
      stop();
    },
  };
  return complete;
}
