// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { BasicAuthInputs } from '../../../src/components/inputs/BasicAuthInputs';
import { CheckboxInput } from '../../../src/components/inputs/CheckboxInput';
import { ChoiceInput } from '../../../src/components/inputs/ChoiceInput';
import { CollapsibleCheckbox } from '../../../src/components/inputs/CollapsibleCheckbox';
import { clearDrawn, Field, ready } from '../../support/drawn';
import {
  choice,
  input,
  needed,
  openInputs,
  refused,
  saved,
  sent,
  typeInto,
} from '../../support/inputsForm';

afterEach(clearDrawn);

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

it.each<[string, object | null | undefined, boolean]>([
  ['of no webhook', null, false],
  ['that is not there', undefined, false],
  ['without any', { url: 'x' }, false],
  ['with a user name', { username: 'u' }, true],
  ['with a password', { password: 'p' }, true],
  ['that was ticked before', { has_auth: true }, true],
])(
  'a tick for the authentication %s is as it is stored, until it is changed',
  async (_what, hook, isOn) => {
    openInputs(<BasicAuthInputs source="hook" />, { hook });
    const isOpen = () =>
      input('app.webhook.username') !== null && input('app.webhook.password') !== null;
    await waitFor(() => expect(box().checked).toBe(isOn));
    expect(isOpen()).toBe(isOn);
    box().click();
    await waitFor(() => expect(isOpen()).toBe(!isOn));
    if (isOn) expect((await sent()).hook.has_auth).toBe(false);
    else {
      await refused();
      typeInto('app.webhook.username', 'u');
      typeInto('app.webhook.password', 'p');
      expect((await sent()).hook).toMatchObject({ has_auth: true, username: 'u', password: 'p' });
    }
    box().click();
    await waitFor(() => expect(isOpen()).toBe(isOn));
    saved.mockReset();
    if (!isOn) expect((await sent()).hook.has_auth).toBeUndefined();
  },
);

it.each([true, false])(
  'a zone that is filled (%s) is open at first, and keeps what was typed',
  async (isFilled) => {
    const onTick = vi.fn();
    openInputs(
      <CollapsibleCheckbox source="zone" label="Zone" isFilled={isFilled} onTick={onTick}>
        <Field source="name" />
      </CollapsibleCheckbox>,
      { name: 'Acme' },
    );
    await waitFor(() => expect(input('name') !== null).toBe(isFilled));
    expect(box().checked).toBe(isFilled);
    box().click();
    await waitFor(() => expect(input('name') !== null).toBe(!isFilled));
    expect(await sent()).toMatchObject({ name: 'Acme', zone: !isFilled });
    box().click();
    await waitFor(() => expect(input('name') !== null).toBe(isFilled));
    expect((await sent()).zone).toBeUndefined();
    expect(onTick.mock.calls).toEqual([[!isFilled], [isFilled]]);
    expect(box().disabled).toBe(false);
  },
);

it('a zone or a tick that is disabled cannot be changed', async () => {
  openInputs(
    <>
      <CollapsibleCheckbox source="zone" label="Zone" isFilled isDisabled>
        <b>Inside</b>
      </CollapsibleCheckbox>
      <CheckboxInput source="on" isDisabled />
    </>,
  );
  await screen.findByText('Inside');
  for (const one of screen.getAllByRole('checkbox')) expect(one).toBeDisabled();
});

it('a tick is what the form holds, with its help, and with its error in the place of that', async () => {
  const onChange = vi.fn();
  openInputs(
    <CheckboxInput
      source="on"
      defaultValue
      validate={needed}
      helperText="Help"
      onChange={onChange}
    />,
    { on: false },
  );
  await screen.findByText('resources.carriers.fields.on');
  const help = () => document.getElementById(box().getAttribute('aria-describedby') ?? '');
  expect([box().checked, help()?.textContent]).toEqual([false, 'Help']);
  box().click();
  await waitFor(() => expect(box().checked).toBe(true));
  expect(onChange.mock.calls).toEqual([[true]]);
  expect(box()).not.toHaveAttribute('aria-invalid');
  expect((await sent()).on).toBe(true);
  openInputs(<CheckboxInput source="on" label="Own" />);
  await screen.findByText('Own');
  expect(box().checked).toBe(false);
  expect(box()).not.toHaveAttribute('aria-describedby');
  openInputs(<CheckboxInput source="on" defaultValue />);
  await waitFor(() => expect(box().checked).toBe(true));
  openInputs(<CheckboxInput source="on" helperText="Help" validate={() => 'Wrong'} />);
  await refused();
  expect(help()?.textContent).toBe('Wrong');
});

it('a choice is what the form holds, or stands for nothing', async () => {
  const choices = ['', 'a', 'b'].map((id) => ({ id, name: `Choice ${id}` }));
  const onChange = vi.fn();
  openInputs(
    <ChoiceInput source="of" label="Of" choices={choices} emptyAs="a" onChange={onChange} />,
  );
  await waitFor(() => expect(choice('of')?.value).toBe('a'));
  expect((await sent()).of ?? null).toBeNull();
  fireEvent.change(choice('of') as HTMLElement, { target: { value: 'b' } });
  await waitFor(() => expect(choice('of')?.value).toBe('b'));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect((await sent()).of).toBe('b');
  openInputs(<ChoiceInput source="of" label="Of" choices={choices} parse={(id) => id.length} />, {
    of: 'b',
  });
  await waitFor(() => expect(choice('of')?.value).toBe('b'));
  fireEvent.change(choice('of') as HTMLElement, { target: { value: 'a' } });
  expect((await sent()).of).toBe(1);
  openInputs(
    <ChoiceInput
      source="of"
      label="Of"
      choices={choices}
      validate={needed}
      helperText="Help"
      isDisabled={false}
    />,
  );
  await screen.findByText('Help');
  expect(document.querySelector('[class*=asterisk]')).not.toBeNull();
  (await ready(screen.findByText('Save'))).click();
  await screen.findByText('Needed');
  expect(saved).not.toHaveBeenCalled();
  expect(screen.queryByText('Help')).toBeNull();
});
