import { diffLines } from 'diff';
import * as app from '../app/support';
import { above } from './album';
import {
  type Control,
  callsSince,
  isTyped,
  labelOf,
  leave,
  openChoices,
  options,
  submit,
  textFor,
  type,
} from './fill';
import { close, isOpen, ofOthers } from './openers';
import { mark, outlineOf, steady } from './outline';

/** What somebody operates: fields, boxes, choices, and what opens more of them. */
const controls =
  'input:not([type=hidden], [type=file], [aria-hidden=true], [readonly]), textarea:not([aria-hidden=true], ' +
  '[readonly]), [role=combobox], button:not([aria-haspopup], [type=submit], [tabindex="-1"]), th :is(button, [role=button])';

/** Of so many controls with the same name each is operated: two rows of a part, but not all. */
const alike = 2;
/** Of so many choices each is taken. */
const mostChoices = 3;

/** What leaves the form at once, what another outline operates, and what undoes what was operated. */
const leaving =
  /predefined carrier|^Generate|^(Cancel|Discard|Close|Save|Create and add another|What will be sent|Clear selection|Refresh)$|^(Download|Go to|Page) /;

const isUsable = (control: Control) =>
  !leaving.test(labelOf(control)) &&
  !control.matches(ofOthers) &&
  !control.matches(':disabled, [aria-disabled=true]') &&
  control.closest('[hidden], [inert]') === null;

/** The same, with the group that it stands in. */
function nameOf(control: Control): string {
  const group = control.closest('fieldset, [role=group], [role=tabpanel]');
  const title = group?.querySelector('legend, h2, h3')?.textContent;
  const within = group?.getAttribute('aria-label') ?? title;
  return [within && steady(within), labelOf(control)].filter(Boolean).join(', ');
}

/** Takes each choice, of many the last one and the first few, and at the end the first that is one. */
async function* choices(control: Control): AsyncGenerator<string> {
  await openChoices(control);
  const all = options().map((_, at) => at);
  const few = [...all.slice(0, mostChoices), ...all.slice(mostChoices).slice(-1)].reverse();
  // What is required must not end with none.
  const isNone = (at: number) => /^None/.test(options()[at]?.textContent ?? '');
  for (const at of [...few.filter(isNone), ...few.filter((at) => !isNone(at))]) {
    if (options().length === 0) await openChoices(control);
    const option = options()[at];
    if (!option || option.matches('[aria-disabled=true]')) continue;
    const text = steady(option.textContent);
    await app.click(option);
    yield `“${text}”`;
    if (!control.isConnected || !isUsable(control)) return;
  }
}

/** Each way to operate a control does it, and says what was done. */
async function* waysOf(control: Control): AsyncGenerator<string> {
  if (isTyped(control)) yield type(control, textFor(control, false));
  else if (control.matches('[role=combobox]')) yield* choices(control);
  else if (control.matches('th *')) {
    for (const time of ['once', 'again']) {
      await app.click(control);
      yield time;
    }
  } else {
    await app.click(control);
    yield 'pressed';
  }
}

/** What the page says and offers, whatever it looks like: other outlines have that. */
const pageOf = () =>
  [document.querySelector('main') as Element, ...above()]
    .map(outlineOf)
    .join('\n')
    .replace(/^(?! *…)(.*) ·[0-9a-f]{4}$/gm, '$1');

/** Of so many lines that change at once each is written; of those behind them it counts that they are the same. */
const mostLines = 24;

/** Lines that are there and were not, and such that are gone; without where they stand. */
function changeOf(before: string, after: string): string {
  const lines = diffLines(`${before}\n`, `${after}\n`)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value
        .trimEnd()
        .split('\n')
        .map((line) => `${added ? '+' : '-'} ${line.trim()}`),
    );
  const others = lines.slice(mostLines);
  const rest = others.length > 0 ? [`… ${others.length} more ${mark(others.join())}`] : [];
  return [...lines.slice(0, mostLines), ...rest].map((line) => `${line}\n`).join('');
}

/** What changes on the page, step by step. */
export function follow() {
  const written: string[] = [];
  let before = '';
  let asked = 0;
  let sent = 0;
  const look = (page = pageOf()) => {
    before = page;
    asked = app.requests().length;
    sent = app.writes().length;
  };
  look();
  return {
    look: () => look(),
    /** Writes down what a step has changed, and what was asked for it. */
    async note(title: string): Promise<void> {
      await leave();
      const page = pageOf();
      written.push(`▸ ${title}\n${callsSince(asked, sent)}${changeOf(before, page)}`);
      look(page);
    },
    written: () => written.join(''),
  };
}

/**
 * Operates everything in a part of the page, each once and one after the other, in the order of the page: boxes are
 * ticked, each choice is taken, fields get what they do not take. It is sent; then fields get what they take, and it
 * is sent again. Answers what each step changes, and what is asked and sent with it.
 */
export async function operateAll(part: string): Promise<string> {
  const { note, look, written } = follow();
  const known = new Map<string, number>();
  const done = new WeakSet<Element>();
  const next = () => {
    const found = [...document.querySelectorAll<Control>(`${part} :is(${controls})`)].find(
      (one) => !done.has(one) && isUsable(one) && (known.get(nameOf(one)) ?? 0) < alike,
    );
    if (!found) return undefined;
    done.add(found);
    known.set(nameOf(found), (known.get(nameOf(found)) ?? 0) + 1);
    return { control: found, name: nameOf(found) };
  };
  const typed: Control[] = [];
  for (let one = next(); one; one = next()) {
    if (isTyped(one.control)) typed.push(one.control);
    for await (const way of waysOf(one.control)) await note(`${one.name}: ${way}`);
    await leave();
    if (part.includes('dialog') || !isOpen()) continue;
    await close();
    look();
  }
  await submit(part);
  await note('sent with what no field takes');
  for (const [nth, field] of typed.entries()) {
    if (!field.isConnected || !isUsable(field)) continue;
    const name = nameOf(field);
    await note(`${name}: ${type(field, textFor(field, true, nth))}`);
  }
  // One of them is wanted.
  for (const box of document.querySelectorAll<Control>(
    `${part} [type=checkbox][aria-invalid=true]`,
  )) {
    if (!box.matches('[aria-invalid=true]')) continue;
    await app.click(box);
    await note(`${nameOf(box)}: clicked`);
  }
  await submit(part);
  await note('sent');
  return written();
}
