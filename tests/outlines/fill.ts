import * as app from '../app/support';
import { fireEvent } from '../app/support';
import { serviceKey } from '../support/speechVendors';
import { complete } from './album';
import { steady } from './outline';

export type Control = HTMLElement | HTMLInputElement;

/** What labels a control. */
export function labelOf(control: Control): string {
  const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels =
    ids.length > 0
      ? ids.map((id) => document.getElementById(id))
      : [...(('labels' in control && control.labels) || [])];
  const own = labels.map((label) => label?.textContent ?? '').join(' ');
  return steady(control.getAttribute('aria-label') ?? (own || control.textContent));
}

/** What is typed into a field, the nth of a form: what none of its kind takes, or what one does. */
export function textFor(field: Control, isGood: boolean, nth = 0): string {
  const kind = `${field.getAttribute('type')} ${field.inputMode} ${labelOf(field)}`;
  const texts: [RegExp, bad: string, good: string][] = [
    [/password/i, 'abc', 'Canary-7-secret'],
    [/websocket/i, 'no url', 'wss://speech.example'],
    [/\buri\b/i, '  ', '10.0.0.5:7600'],
    [/url/i, 'no url', 'https://hooks.example/call'],
    [/email/i, 'nobody', 'operator@example.com'],
    [/tel |number/i, 'x1', '15550100'],
    [/json/i, '{', '[{"verb":"hangup"}]'],
    [/cidr/i, '10.0.0.0/33', '10.0.0.0/8'],
    [/prefix/i, ' ', `44${nth}`],
    [/numeric|decimal/, '-1', '7'],
    [/address/i, '300.1.1.1', `203.0.113.${nth}`],
    [/domain|realm|proxy|fqdn/i, 'no domain', `sip${nth}.operated.example`],
  ];
  const [, bad, good] = texts.find(([is]) => is.test(kind)) ?? [/./, '  ', 'Operated-1'];
  return isGood ? good : bad;
}

export async function leave(): Promise<void> {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
  await complete();
}

export const options = () => [...document.querySelectorAll('[role=listbox] [role=option]')];

export async function openChoices(control: Control): Promise<void> {
  if (control instanceof HTMLInputElement) await app.click(control);
  else fireEvent.mouseDown(control);
  await complete();
}

export const isTyped = (control: Control) =>
  control.matches('input, textarea') &&
  !control.matches('[type=checkbox], [type=radio], [role=combobox]');

export function type(field: Control, text: string): string {
  field.focus();
  fireEvent.input(field, { target: { value: text } });
  return `“${text}”`;
}

/** What was asked since, and what was sent with it. */
export const callsSince = (asked: number, sent: number) =>
  [
    ...app
      .requests()
      .slice(asked)
      .filter((call) => call.startsWith('GET '))
      .map((call) => `asks ${steady(call)}\n`)
      .sort(),
    ...app
      .writes()
      .slice(sent)
      .map(({ call, body }) => `sends ${steady(call)} ${steady(JSON.stringify(body) ?? '')}\n`),
  ].join('');

/** The button that sends the form of a part of a page, or that it ends with. */
function sendingButton(part: string) {
  const buttons = [
    ...document.querySelectorAll(`${part} :is(footer, .MuiDialogActions-root) button`),
  ];
  return (
    document.querySelector(`${part} [type=submit]`) ??
    buttons.at(-1) ??
    document.querySelector('main [type=submit]')
  );
}

export async function submit(part: string): Promise<void> {
  const button = sendingButton(part);
  if (button?.matches(':enabled')) await app.click(button);
}

const fillable =
  'input:not([type=hidden], [aria-hidden=true], [readonly]), textarea:not([aria-hidden=true], [readonly])';

const isEmpty = (field: Element) =>
  field.matches('[type=checkbox]')
    ? !field.matches(':checked')
    : !(field as HTMLInputElement).value;

/** A key file of Google. */
const keyFile = () => new File([serviceKey], 'key.json');

/**
 * Gives every empty field of a part what it takes, or each of them: a box is pressed, the first choice is taken, a
 * key file given, a text typed. What comes with that is filled as well.
 */
export async function fillAll(part: string, { anew = false } = {}): Promise<void> {
  const done = new WeakSet<Element>();
  const next = () =>
    [...document.querySelectorAll<HTMLInputElement>(`${part} :is(${fillable})`)].find(
      (one) =>
        !done.has(one) &&
        !one.disabled &&
        (anew || isEmpty(one)) &&
        !one.closest('[hidden], [inert]'),
    );
  let nth = 0;
  for (let field = next(); field; field = next()) {
    done.add(field);
    nth += 1;
    if (field.type === 'file') await app.user.upload(field, keyFile());
    else if (isTyped(field)) type(field, textFor(field, true, nth));
    else {
      await app.click(field);
      if (options()[0]) await app.click(options()[0] as Element);
    }
    await app.settle();
  }
  await leave();
}
