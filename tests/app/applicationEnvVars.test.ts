import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerAlways,
  answerOnce,
  check,
  choose,
  click,
  db,
  fill,
  findField,
  forgetRequests,
  getCheckbox,
  getField,
  getGroup,
  hold,
  hurry,
  open,
  platform,
  press,
  reconnect,
  refusal,
  requests,
  saved,
  screen,
  see,
  settle,
  user,
  waitFor,
  within,
  writes,
} from './support';
import { giveFile } from './support/speech';

const rowOf = (name: string) => db.get('SELECT * FROM applications WHERE name = ?', name) ?? {};
const variablesOf = (name: string): unknown => {
  const stored = rowOf(name).env_vars;
  return stored ? JSON.parse(platform.reveal(String(stored))) : null;
};
const name = 'Callbacks North';

const title = 'Environment variables';
const section = () => screen.findByRole('region', { name: title });
const expectNoSection = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
const calling = () => getGroup('Calling webhook');
const fillUrl = (url: string) => fill('URL', url, calling());
const asked = () => requests().filter((call) => call.startsWith('GET AppEnv'));
/** Waits for the answer, asked for once: what the webhook before published is gone without it. */
const publish = async (path: string) => {
  const url = `https://apps.example/${path}`;
  forgetRequests();
  await fillUrl(url);
  // The stored webhook may be asked about meanwhile.
  const own = () => asked().filter((call) => call.includes(encodeURIComponent(url)));
  await waitFor(() => expect(own()).toHaveLength(1));
  await settle();
};

const openEdit = async (application: string, operator: 'admin' | 'nora' | 'sam' | 'vera') => {
  await open(`/internal/applications/${rowOf(application).application_sid}/edit`, operator);
  expect(await findField('Application name')).toHaveValue(application);
};
const save = async () => {
  await press('Save');
  await see('Application updated successfully');
  await saved();
};

beforeEach(hurry);

it('a new application stores what is preset', async () => {
  await open('/internal/applications/add', 'sam');
  await fill('Application name', 'Fresh');
  await fillUrl('https://fresh.example/assistant');
  const temperature = await findField('TEMPERATURE');
  expect(temperature).toHaveValue('0.7');
  await fill(temperature, '');
  await user.type(temperature, '-0,05');
  expect(temperature).toHaveValue('-0,05');
  await press('Create');
  expect(await within(await section()).findAllByText('Required')).toHaveLength(2);
  await choose('MODEL', 'small');
  await fill('LLM_API_KEY', 'key-1');
  await press('Create');
  await see('Application created successfully');
  expect(variablesOf('Fresh')).toEqual({
    SYSTEM_PROMPT: 'You are a friendly receptionist.',
    MODEL: 'small',
    TEMPERATURE: -0.05,
    LLM_API_KEY: 'key-1',
  });
});

it('a view-only user reads them', async () => {
  await openEdit('Reception North', 'vera');
  const greeting = await findField('GREETING');
  expect(greeting.value).toMatch(/Welcome/);
  expect(greeting).toBeDisabled();
});

it('what a new webhook publishes while it is saved is no change of anybody', async () => {
  await openEdit(name, 'nora');
  const publishNow = hold('GET', /^AppEnv.*assistant/);
  await fillUrl('https://apps.example/assistant');
  await waitFor(() => expect(asked().join()).toContain('assistant'));
  const store = hold('PUT', /^Applications/);
  await press('Save');
  publishNow();
  await findField('TEMPERATURE');
  store();
  await see('Application updated successfully');
  await saved();
  expect(variablesOf(name)).toBeNull();
});

describe('whatever the webhook says', () => {
  it('the form lives', async () => {
    await openEdit(name, 'nora');
    await publish('strange');
    await findField('GOOD');
    await see(/Unsupported variable definition.*NO_TYPE/, await section());
    await see(/<b>bold<\/b>/, await section());
    await fill('dotted.name', 'dotted');
    await fill('a name with blanks', 'blanks');

    for (const path of ['array', 'text']) {
      await publish(path);
      await see(/variable definitions are invalid/, await section());
    }
    await publish('null');
    await expectNoSection();
    await publish('html');
    await see('Couldn’t load this', await section());
    await publish('bad-schema');
    await see('Invalid appenv schema', await section());
    answerOnce('GET', /^AppEnv/, () => Response.json({ AGAIN: { type: 'string' } }));
    await press('Retry', await section());
    await findField('AGAIN');
    await publish('no-variables');
    await expectNoSection();
    await save();
  });

  it('what the platform refuses of one variable is told at that variable', async () => {
    // The webhook asks for less than it will once the platform asks it about the values.
    answerAlways('GET', /^AppEnv.*assistant/, async (pass) => {
      const schema = await (await pass()).json();
      return Response.json({ ...schema, MODEL: { type: 'string' } });
    });
    await openEdit(name, 'nora');
    await fillUrl('https://apps.example/assistant');
    await fill('LLM_API_KEY', 'key-1');
    await press('Save');
    const missing = 'Missing required value env_vars.MODEL';
    await see(missing, await section());
    await waitFor(() => expect(getField('MODEL')).toHaveFocus());
    expect(getField('LLM_API_KEY')).toHaveAttribute('aria-invalid', 'false');
    await fill('MODEL', 'huge');
    expect(within(await section()).queryByText(missing)).toBeNull();
    await press('Save');
    await see('Invalid value/type for env_vars.MODEL', await section());
    await fill('MODEL', 'small');
    await save();
    expect(variablesOf(name)).toMatchObject({ MODEL: 'small' });
  });

  it.each([404, 403, 501])('nothing is here where the platform cannot ask: %d', async (status) => {
    answerAlways('GET', /^AppEnv/, () => refusal(status, 'no'));
    await openEdit('Reception North', 'nora');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await settle();
    await expectNoSection();
  });

  it('the answer of an earlier address is dropped', async () => {
    await openEdit(name, 'nora');
    const release = hold('GET', /^AppEnv.*slow/);
    await fillUrl('https://apps.example/slow');
    await waitFor(() => expect(asked().join()).toContain('slow'));
    await fillUrl('https://apps.example/assistant');
    await findField('SYSTEM_PROMPT');
    reconnect();
    release();
    await settle();
    expect(getField('SYSTEM_PROMPT')).toBeVisible();
    expect(screen.queryByLabelText(/^GREETING/)).toBeNull();
  });
});

