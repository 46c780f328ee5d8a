import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { toNewCredential } from '../../src/engines/speech/credential';
import { type VendorDescriptor, vendors } from '../../src/engines/speech/vendors';
import { request } from '../../src/http';
import { buckets } from '../../src/resources/accounts/buckets';
import * as app from '../app/support';
import { prepareEveryScreen } from '../app/support/everyScreen';
import { filled, newForm, variants } from '../support/speechVendors';
import { album, complete } from './album';
import { callsSince, fillAll, openChoices, options, submit } from './fill';
import { freeze, thaw } from './freeze';
import { show } from './openers';

beforeAll(prepareEveryScreen);
beforeEach(freeze);
afterEach(thaw);

const form = 'main form';

/** Takes a choice of a select or a list, by its name or its place. */
async function choose(control: HTMLElement, choice: string | number): Promise<void> {
  await openChoices(control);
  const option = options().find((one, at) => at === choice || one.textContent === choice);
  if (!option) throw new Error(`There is no choice ${choice}`);
  await app.click(option);
  await complete();
}

/** Sends the form, and answers what was sent. */
async function sent(): Promise<string> {
  const asked = app.requests().length;
  const before = app.writes().length;
  await submit(form);
  await complete();
  return callsSince(asked, before);
}

/** The section of a form with a title. */
function sectionOf(title: string): string {
  const sections = [...document.querySelectorAll(`${form} section[aria-labelledby]`)];
  const found = sections.find((one) => one.querySelector('h2')?.textContent === title);
  return `section[aria-labelledby="${found?.getAttribute('aria-labelledby')}"]`;
}

const onlyForm = () => document.querySelector(form);

/** Opens the page of a stored record, whatever the one before holds. */
async function edit(path: string): Promise<void> {
  await app.open(`/internal/${path}/edit`, 'admin');
  await complete();
}

/** The ways to use a vendor: its modes. */
const modesOf = ({ modes }: VendorDescriptor) => modes?.list.map(({ id }) => id) ?? [''];

describe('what every vendor of speech asks, and what is sent for it, is as it was', () => {
  it('a new service', async () => {
    const { take, write, expectSame } = album('variants/speech-services.add');
    await show('speech-services/add');
    app.answerAlways('POST', /SpeechCredentials/, () => app.refusal(400, 'Refused'));
    for (const descriptor of vendors) {
      for (const [at, mode] of modesOf(descriptor).entries()) {
        const title = [descriptor.name, mode].filter(Boolean).join(', ');
        await choose(app.getField('Vendor'), descriptor.name);
        const select = document.querySelector<HTMLElement>(
          `${form} [role=combobox][aria-haspopup=listbox]`,
        );
        if (mode && select) await choose(select, at);
        take(title, onlyForm());
        await fillAll(form);
        write(`${title}, sent`, await sent());
      }
    }
    await expectSame();
  });

  it('a stored service', async () => {
    const { take, write, expectSame } = album('variants/speech-services.edit');
    await show('speech-services');
    const provider = app.db.get('SELECT service_provider_sid AS sid FROM service_providers')?.sid;
    for (const descriptor of vendors) {
      for (const [at, variant] of variants(descriptor).entries()) {
        const { values } = filled(newForm(descriptor, variant), 'all');
        const { body } = await request<{ sid: string }>({
          method: 'POST',
          path: `ServiceProviders/${provider}/SpeechCredentials`,
          body: { ...toNewCredential(values), label: `variant ${at}` },
        });
        await edit(`speech-services/${body.sid}`);
        const title = `${descriptor.name} ${at}`;
        take(title, onlyForm());
        await fillAll(sectionOf(descriptor.name), { anew: true });
        write(`${title}, sent`, await sent());
      }
    }
    await expectSame();
  });
});

it('what vendors let choose is as it was', async () => {
  const lists = vendors.flatMap(({ id, fields }) =>
    (fields as VendorDescriptor['fields']).map(async ({ source, choices, regions }) => {
      const all = choices ?? (await regions?.()) ?? [];
      return all.map((one) => `${id} ${source}: ${one.id} = ${one.name}\n`);
    }),
  );
  const { write, expectSame } = album('variants/choices');
  write('choices', (await Promise.all(lists)).flat().join(''));
  await expectSame();
});

it('what every vendor of buckets asks, and what is sent for it, is as it was', async () => {
  const vendor = '[name="bucket_credential.vendor"]';
  const section = `${form} section:has(${vendor})`;
  const { take, write, expectSame } = album('variants/buckets');
  await show('accounts');
  app.answerAlways('PUT', /Accounts/, () => app.refusal(400, 'Refused'));
  // One without a bucket, and one of a vendor: what is secret is typed anew for another one.
  for (const name of ['Metro Taxi', 'Sunrise Clinic']) {
    await edit(`accounts/${app.accountSid(name)}`);
    await app.check('Enable call recording');
    for (const place of buckets.keys()) {
      const select = document.querySelector(`${section} [role=combobox]:has(+ ${vendor})`);
      await choose(select as HTMLElement, place + 1);
      const title = `${name}: ${select?.textContent}`;
      take(title, document.querySelector(section));
      await fillAll(section);
      write(`${title}, sent`, await sent());
    }
  }
  await expectSame();
});
