import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resources } from '../../src/resources';
import * as app from './support';
import { fireEvent, screen, user, waitFor } from './support';
import { arrived } from './support/arrivals';
import { prepareEveryScreen } from './support/everyScreen';
import { text } from './support/numbers';

beforeAll(prepareEveryScreen);

const nothing = 'zzz qqq';
const suggesting = 'input[role=combobox]:not([readonly], :disabled)';

/** The fields with suggestions that the part of the page has by now. */
const fieldsIn = (part: string) =>
  [...document.querySelectorAll(part)].flatMap((one) => [
    ...one.querySelectorAll<HTMLInputElement>(suggesting),
  ]);

const offeredBy = (field: HTMLInputElement) => {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  const options = list?.querySelectorAll('[role=option]:not([aria-disabled=true])') ?? [];
  return [...options].map(({ textContent }) => textContent);
};

const type = async (field: HTMLInputElement, words: string) => {
  field.focus();
  fireEvent.input(field, { target: { value: words } });
  await app.settle();
};

/** A text that only one of the choices begins with or has; null where each has a twin. */
const only = (offered: string[]) => {
  const all = [...new Set(offered)];
  const has = (one: string) => (other: string) => other.toLowerCase().includes(one.toLowerCase());
  return all.find((one) => all.filter(has(one)).length === 1);
};

/** The first words that the field knows something to suggest for. */
async function suggestFor(field: HTMLInputElement): Promise<string[]> {
  for (const words of ['e', 'a', 'paris']) {
    await type(field, words);
    if (offeredBy(field).length > 0) break;
  }
  return offeredBy(field);
}

async function expectOneBehaviour(current: () => HTMLInputElement): Promise<boolean> {
  const where = current().labels?.[0]?.textContent || current().getAttribute('aria-label');
  const expectValue = (value: string, key: string) =>
    waitFor(() => expect(current().value, `${where}: ${key}`).toBe(value));
  const offered = await suggestFor(current());
  const [first] = offered;
  if (!first) return false;
  await user.keyboard('{Enter}');
  await expectValue(first, 'Enter takes the first of several');
  await user.keyboard('{ArrowDown}');
  await app.settle();
  const name = only([...offeredBy(current()), ...offered]);
  if (name) {
    await type(current(), name);
    await user.tab();
    await expectValue(name, 'Tab takes the only one');
  }
  const before = current().value;
  await type(current(), nothing);
  await user.tab();
  await screen.findAllByText(`“${nothing}” wasn’t chosen: pick one from the list.`);
  await expectValue(before, 'what matches none is not taken');
  return true;
}

/** Tries every field of a part of the page; answers how many had something to suggest. */
async function tryAll(part: string, leaves?: HTMLInputElement): Promise<number> {
  let tried = 0;
  for (let index = 0; index < fieldsIn(part).length; index += 1) {
    const field = () => fieldsIn(part)[index] as HTMLInputElement;
    if (field() !== leaves && (await expectOneBehaviour(field))) tried += 1;
  }
  return tried;
}

const shown = async (path: string, operator: 'admin' | 'nora' = 'nora') => {
  await app.open(path, operator);
  await arrived();
};

