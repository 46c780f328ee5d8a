// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { useFormContext } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { EnvironmentSection } from '../../../src/resources/applications/environment/EnvironmentSection';
import { clearDrawn, Field, ready } from '../../support/drawn';
import { input, openInputs, sent, typeInto } from '../../support/inputsForm';

afterEach(() => {
  clearDrawn();
  vi.useRealTimers();
});

const addressOf = (name: string) => `https://apps.example/${name}`;
/** What each webhook publishes. */
const published: Record<string, object> = {
  [addressOf('menu')]: { MODEL: { type: 'string' } },
  [addressOf('other')]: { MODEL: { type: 'string' }, SIZE: { type: 'string' } },
  [addressOf('voice')]: { VOICE: { type: 'string' } },
};
const Discard = () => {
  const { reset } = useFormContext();
  return (
    <button type="button" onClick={() => reset(undefined, { keepDirtyValues: false })}>
      Discard
    </button>
  );
};
async function open() {
  openInputs(
    <>
      <Field source="call_hook.url" />
      <EnvironmentSection />
      <Discard />
    </>,
    { id: 'app-1', call_hook: { url: addressOf('menu') } },
    { provider: { getAppEnv: async (url: string) => published[url] } as object },
  );
  await ready(screen.findByLabelText(/^MODEL/));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  typeInto('MODEL', 'large');
}
/** What is shown before long. */
const comes = (name: string, value: string) =>
  waitFor(async () => {
    await vi.advanceTimersByTimeAsync(100);
    expect(input(name)?.value).toBe(value);
  });
const turnTo = (name: string) =>
  fireEvent.change(screen.getByLabelText('call_hook.url'), { target: { value: addressOf(name) } });

it('what was typed for a webhook is there again after another was tried', async () => {
  await open();
  turnTo('voice');
  await comes('VOICE', '');
  expect(input('MODEL')).toBeNull();
  turnTo('menu');
  await comes('MODEL', 'large');
});

it('what was typed and discarded is no value for the next webhook', async () => {
  await open();
  turnTo('voice');
  await comes('VOICE', '');
  screen.getByText('Discard').click();
  await comes('MODEL', '');
  turnTo('other');
  await comes('SIZE', '');
  expect((await sent()).env_vars?.MODEL ?? '').toBe('');
});
