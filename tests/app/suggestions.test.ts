import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareScreens } from '../../src/ahead/screens';
import { resources } from '../../src/resources';
import {
  accountSid,
  check,
  choose,
  chooseTyped,
  click,
  findField,
  fireEvent,
  open,
  press,
  screen,
  settle,
  user,
  waitFor,
} from './support';
import { arrived } from './support/arrivals';
import { text } from './support/numbers';

beforeAll(prepareScreens);

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
  await settle();
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
  await settle();
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
async function tryAll(part: string, from = 0): Promise<number> {
  let tried = 0;
  for (let index = from; index < fieldsIn(part).length; index += 1) {
    if (await expectOneBehaviour(() => fieldsIn(part)[index] as HTMLInputElement)) tried += 1;
  }
  return tried;
}

const shown = async (path: string, operator: 'admin' | 'nora' = 'nora') => {
  await open(path, operator);
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
      await choose('Vendor', vendor);
      // After the vendor itself.
      expect(await tryAll('main form', 1)).toBeGreaterThan(1);
    },
  );

  it('in the speech of an application, with a fallback', async () => {
    await shown('/internal/applications/add');
    await chooseTyped('Account', 'Sunrise Clinic');
    await check(/^Use fallback speech vendors/);
    expect(await tryAll('main form')).toBeGreaterThan(6);
  });

  it('in an account: its applications and its bucket', async () => {
    await shown(`/internal/accounts/${accountSid('Sunrise Clinic')}/edit`);
    await findField('Region');
    expect(await tryAll('main form')).toBe(3);
  });

  it('in a user of an account', async () => {
    await shown('/internal/users/add');
    await choose('Scope', 'Account');
    await findField('Account');
    expect(await tryAll('main form')).toBe(1);
  });

  it('in what selected numbers are led to', async () => {
    await shown('/internal/phone-numbers');
    await choose('Account', 'Sunrise Clinic');
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Select this page' })).toBeVisible(),
    );
    await click(screen.getByRole('checkbox', { name: 'Select this page' }));
    expect(await tryAll('[role=group]')).toBe(1);
  });

  it('in many numbers at once', async () => {
    await shown('/internal/phone-numbers');
    await press('Add many');
    await findField('Account', await screen.findByRole('dialog'));
    expect(await tryAll('[role=dialog]')).toBe(3);
  });

  it('in the choice of a time zone, and of a service provider', async () => {
    await shown('/internal/clients', 'admin');
    await press('Time zone');
    await screen.findByRole('dialog');
    expect(await tryAll('[role=dialog]')).toBe(1);
    await press('Done');
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
  await chooseTyped('Account', 'Metro Taxi');
  await user.tab();
  await type((await findField('Account')) as HTMLInputElement, 'metro taxi');
  await user.tab();
  await waitFor(async () => expect(await findField('Account')).toHaveValue('Metro Taxi'));
  expect(screen.queryByText(/wasn’t chosen/)).toBeNull();
});

describe('a save does not pass over what was typed', () => {
  beforeEach(async () => {
    await shown(`/internal/phone-numbers/${phoneNumber()}/edit`);
    await waitFor(async () => expect(await findField('Application')).not.toHaveValue(''));
  });

  it.each([
    ['a click', () => press('Save')],
    ['Ctrl+S', () => user.keyboard('{Control>}s{/Control}')],
    ['Enter', () => user.keyboard('{Enter}')],
  ])('with %s', async (_how, save) => {
    const before = routedTo();
    await type((await findField('Account')) as HTMLInputElement, '');
    await type((await findField('Application')) as HTMLInputElement, nothing);
    await save();
    await screen.findByText(`“${nothing}” wasn’t chosen: pick one from the list.`);
    expect(await findField('Application')).toHaveFocus();
    expect(await findField('Application')).toBeInvalid();
    expect(routedTo()).toBe(before);
  });
});

it('Escape closes the list and keeps what was typed, which is told when the field is left', async () => {
  await shown('/internal/phone-numbers/add');
  const field = (await findField('Account')) as HTMLInputElement;
  await type(field, 'clin');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(field).toHaveValue('clin');
  await user.tab();
  await screen.findByText('“clin” wasn’t chosen: pick one from the list.');
  expect(field).toHaveValue('');
});
