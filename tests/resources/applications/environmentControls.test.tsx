// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { controlKindOf, controls } from '../../../src/resources/applications/environment/controls';
import { EnvironmentSection } from '../../../src/resources/applications/environment/EnvironmentSection';
import type { EnvVariable } from '../../../src/resources/applications/environment/schema';
import { clearDrawn, Field, press, ready } from '../../support/drawn';
import { openInputs } from '../../support/inputsForm';

const variableOf = (more: Partial<EnvVariable>): EnvVariable => ({
  ...{ name: 'MODEL', type: 'string', description: 'What answers' },
  ...{ isRequired: false, isSecret: false, hint: 'input' },
  ...more,
});
const onChange = vi.fn();
const getCarrierChoices = vi.fn();
const getAppEnv = vi.fn();
beforeEach(() => {
  for (const one of [onChange, getCarrierChoices, getAppEnv]) one.mockReset();
});
afterEach(clearDrawn);

interface Given {
  variable: Partial<EnvVariable>;
  value?: unknown;
  error?: string;
}
const Control = ({ variable, value: first, error }: Given) => {
  const [value, setValue] = useState(first);
  const whole = variableOf(variable);
  const Drawn = controls[controlKindOf(whole)];
  const change = (next: unknown) => {
    onChange(next);
    setValue(next);
  };
  return <Drawn variable={whole} value={value} error={error} onChange={change} />;
};
async function open(given: Given) {
  openInputs(
    <Control {...given} />,
    { account_sid: 'a-1' },
    { provider: { getCarrierChoices } as object },
  );
  await ready(screen.findByText('Save'));
}
/** The choices of the select, once it is opened. */
async function choices() {
  fireEvent.mouseDown(await ready(screen.findByRole('combobox')));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}

it.each([
  ['of its values', {}, 'a', ['app.form.none', 'a', 'b']],
  ['that must be there', { isRequired: true }, 'a', ['a', 'b']],
  ['that must be there, and is not', { isRequired: true }, '', ['app.form.none', 'a', 'b']],
  ['that is none of them', {}, 'z', ['app.form.none', 'app.form.notInList z', 'a', 'b']],
])('a choice %s offers them', async (_what, variable, value, offered) => {
  await open({ variable: { choices: ['a', 'b'], ...variable }, value });
  expect(await choices()).toEqual(offered);
});

it.each([
  ['2', [1, 2], 2],
  ['b', ['a', 'b'], 'b'],
  ['app.form.none', ['a', 'b'], ''],
])('a choice of %s is a value of its type', async (name, all, value) => {
  await open({ variable: { choices: all }, value: 'z' });
  await choices();
  (await ready(screen.findByRole('option', { name }))).click();
  expect(onChange.mock.calls).toEqual([[value]]);
});

it.each([
  [true, 'WRONG', true, 'WRONG'],
  [false, undefined, undefined, 'What answers'],
])('a box that is ticked %s says what it is, or what is wrong', async (value, error, ...rest) => {
  const [isWrong, help] = rest;
  await open({ variable: { type: 'boolean' }, value, ...(error && { error }) });
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'MODEL' });
  expect([box.checked, box.getAttribute('aria-invalid')]).toEqual([value, isWrong ? 'true' : null]);
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    help,
  );
  box.click();
  expect(onChange.mock.calls).toEqual([[!value]]);
});

it('a box without words is described by nothing', async () => {
  await open({ variable: { type: 'boolean', description: '' }, value: 'yes' });
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  expect([box.checked, box.getAttribute('aria-describedby')]).toEqual([false, null]);
});

const carrier = { resource: 'carriers', type: 'string' } as const;
const carriers = [
  { id: 'c-1', name: 'Shared', account_sid: null },
  { id: 'c-2', name: 'Own', account_sid: 'a-1' },
  { id: 'c-3', name: 'Foreign', account_sid: 'a-2' },
  { id: 'c-4', name: 'Own', account_sid: 'a-1' },
];
it('a carrier is one that the account may use, by its name', async () => {
  getCarrierChoices.mockResolvedValue({ carriers });
  await open({ variable: carrier, value: '' });
  await waitFor(() => expect(getCarrierChoices).toHaveBeenCalledWith({ isWhole: true }));
  // Until they are known, nothing opens.
  await waitFor(() =>
    expect(screen.getByRole('combobox').getAttribute('aria-readonly')).toBeNull(),
  );
  expect(await choices()).toEqual(['app.form.none', 'Shared', 'Own']);
});

it('a carrier that is stored is no wrong one until the others are known', async () => {
  let answer = (_all: object) => {};
  getCarrierChoices.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await open({ variable: carrier, value: 'Old' });
  expect(screen.getByRole('combobox').textContent).toBe('Old');
  answer({ carriers });
  await waitFor(() =>
    expect(screen.getByRole('combobox').textContent).toBe('app.form.notInList Old'),
  );
});

it('carriers that cannot be read are asked for again', async () => {
  getCarrierChoices.mockRejectedValueOnce(new Error('away')).mockResolvedValue({ carriers });
  await open({ variable: carrier, value: 'Own' });
  await screen.findByText('away');
  await press('app.errors.retry');
  await waitFor(() => expect(screen.getByRole('combobox').textContent).toBe('Own'));
});

const section = 'resources.applications.sections.environment';
async function openSection(published: unknown, url = 'https://apps.example/menu') {
  if (published instanceof Error) getAppEnv.mockRejectedValueOnce(published);
  getAppEnv.mockResolvedValue(published instanceof Error ? { A: { type: 'string' } } : published);
  openInputs(<EnvironmentSection />, { call_hook: { url } }, { provider: { getAppEnv } as object });
  await ready(screen.findByText('Save'));
}
it.each<[string, unknown, string | undefined, string | null]>([
  ['nothing where nothing is published', {}, undefined, null],
  ['nothing where nobody can be asked', { A: { type: 'string' } }, 'ftp://x', null],
  ['what can be read', { A: { type: 'string' } }, undefined, ''],
  [
    'what cannot be read',
    { A: { type: 'string' }, B: { type: 'date' } },
    undefined,
    'resources.applications.environment.unreadable B 1',
  ],
  ['that nothing can', [1], undefined, 'resources.applications.environment.unreadableAll'],
])('of the variables of a webhook one sees %s', async (_what, published, url, warning) => {
  await openSection(published, url);
  if (url) expect(getAppEnv).not.toHaveBeenCalled();
  else await waitFor(() => expect(getAppEnv).toHaveBeenCalled());
  if (warning === null) {
    expect(screen.queryByText(section)).toBeNull();
    return;
  }
  await ready(screen.findByText(section));
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe(warning);
  expect(screen.queryAllByRole('textbox')).toHaveLength(Array.isArray(published) ? 0 : 1);
});

it('a webhook that cannot be asked says why, and is asked again', async () => {
  await openSection(new Error('no answer'));
  await screen.findByText('no answer');
  await press('app.errors.retry');
  await screen.findByRole('textbox');
  expect(screen.queryByText('no answer')).toBeNull();
});

it('an address that is emptied has no variables at once', async () => {
  openInputs(
    <>
      <Field source="call_hook.url" />
      <EnvironmentSection />
    </>,
    { call_hook: { url: 'https://apps.example/menu' } },
    { provider: { getAppEnv: async () => ({ A: { type: 'string' } }) } as object },
  );
  await ready(screen.findByText(section));
  fireEvent.change(screen.getByLabelText('call_hook.url'), { target: { value: '' } });
  expect(screen.queryByText(section)).toBeNull();
});