it.each(['admin', 'nora', 'sam'] as const)(
  '%s fills in variables of every kind',
  async (operator) => {
    await openEdit(name, operator);
    await waitFor(() => expect(asked()).toHaveLength(1));
    await publish('a&b=c/every-control');
    const part = await section();
    const input = (label: string) => getField(new RegExp(label), part);
    expect(asked()).toEqual([
      `GET AppEnv?url=${encodeURIComponent('https://apps.example/a&b=c/every-control')}`,
    ]);
    await waitFor(() => expect(input('QUEUE_LIMIT')).toHaveValue('20'));
    expect(getCheckbox(/RECORD/, part)).toBeChecked();
    await see('Spoken in the greeting', part);

    await press('Save');
    await waitFor(() => expect(input('COMPANY_NAME')).toHaveFocus());
    expect(within(part).getAllByText('Required')).toHaveLength(2);
    await fill(input('COMPANY_NAME'), 'Northwind');
    await fill(input('API_TOKEN'), 'canary-0123');
    expect(input('API_TOKEN')).toHaveAttribute('type', 'password');
    const [show] = within(part).getAllByRole('button', { name: 'Show' });
    if (show) await click(show);
    expect(input('API_TOKEN')).toHaveAttribute('type', 'text');
    await fill(input('QUEUE_LIMIT'), 'many');
    await press('Save');
    await waitFor(() => expect(input('QUEUE_LIMIT')).toHaveFocus());
    await fill(input('QUEUE_LIMIT'), '0');
    await check(/RECORD/, part, false);
    await choose(/VOLUME/, '1', part);
    await choose(/MUSIC/, 'None', part);
    await giveFile(
      within(part).getByLabelText('Choose file for KNOWLEDGE'),
      'k.txt',
      'Line 1\nLine 2',
    );
    await waitFor(() => expect(input('^KNOWLEDGE')).toHaveValue('Line 1\nLine 2'));
    // The carriers come by themselves; before that a click opens nothing.
    await waitFor(() =>
      expect(input('OUTBOUND_CARRIER')).not.toHaveAttribute('aria-readonly', 'true'),
    );
    await choose(/OUTBOUND_CARRIER/, 'Twilio', part);
    await save();
    expect(variablesOf(name)).toEqual({
      COMPANY_NAME: 'Northwind',
      QUEUE_LIMIT: 0,
      VOLUME: 1,
      RECORD: false,
      API_TOKEN: 'canary-0123',
      OPENING_HOURS: 'Mon-Fri 09:00-17:00',
      KNOWLEDGE: 'Line 1\nLine 2',
      OUTBOUND_CARRIER: 'Twilio',
    });
    // The secret is on the platform, and in what was sent to it, alone.
    const kept = [location.href, { ...localStorage }, { ...sessionStorage }];
    expect(JSON.stringify(kept)).not.toContain('canary');
    expect(requests().join()).not.toContain('canary');
  },
);

it('stored variables stay as they are until one is changed', async () => {
  const stored = variablesOf('Reception North');
  await openEdit('Reception North', 'nora');
  await waitFor(() => expect(getField('LANGUAGE')).toHaveTextContent('en-US'));
  expect(screen.queryByText(/\d unsaved change/)).toBeNull();
  await fill('Application name', 'Front desk');
  await save();
  expect(writes()[0]?.body).not.toHaveProperty('env_vars');
  expect(variablesOf('Front desk')).toEqual(stored);

  const address = getField('URL', calling()).value;
  await fillUrl('https://apps.example/assistant');
  await findField('SYSTEM_PROMPT');
  await fillUrl(address);
  await waitFor(() => expect(getField('GREETING').value).toMatch(/Welcome/));
  await press('Discard');

  await check('VOICEMAIL');
  await see('1 unsaved change');
  await press('Discard');
  await waitFor(() => expect(getCheckbox('VOICEMAIL')).not.toBeChecked());
  await check('VOICEMAIL');
  await save();
  expect(variablesOf('Front desk')).toEqual({
    ...(stored as object),
    LANGUAGE: 'en-US',
    VOICEMAIL: true,
  });
});
