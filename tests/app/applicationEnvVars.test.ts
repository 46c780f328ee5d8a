import { beforeEach, describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { giveFile } from './support/speech';

const rowOf = (name: string) => app.db.get('SELECT * FROM applications WHERE name = ?', name) ?? {};
const variablesOf = (name: string): unknown => {
  const stored = rowOf(name).env_vars;
  return stored ? JSON.parse(app.platform.reveal(String(stored))) : null;
};
const name = 'Callbacks North';

const title = 'Environment variables';
const section = () => screen.findByRole('region', { name: title });
const expectNoSection = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
const calling = () => app.getGroup('Calling webhook');
const fillUrl = (url: string) => app.fill('URL', url, calling());
const asked = () => app.requests().filter((call) => call.startsWith('GET AppEnv'));
/** Waits for the answer, asked for once: what the webhook before published is gone without it. */
const publish = async (path: string) => {
  const url = `https://apps.example/${path}`;
  app.forgetRequests();
  await fillUrl(url);
  // The stored webhook may be asked about meanwhile.
  const own = () => asked().filter((call) => call.includes(encodeURIComponent(url)));
  await waitFor(() => expect(own()).toHaveLength(1));
  await app.settle();
};

const openEdit = async (application: string, operator: 'admin' | 'nora' | 'sam' | 'vera') => {
  await app.open(`/internal/applications/${rowOf(application).application_sid}/edit`, operator);
  expect(await app.findField('Application name')).toHaveValue(application);
};
const save = async () => {
  await app.press('Save');
  await app.see('Application updated successfully');
  await app.saved();
};

beforeEach(app.hurry);

it('a new application stores what is preset', async () => {
  await app.open('/internal/applications/add', 'sam');
  await app.fill('Application name', 'Fresh');
  await fillUrl('https://fresh.example/assistant');
  const temperature = await app.findField('TEMPERATURE');
  expect(temperature).toHaveValue('0.7');
  await app.fill(temperature, '');
  await user.type(temperature, '-0,05');
  expect(temperature).toHaveValue('-0,05');
  await app.press('Create');
  expect(await within(await section()).findAllByText('Required')).toHaveLength(2);
  await app.choose('MODEL', 'small');
  await app.fill('LLM_API_KEY', 'key-1');
  await app.press('Create');
  await app.see('Application created successfully');
  expect(variablesOf('Fresh')).toEqual({
    SYSTEM_PROMPT: 'You are a friendly receptionist.',
    MODEL: 'small',
    TEMPERATURE: -0.05,
    LLM_API_KEY: 'key-1',
  });
});

it('a view-only user reads them', async () => {
  await openEdit('Reception North', 'vera');
  const greeting = await app.findField('GREETING');
  expect(greeting.value).toMatch(/Welcome/);
  expect(greeting).toBeDisabled();
});

it('what a new webhook publishes while it is saved is no change of anybody', async () => {
  await openEdit(name, 'nora');
  const publishNow = app.hold('GET', /^AppEnv.*assistant/);
  await fillUrl('https://apps.example/assistant');
  await waitFor(() => expect(asked().join()).toContain('assistant'));
  const store = app.hold('PUT', /^Applications/);
  await app.press('Save');
  publishNow();
  await app.findField('TEMPERATURE');
  store();
  await app.see('Application updated successfully');
  await app.saved();
  expect(variablesOf(name)).toBeNull();
});

describe('whatever the webhook says', () => {
  it('the form lives', async () => {
    await openEdit(name, 'nora');
    await publish('strange');
    await app.findField('GOOD');
    await app.see(/Unsupported variable definition.*NO_TYPE/, await section());
    await app.see(/<b>bold<\/b>/, await section());
    await app.fill('dotted.name', 'dotted');
    await app.fill('a name with blanks', 'blanks');

    for (const path of ['array', 'text']) {
      await publish(path);
      await app.see(/variable definitions are invalid/, await section());
    }
    await publish('null');
    await expectNoSection();
    await publish('html');
    await app.see('Couldn’t load this', await section());
    await publish('bad-schema');
    await app.see('Invalid appenv schema', await section());
    app.answerOnce('GET', /^AppEnv/, () => Response.json({ AGAIN: { type: 'string' } }));
    await app.press('Retry', await section());
    await app.findField('AGAIN');
    await publish('no-variables');
    await expectNoSection();
    await save();
  });

  it('what the platform refuses of one variable is told at that variable', async () => {
    // The webhook asks for less than it will once the platform asks it about the values.
    app.answerAlways('GET', /^AppEnv.*assistant/, async (pass) => {
      const schema = await (await pass()).json();
      return Response.json({ ...schema, MODEL: { type: 'string' } });
    });
    await openEdit(name, 'nora');
    await fillUrl('https://apps.example/assistant');
    await app.fill('LLM_API_KEY', 'key-1');
    await app.press('Save');
    const missing = 'Missing required value env_vars.MODEL';
    await app.see(missing, await section());
    await waitFor(() => expect(app.getField('MODEL')).toHaveFocus());
    expect(app.getField('LLM_API_KEY')).toHaveAttribute('aria-invalid', 'false');
    await app.fill('MODEL', 'huge');
    expect(within(await section()).queryByText(missing)).toBeNull();
    await app.press('Save');
    await app.see('Invalid value/type for env_vars.MODEL', await section());
    await app.fill('MODEL', 'small');
    await save();
    expect(variablesOf(name)).toMatchObject({ MODEL: 'small' });
  });

  it.each([404, 403, 501])('nothing is here where the platform cannot ask: %d', async (status) => {
    app.answerAlways('GET', /^AppEnv/, () => app.refusal(status, 'no'));
    await openEdit('Reception North', 'nora');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await app.settle();
    await expectNoSection();
  });

  it('the answer of an earlier address is dropped', async () => {
    await openEdit(name, 'nora');
    const release = app.hold('GET', /^AppEnv.*slow/);
    await fillUrl('https://apps.example/slow');
    await waitFor(() => expect(asked().join()).toContain('slow'));
    await fillUrl('https://apps.example/assistant');
    await app.findField('SYSTEM_PROMPT');
    app.reconnect();
    release();
    await app.settle();
    expect(app.getField('SYSTEM_PROMPT')).toBeVisible();
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
    const input = (label: string) => app.getField(new RegExp(label), part);
    expect(asked()).toEqual([
      `GET AppEnv?url=${encodeURIComponent('https://apps.example/a&b=c/every-control')}`,
    ]);
    await waitFor(() => expect(input('QUEUE_LIMIT')).toHaveValue('20'));
    expect(app.getCheckbox(/RECORD/, part)).toBeChecked();
    await app.see('Spoken in the greeting', part);

    await app.press('Save');
    await waitFor(() => expect(input('COMPANY_NAME')).toHaveFocus());
    expect(within(part).getAllByText('Required')).toHaveLength(2);
    await app.fill(input('COMPANY_NAME'), 'Northwind');
    await app.fill(input('API_TOKEN'), 'canary-0123');
    expect(input('API_TOKEN')).toHaveAttribute('type', 'password');
    const [show] = within(part).getAllByRole('button', { name: 'Show' });
    if (show) await app.click(show);
    expect(input('API_TOKEN')).toHaveAttribute('type', 'text');
    await app.fill(input('QUEUE_LIMIT'), 'many');
    await app.press('Save');
    await waitFor(() => expect(input('QUEUE_LIMIT')).toHaveFocus());
    await app.fill(input('QUEUE_LIMIT'), '0');
    await app.check(/RECORD/, part, false);
    await app.choose(/VOLUME/, '1', part);
    await app.choose(/MUSIC/, 'None', part);
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
    await app.choose(/OUTBOUND_CARRIER/, 'Twilio', part);
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
    expect(app.requests().join()).not.toContain('canary');
  },
);

it('stored variables stay as they are until one is changed', async () => {
  const stored = variablesOf('Reception North');
  await openEdit('Reception North', 'nora');
  await waitFor(() => expect(app.getField('LANGUAGE')).toHaveTextContent('en-US'));
  expect(screen.queryByText(/\d unsaved change/)).toBeNull();
  await app.fill('Application name', 'Front desk');
  await save();
  expect(app.writes()[0]?.body).not.toHaveProperty('env_vars');
  expect(variablesOf('Front desk')).toEqual(stored);

  const address = app.getField('URL', calling()).value;
  await fillUrl('https://apps.example/assistant');
  await app.findField('SYSTEM_PROMPT');
  await fillUrl(address);
  await waitFor(() => expect(app.getField('GREETING').value).toMatch(/Welcome/));
  await app.press('Discard');

  await app.check('VOICEMAIL');
  await app.see('1 unsaved change');
  await app.press('Discard');
  await waitFor(() => expect(app.getCheckbox('VOICEMAIL')).not.toBeChecked());
  await app.check('VOICEMAIL');
  await save();
  expect(variablesOf('Front desk')).toEqual({
    ...(stored as object),
    LANGUAGE: 'en-US',
    VOICEMAIL: true,
  });
});

it.each([
  ['asks for something else', { OTHER: { type: 'string' } }, null],
  ['asks for something else, preset', { OTHER: { type: 'string', default: 'x' } }, { OTHER: 'x' }],
  ['asks for one of them too', { LANGUAGE: { type: 'string' } }, { LANGUAGE: 'fr-FR' }],
])('a webhook that %s never gets the values of the one before', async (_what, schema, sent) => {
  app.answerAlways('GET', /^AppEnv.*elsewhere/, () => Response.json(schema));
  await openEdit('Reception North', 'nora');
  await app.choose('LANGUAGE', 'fr-FR');
  await publish('elsewhere');
  await app.findField(Object.keys(schema)[0] ?? '');
  await save();
  expect(variablesOf('Reception North')).toEqual(sent);
});

describe('what was typed for a webhook', () => {
  const others: [string, unknown][] = [
    ['asks for something else', { OTHER: { type: 'string' } }],
    ['asks for something else, preset', { OTHER: { type: 'string', default: 'x' } }],
    ['asks for nothing', {}],
    ['publishes nothing that can be read', { OTHER: 7 }],
  ];
  const typed = 'Speak like a pirate';
  const askForPrompt = () =>
    app.answerAlways('GET', /^AppEnv.*mine/, () =>
      Response.json({ SYSTEM_PROMPT: { type: 'string' } }),
    );
  it.each(others)('is there again after another one that %s', async (_what, schema) => {
    app.answerAlways('GET', /^AppEnv.*elsewhere/, () => Response.json(schema));
    askForPrompt();
    await openEdit(name, 'nora');
    await publish('mine');
    await app.fill('SYSTEM_PROMPT', typed);
    await publish('elsewhere');
    await fillUrl('');
    await fillUrl('https://apps.example/mine');
    await waitFor(() => expect(app.getField('SYSTEM_PROMPT')).toHaveValue(typed));
    await save();
    expect(variablesOf(name)).toEqual({ SYSTEM_PROMPT: typed });
  });

  it('is over once it is discarded', async () => {
    app.answerAlways('GET', /^AppEnv.*elsewhere/, () =>
      Response.json({ OTHER: { type: 'string' } }),
    );
    askForPrompt();
    await openEdit(name, 'nora');
    await publish('mine');
    await app.fill('SYSTEM_PROMPT', typed);
    await publish('elsewhere');
    await app.press('Discard');
    await fillUrl('https://apps.example/mine');
    expect(await app.findField('SYSTEM_PROMPT')).not.toHaveValue(typed);
  });
});
