// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, Form, memoryStore, type RaRecord } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckboxInput } from '../../../src/components/inputs/CheckboxInput';
import { CollapsibleCheckbox } from '../../../src/components/inputs/CollapsibleCheckbox';
import { SearchChoiceInput } from '../../../src/components/inputs/SearchChoiceInput';
import { SecretInput } from '../../../src/components/inputs/SecretInput';
import { SuggestedInput } from '../../../src/components/inputs/SuggestedInput';
import { WebhookInputs } from '../../../src/components/inputs/WebhookInputs';

let values = (): Record<string, unknown> => ({});
let isDirty = false;
const Watch = () => {
  values = useFormContext().getValues;
  isDirty = useFormState().isDirty;
  return null;
};

/** Inputs in the form of a record. */
const draw = (inputs: ReactNode, record: Partial<RaRecord> = {}) =>
  render(
    <CoreAdminContext store={memoryStore()}>
      <Form record={record} defaultValues={record}>
        <Watch />
        {inputs}
      </Form>
    </CoreAdminContext>,
  );
const field = (name: RegExp) => screen.getByLabelText(name) as HTMLInputElement;
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const box = (name: RegExp) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('a secret that is stored', () => {
  const masked = 'abcdefXXXXXX';
  const Secret = (props: Partial<Parameters<typeof SecretInput>[0]>) => (
    <SecretInput source="key" label="Key" {...props} />
  );

  it('is kept until it is replaced, and can be kept after all', async () => {
    draw(<Secret />, { key: masked });
    expect(screen.queryByLabelText('Key')?.tagName).not.toBe('INPUT');
    press('app.form.replace');
    await waitFor(() => expect(values().key).toBeNull());
    expect(isDirty).toBe(true);
    type(/Key/, 'new');
    await waitFor(() => expect(values().key).toBe('new'));
    press('app.form.keepStored');
    await waitFor(() => expect(values().key).toBe(masked));
    await waitFor(() => expect(isDirty).toBe(false));
    screen.getByRole('button', { name: 'app.form.replace' });
  });

  it('is asked for where the stored one is of no use', async () => {
    const Other = () => {
      const [isOther, setIsOther] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsOther(true)}>
            other
          </button>
          <Secret mustReplace={isOther} />
        </>
      );
    };
    draw(<Other />, { key: masked });
    screen.getByRole('button', { name: 'app.form.replace' });
    press('other');
    await waitFor(() => expect(values().key).toBeNull());
    expect(field(/Key/).type).toBe('password');
    expect(screen.queryByRole('button', { name: 'app.form.keepStored' })).toBeNull();
  });

  it('is an input where there is none, of several lines where it has such', () => {
    draw(<Secret isMultiline />, { key: null });
    expect(field(/Key/).tagName).toBe('TEXTAREA');
    expect(screen.queryByRole('button', { name: /app.form/ })).toBeNull();
  });
});

describe('the webhook of a websocket', () => {
  const url = /app.webhook.url/;
  const Hook = (props: Partial<Parameters<typeof WebhookInputs>[0]>) => (
    <WebhookInputs source="hook" label="Calls" {...props} />
  );
  const method = () => (values().hook as { method?: string }).method;
  const stored = { hook: { url: 'https://a.example', method: 'POST' } };

  it('is called by GET, and as before once it is none', async () => {
    const told = vi.fn();
    draw(<Hook webSocketUsesGet onUrlChange={told} />, stored);
    type(url, 'wss://a.example');
    await waitFor(() => expect(method()).toBe('GET'));
    screen.getByText('app.webhook.webSocketGet');
    expect(screen.getByRole('combobox').getAttribute('aria-disabled')).toBe('true');
    type(url, 'wss://b.example');
    type(url, 'https://b.example');
    await waitFor(() => expect(method()).toBe('POST'));
    expect(screen.queryByText('app.webhook.webSocketGet')).toBeNull();
    expect(told.mock.calls.flat()).toEqual([
      ...['wss://a.example', 'wss://b.example', 'https://b.example'],
    ]);
  });

  it('that was stored has the first method once it is none', async () => {
    const socket = { hook: { url: 'wss://a.example', method: 'GET' } };
    draw(<Hook webSocketUsesGet />, socket);
    type(url, 'https://b.example');
    await waitFor(() => expect(method()).toBe('POST'));
  });

  it('keeps its method where a websocket has a choice', async () => {
    draw(<Hook helperText="Help" />, stored);
    type(url, 'wss://a.example');
    await waitFor(() => expect((values().hook as { url: string }).url).toBe('wss://a.example'));
    expect(method()).toBe('POST');
    screen.getByText('Help');
  });

  it('of one method says so, but where another is stored', () => {
    draw(<Hook methods={['POST']} />, stored);
    screen.getByText('app.forms.webhook.only');
    cleanup();
    draw(<Hook methods={['POST']} />, { hook: { ...stored.hook, method: 'GET' } });
    expect(screen.queryByText('app.forms.webhook.only')).toBeNull();
    expect(screen.getByRole('combobox').textContent).toBe('GET');
  });

  it('has basic authentication once that is ticked, and keeps what was typed', async () => {
    draw(<Hook />, stored);
    const tick = () => box(/basicAuth/);
    expect(tick().checked).toBe(false);
    fireEvent.click(tick());
    type(/app.webhook.username/, 'kim');
    await waitFor(() => expect(values().hook).toMatchObject({ has_auth: true, username: 'kim' }));
    fireEvent.click(tick());
    expect(screen.queryByLabelText(/app.webhook.username/)).toBeNull();
    await waitFor(() =>
      expect(values().hook).toMatchObject({ has_auth: undefined, username: 'kim' }),
    );
    cleanup();
    draw(<Hook />, { hook: { ...stored.hook, username: 'kim', password: 'x' } });
    expect(tick().checked).toBe(true);
    fireEvent.click(tick());
    await waitFor(() => expect(values().hook).toMatchObject({ has_auth: false }));
  });
});

