// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearTyping, type Settling, type Taking } from '../../../src/components/inputs/typedField';

const page = `
  <form id="form"><div id="around"><input id="field" aria-controls="list"><button type="button" id="inside"></button></div><input id="next"></form>
  <form id="other"><input id="elsewhere"></form>
  <ul id="list" role="listbox"></ul><ul id="others" role="listbox"><li id="stranger">x</li></ul>`;

let stop: () => void;
let told: string[] = [];
let taken: (string | null)[] = [];
let settled = 0;
let find: Settling['find'];
const saved = vi.fn((event: Event) => event.preventDefault());
const at = (id: string) => document.getElementById(id) as HTMLElement;
const field = () => at('field') as HTMLInputElement;
const form = () => at('form') as HTMLFormElement;

beforeEach(() => {
  document.body.innerHTML = page;
  told = [];
  taken = [];
  settled = 0;
  find = undefined;
  saved.mockClear();
  stop = hearTyping(at('around'), {
    onUntaken: (typed) => void told.push(typed),
    onSettled: () => {
      settled += 1;
    },
    find: (typed) => find?.(typed),
  });
  for (const one of document.forms) one.addEventListener('submit', saved);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const hear = (target: Element, event: Event) => target.dispatchEvent(event);
const event = (name: string) => new Event(name, { bubbles: true, cancelable: true });
const press = (key: string, target: Element = field()) =>
  hear(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
/** Types into the field, which offers these; one with a dash before it cannot be chosen. */
function type(typed: string, offered: string[] = []) {
  field().value = typed;
  at('list').replaceChildren(
    ...offered.map((name) => {
      const option = document.createElement('li');
      option.setAttribute('role', 'option');
      if (name.startsWith('-')) option.setAttribute('aria-disabled', 'true');
      option.textContent = name;
      option.addEventListener('click', () => taken.push(name));
      return option;
    }),
  );
  hear(field(), event('input'));
}
const come = () => hear(field(), event('focusin'));
const leave = () => hear(field(), event('focusout'));
const submit = (of: HTMLFormElement = form()) => of.requestSubmit();

it.each<[string, string, string[], (string | null)[], string[]]>([
  ['the only one', 'ac', ['Acme'], ['Acme'], []],
  ['the only one of this name', ' ACME ', ['Acme', 'Acme 2'], ['Acme'], []],
  ['none of several', 'ac', ['Acme', 'Acme 2'], [], ['ac']],
  ['none of two of one name', 'acme', ['Acme', 'Acme'], [], ['acme']],
  ['nothing that is offered', ' x ', [], [], ['x']],
  ['no note among the choices', 'ac', ['Acme', '-And 3 more'], ['Acme'], []],
  ['nothing at all', '  ', ['Acme'], [], []],
])('a field that is left takes %s', (_what, typed, offered, wanted, untaken) => {
  for (const go of [leave, () => press('Tab'), submit]) {
    told = [];
    taken = [];
    field().value = 'What was chosen before';
    come();
    type(typed, offered);
    go();
    expect([taken, told]).toEqual([wanted, untaken]);
    leave();
    expect([taken, told]).toEqual([wanted, untaken]);
  }
});

it('what was chosen already, or put there by a choice, is not looked for', () => {
  field().value = 'Acme';
  come();
  type('acme ', ['Acme 2']);
  leave();
  type('b', ['Beta']);
  field().value = 'Another that was chosen';
  leave();
  leave();
  expect([taken, told]).toEqual([[], []]);
});

it('what was chosen counts until another is, and something is typed', () => {
  field().value = 'Acme';
  come();
  hear(at('inside'), event('focusin'));
  type('acme', ['Beta']);
  leave();
  expect(taken).toEqual([]);
  come();
  type('b', ['Beta']);
  hear(at('list').firstElementChild as Element, event('mousedown'));
  type('acme', ['Acme']);
  press('Tab');
  expect(taken).toEqual(['Acme']);
});

it('each thing that is typed or chosen settles what was told', () => {
  type('x');
  expect(settled).toBe(1);
  leave();
  expect(settled).toBe(1);
  type('b', ['Beta']);
  leave();
  expect(settled).toBe(3);
});

it('what another field holds is none of its business', () => {
  type('b', ['Beta']);
  hear(at('inside'), event('focusout'));
  type('b', ['Beta']);
  expect(press('Enter', at('inside'))).toBe(true);
  hear(at('around'), event('input'));
  submit(at('other') as HTMLFormElement);
  expect([taken, told]).toEqual([[], []]);
  leave();
  expect(taken).toEqual(['Beta']);
});

it.each([null, ''])('where %j is highlighted, Enter tells what means no choice', (highlighted) => {
  if (highlighted !== null) field().setAttribute('aria-activedescendant', highlighted);
  type('zzz');
  expect(press('Enter')).toBe(false);
  expect([taken, told]).toEqual([[], ['zzz']]);
});

it('Enter takes what is highlighted, else what was meant, and the form is saved by the next', () => {
  type('b', ['Beta', 'Beta 2']);
  field().setAttribute('aria-activedescendant', 'one');
  expect(press('Enter')).toBe(true);
  leave();
  expect([taken, told]).toEqual([[], []]);
  field().removeAttribute('aria-activedescendant');
  expect(press('Enter')).toBe(true);
  type('b', ['Beta']);
  expect(press('a')).toBe(true);
  expect(taken).toEqual([]);
  expect(press('Enter')).toBe(false);
  expect(taken).toEqual(['Beta']);
  expect(press('Enter')).toBe(true);
  expect(taken).toEqual(['Beta']);
});

it('a choice that is pointed at is one, and no other of the page is', () => {
  type('b', ['Beta', 'Beta 2']);
  hear(at('stranger'), event('mousedown'));
  leave();
  expect(told).toEqual(['b']);
  type('b', ['Beta', 'Beta 2']);
  hear(at('list').firstElementChild as Element, event('mousedown'));
  leave();
  submit();
  expect(told).toEqual(['b']);
  expect(saved).toHaveBeenCalledTimes(1);
});

it('a form is not saved the first time without what was typed, and shows the field', () => {
  type('x');
  expect(hear(form(), event('submit'))).toBe(false);
  expect(saved).not.toHaveBeenCalled();
  expect(told).toEqual(['x']);
  expect(document.activeElement).toBe(field());
  submit();
  expect(saved).toHaveBeenCalledTimes(1);
  // Told when it was left: the save stops once as well.
  type('y');
  leave();
  submit(at('other') as HTMLFormElement);
  expect(saved).toHaveBeenCalledTimes(2);
  submit();
  expect(saved).toHaveBeenCalledTimes(2);
  type('z', ['Zeta']);
  submit();
  expect(saved).toHaveBeenCalledTimes(3);
  expect(taken).toEqual(['Zeta']);
});

const found = (take: Taking) => {
  let resolve = (_taking: Taking) => {};
  const promise = new Promise<Taking>((done) => {
    resolve = done;
  });
  find = (typed) => (typed === 'b' ? promise : undefined);
  return async () => {
    resolve(take);
    await promise;
    await Promise.resolve();
  };
};
const take = () => void taken.push('Beta');
it.each<[string, Taking, 'leave' | 'save', boolean, (string | null)[], string[], number]>([
  ['is taken', take, 'leave', false, ['Beta'], [], 0],
  ['is taken, and then saved', take, 'save', false, ['Beta'], [], 1],
  ['is told where there is none', null, 'leave', false, [], ['b'], 0],
  ['is told, and nothing is saved', null, 'save', false, [], ['b'], 0],
  ['is left alone where something else is typed', take, 'save', true, [], [], 0],
])('what is looked for %s', async (_what, took, how, isChanged, wanted, untaken, saves) => {
  const answer = found(took);
  type(' b ');
  leave();
  if (how === 'save') submit();
  expect([taken, told, saved.mock.calls]).toEqual([[], [], []]);
  if (isChanged) type('c');
  const before = settled;
  await answer();
  expect(settled - before).toBe(wanted.length);
  expect([taken, told]).toEqual([wanted, untaken]);
  expect(saved).toHaveBeenCalledTimes(saves);
  // It is taken for good, or told once more by a save that stops.
  if (!isChanged && wanted.length === 0) {
    submit();
    expect(saved).not.toHaveBeenCalled();
    submit();
    expect(saved).toHaveBeenCalledTimes(1);
  }
  if (wanted.length > 0) {
    submit();
    expect(saved).toHaveBeenCalledTimes(saves + 1);
  }
});

it('nothing is heard any more once that is stopped', () => {
  type('x', ['Xi']);
  stop();
  leave();
  press('Enter');
  submit();
  expect([taken, told]).toEqual([[], []]);
  expect(saved).toHaveBeenCalledTimes(1);
});
