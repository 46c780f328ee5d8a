// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { useFormContext } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { EnvironmentSection } from '../../../src/resources/applications/environment/EnvironmentSection';
import { clearDrawn, Field, ready } from '../../support/drawn';
import { input, openInputs, typeInto } from '../../support/inputsForm';

afterEach(() => {
  clearDrawn();
  vi.useRealTimers();
});

const addressOf = (name: string) => `https://apps.example/${name}`;
/** What each webhook publishes. */
const published: Record<string, object> = {
  [addressOf('menu')]: { MODEL: { type: 'string' } },
  [addressOf('other')]: { MODEL: { type: 'string' } },
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
  vi.useFakeTimers();
  typeInto('MODEL', 'large');
}
/** The webhook is another, long enough for it to be asked. */
async function turnTo(name: string) {
  fireEvent.change(screen.getByLabelText('call_hook.url'), { target: { value: addressOf(name) } });
  await vi.advanceTimersByTimeAsync(2000);
}

it('what was typed for a webhook is there again after another was tried', async () => {
  await open();
  await turnTo('voice');
  expect(input('MODEL')).toBeNull();
  expect(input('VOICE')?.value).toBe('');
  await turnTo('menu');
  expect(input('MODEL')?.value).toBe('large');
});

it('what was typed and discarded is no value for the next webhook', async () => {
  await open();
  await turnTo('voice');
  screen.getByText('Discard').click();
  await vi.advanceTimersByTimeAsync(2000);
  expect(input('MODEL')?.value).toBe('');
  await turnTo('other');
  expect(input('MODEL')?.value).toBe('');
});