describe('every field with suggestions takes the first on Enter, the only one on Tab, and tells of the rest', () => {
  const [filtered, made] = [resources, resources.filter(({ create }) => create)];

  it.each(filtered)('in the filters of $name', async ({ name }) => {
    await shown(`/internal/${name}`);
    const count = fieldsIn('[role=search]').length;
    expect(await tryAll('[role=search]')).toBe(count);
  });

  it.each(made)('in the form for a new record of $name', async ({ name }) => {
    await shown(`/internal/${name}/add`);
    await tryAll('main form');
  });

  it.each(['AWS', 'Deepgram', 'ElevenLabs', 'IBM'])(
    'in what a speech service of %s asks for',
    async (vendor) => {
      await shown('/internal/speech-services/add', 'admin');
      await app.choose('Vendor', vendor);
      const chosen = (await app.findField('Vendor')) as HTMLInputElement;
      expect(await tryAll('main form', chosen)).toBeGreaterThan(1);
      expect(chosen).toHaveValue(vendor);
    },
  );

  it('in the speech of an application, with a fallback', async () => {
    await shown('/internal/applications/add');
    await app.chooseTyped('Account', 'Sunrise Clinic');
    await app.check(/^Use fallback speech vendors/);
    expect(await tryAll('main form')).toBeGreaterThan(6);
  });

  it('in an account: its applications and its bucket', async () => {
    await shown(`/internal/accounts/${app.accountSid('Sunrise Clinic')}/edit`);
    await app.findField('Region');
    expect(await tryAll('main form')).toBe(3);
  });

  it('in a user of an account', async () => {
    await shown('/internal/users/add');
    await app.choose('Scope', 'Account');
    await app.findField('Account');
    expect(await tryAll('main form')).toBe(1);
  });

  it('in what selected numbers are led to', async () => {
    await shown('/internal/phone-numbers');
    await app.choose('Account', 'Sunrise Clinic');
    await waitFor(() => expect(app.rows()).toHaveLength(24));
    await app.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    await screen.findByRole('group', { name: 'Selected records' });
    expect(await tryAll('[role=group]')).toBe(1);
  });

  it('in many numbers at once', async () => {
    await shown('/internal/phone-numbers');
    await app.press('Add many');
    await app.findField('Account', await screen.findByRole('dialog'));
    expect(await tryAll('[role=dialog]')).toBe(3);
  });

  it('in the choice of a time zone, and of a service provider', async () => {
    await shown('/internal/clients', 'admin');
    await app.press('Preferences');
    await app.click(await screen.findByRole('menuitem', { name: 'Time zone' }));
    await screen.findByRole('dialog');
    expect(await tryAll('[role=dialog]')).toBe(1);
    await app.press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await tryAll('aside')).toBe(1);
  });
});

const phoneNumber = () =>
  text('SELECT phone_number_sid FROM phone_numbers WHERE application_sid IS NOT NULL');
const routedTo = () =>
  text('SELECT application_sid FROM phone_numbers WHERE phone_number_sid = ?', phoneNumber());

it('the name of what is chosen already, typed once more, is no mistake', async () => {
  await shown('/internal/phone-numbers/add');
  await app.chooseTyped('Account', 'Metro Taxi');
  await user.tab();
  await type((await app.findField('Account')) as HTMLInputElement, 'metro taxi');
  await user.tab();
  await waitFor(async () => expect(await app.findField('Account')).toHaveValue('Metro Taxi'));
  expect(screen.queryByText(/wasn’t chosen/)).toBeNull();
});

describe('a save does not pass over what was typed', () => {
  beforeEach(async () => {
    await shown(`/internal/phone-numbers/${phoneNumber()}/edit`);
    await waitFor(async () => expect(await app.findField('Application')).not.toHaveValue(''));
  });

  it.each([
    ['a click', () => app.press('Save')],
    ['Ctrl+S', () => user.keyboard('{Control>}s{/Control}')],
    ['Enter', () => user.keyboard('{Enter}')],
  ])('with %s', async (_how, save) => {
    const before = routedTo();
    await type((await app.findField('Account')) as HTMLInputElement, '');
    await type((await app.findField('Application')) as HTMLInputElement, nothing);
    await save();
    await screen.findByText(`“${nothing}” wasn’t chosen: pick one from the list.`);
    expect(await app.findField('Application')).toHaveFocus();
    expect(await app.findField('Application')).toBeInvalid();
    expect(routedTo()).toBe(before);
  });
});

it('Escape closes the list and keeps what was typed, which is told when the field is left', async () => {
  await shown('/internal/phone-numbers/add');
  const field = (await app.findField('Account')) as HTMLInputElement;
  await type(field, 'clin');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(field).toHaveValue('clin');
  await user.tab();
  await screen.findByText('“clin” wasn’t chosen: pick one from the list.');
  expect(field).toHaveValue('');
});
