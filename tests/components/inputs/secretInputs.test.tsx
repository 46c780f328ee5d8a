// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { useWatch } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { SecretInput } from '../../../src/components/inputs/SecretInput';
import { WebhookInputs } from '../../../src/components/inputs/WebhookInputs';
import { clearDrawn, Field, press } from '../../support/drawn';
import {
  choice,
  input,
  needed,
  openInputs,
  refused,
  secrets,
  sent,
  typeInto,
} from '../../support/inputsForm';

afterEach(clearDrawn);

const masked = 'abcdefXXXX';
it.each([false, true])(
  'a stored secret is kept until it is replaced, and again (of lines: %s)',
  async (isMultiline) => {
    openInputs(<SecretInput source="key.secret" label="Secret" isMultiline={isMultiline} />, {
      key: { secret: masked },
    });
    await screen.findByText('app.form.stored abcdef…');
    expect(input('Secret')?.matches('input, textarea') ?? false).toBe(false);
    expect(secrets.current.get('["key","secret"]')).toEqual({
      path: ['key', 'secret'],
      label: 'Secret',
    });
    await press('app.form.replace');
    await waitFor(() => expect(screen.queryByText('app.form.stored abcdef…')).toBeNull());
    const typed = document.querySelector<HTMLInputElement>('input, textarea');
    expect(typed?.tagName).toBe(isMultiline ? 'TEXTAREA' : 'INPUT');
    expect((await sent()).key.secret).toBeNull();
    if (!isMultiline) {
      expect(typed?.type).toBe('password');
      screen.getByLabelText('app.form.show').click();
      await waitFor(() => expect(typed?.type).toBe('text'));
    }
    fireEvent.change(typed as HTMLElement, { target: { value: 'new' } });
    expect((await sent()).key.secret).toBe('new');
    await press('app.form.keepStored');
    await screen.findByText('app.form.stored abcdef…');
    expect((await sent()).key.secret).toBe(masked);
  },
);

it('the secret of a row is known in every row: others may stand there than are drawn', async () => {
  openInputs(<SecretInput source="keys.1.secret" label="Secret" />);
  await waitFor(() => expect(input('Secret')).not.toBeNull());
  expect([...secrets.current.values()]).toEqual([
    { path: ['keys', '*', 'secret'], label: 'Secret' },
  ]);
});

it.each<[string, unknown, boolean]>([
  ['that is of no use', masked, true],
  ['that is not there', undefined, false],
])('a secret %s is typed', async (_what, secret, mustReplace) => {
  openInputs(
    <SecretInput source="secret" label="Secret" mustReplace={mustReplace} validate={needed} />,
    {
      secret,
    },
  );
  await waitFor(() => expect(document.querySelector('input')?.value).toBe(''));
  expect(screen.queryByText('app.form.keepStored')).toBeNull();
  await refused();
});

const SecretOf = ({ useless }: { useless: string }) => {
  const mustReplace = useWatch({ name: 'host' }) === useless;
  return <SecretInput source="secret" label="Secret" mustReplace={mustReplace} />;
};
it.each<[string, string | null, string | null]>([
  ['the stored one leaves', null, null],
  ['what was typed stays', 'new', 'new'],
])('where a stored secret turns out to be of no use, %s', async (_what, typed, left) => {
  const fields = (
    <>
      <Field source="host" />
      <SecretOf useless="b.example" />
    </>
  );
  openInputs(fields, { host: 'a.example', secret: masked });
  await screen.findByText('app.form.stored abcdef…');
  if (typed) {
    await press('app.form.replace');
    await waitFor(() => expect(input('Secret')).not.toBeNull());
    typeInto('Secret', typed);
  }
  typeInto('host', 'b.example');
  await waitFor(() => expect(screen.queryByText('app.form.keepStored')).toBeNull());
  expect((await sent()).secret).toBe(left);
});

const hook = (more: object = {}) => (
  <WebhookInputs source="hook" label="Hook" webSocketUsesGet {...more} />
);
const method = () => choice('hook.method');
it('a websocket forces GET, and another address brings back what was chosen', async () => {
  const onUrlChange = vi.fn();
  openInputs(hook({ onUrlChange }), { hook: { url: 'https://a.example', method: 'POST' } });
  await waitFor(() => expect(method()?.value).toBe('POST'));
  expect(method()?.disabled).toBe(false);
  typeInto('app.webhook.url', 'wss://a.example');
  await waitFor(() => expect([method()?.value, method()?.disabled]).toEqual(['GET', true]));
  screen.getByText('app.webhook.webSocketGet');
  typeInto('app.webhook.url', 'wss://b.example');
  typeInto('app.webhook.url', 'https://b.example');
  await waitFor(() => expect([method()?.value, method()?.disabled]).toEqual(['POST', false]));
  expect(onUrlChange.mock.calls).toEqual([
    ['wss://a.example'],
    ['wss://b.example'],
    ['https://b.example'],
  ]);
  expect((await sent()).hook).toMatchObject({ url: 'https://b.example', method: 'POST' });
  // One that began with a websocket goes back to the usual method.
  openInputs(hook(), { hook: { url: 'wss://a.example', method: 'GET' } });
  await screen.findByText('app.webhook.webSocketGet');
  typeInto('app.webhook.url', 'https://a.example');
  expect((await sent()).hook.method).toBe('POST');
  openInputs(hook({ webSocketUsesGet: false }), {
    hook: { url: 'https://a.example', method: 'POST' },
  });
  await waitFor(() => expect(method()?.value).toBe('POST'));
  typeInto('app.webhook.url', 'wss://a.example');
  expect((await sent()).hook.method).toBe('POST');
  expect(method()?.disabled).toBe(false);
});

it('a method that is not offered any more stays, and one alone is said to be the only one', async () => {
  const options = async () => {
    fireEvent.mouseDown(await screen.findByRole('combobox'));
    return within(await screen.findByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  };
  openInputs(hook({ methods: ['POST'] }), { hook: { method: 'GET' } });
  await waitFor(() => expect(method()?.value).toBe('GET'));
  expect(await options()).toEqual(['POST', 'GET']);
  openInputs(hook({ methods: ['GET'], isRequired: true }));
  await screen.findByText('app.forms.webhook.only GET');
  expect([method()?.value, method()?.disabled]).toEqual(['GET', true]);
  await refused();
  openInputs(hook({ helperText: 'Help' }));
  await screen.findByText('Help');
  expect(screen.queryByText('app.forms.webhook.only POST')).toBeNull();
  expect((await sent()).hook.method).toBe('POST');
});