describe('a box', () => {
  it('is ticked or not, and tells so', async () => {
    const told = vi.fn();
    const refuse = (value: unknown) => (value ? undefined : 'Tick it');
    draw(
      <>
        <CheckboxInput source="on" label="On" validate={refuse} onChange={told} helperText="Help" />
        <CheckboxInput source="off" label="Off" isDisabled />
      </>,
      { on: 1 },
    );
    expect([box(/On/).checked, box(/Off/).checked]).toEqual([true, false]);
    expect([box(/On/).disabled, box(/Off/).disabled]).toEqual([false, true]);
    screen.getByText('Help');
    fireEvent.click(box(/On/));
    await waitFor(() => expect(values().on).toBe(false));
    expect(told).toHaveBeenCalledExactlyOnceWith(false);
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await waitFor(() => expect(box(/On/).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText('Help')).toBeNull();
    expect(box(/Off/).getAttribute('aria-invalid')).toBeNull();
    expect(box(/Off/).getAttribute('aria-describedby')).toBeNull();
  });

  it.each([true, false])('opens its zone, which was open: %s', async (isFilled) => {
    const told = vi.fn();
    draw(
      <CollapsibleCheckbox source="has" label="Has" isFilled={isFilled} onTick={told}>
        <p>inside</p>
      </CollapsibleCheckbox>,
    );
    const isOpen = () => screen.queryByText('inside') !== null;
    expect([box(/Has/).checked, isOpen()]).toEqual([isFilled, isFilled]);
    fireEvent.click(box(/Has/));
    await waitFor(() => expect(values().has).toBe(!isFilled));
    expect([isOpen(), isDirty]).toEqual([!isFilled, true]);
    fireEvent.click(box(/Has/));
    await waitFor(() => expect(values().has).toBeUndefined());
    expect(isOpen()).toBe(isFilled);
    expect(told.mock.calls).toEqual([[!isFilled], [isFilled]]);
  });
});

describe('a choice that is searched', () => {
  const choices = ['a', 'b'].map((value) => ({ value, name: `Choice ${value}` }));
  const input = () => screen.getByRole('combobox') as HTMLInputElement;

  it('is made once, and none is made by the same again', async () => {
    const told = vi.fn();
    draw(<SearchChoiceInput source="voice" label="Voice" choices={choices} onChange={told} />, {
      voice: 'a',
    });
    expect(input().value).toBe('Choice a');
    for (const value of ['Choice b', 'choice b']) {
      act(() => input().focus());
      fireEvent.change(input(), { target: { value } });
      fireEvent.click(await screen.findByRole('option', { name: 'Choice b' }));
    }
    await waitFor(() => expect(values().voice).toBe('b'));
    expect(told.mock.calls).toEqual([['b']]);
  });

  it('that is stored stays, and says so where it is not offered', () => {
    draw(<SearchChoiceInput source="voice" label="Voice" choices={choices} />, { voice: 'x' });
    expect(input().value).toBe('app.form.notInList');
    expect(input().readOnly).toBe(false);
    cleanup();
    draw(<SearchChoiceInput source="voice" label="Voice" choices={[]} isPending />, { voice: 'x' });
    expect([input().value, input().readOnly]).toEqual(['x', true]);
  });

  it('may be any text where there are only suggestions', async () => {
    draw(<SuggestedInput source="model" label="Model" suggestions={['one']} helperText="Help" />, {
      model: 'stored',
    });
    expect(input().value).toBe('stored');
    screen.getByText('Help');
    fireEvent.change(input(), { target: { value: 'own' } });
    await waitFor(() => expect(values().model).toBe('own'));
  });
});
