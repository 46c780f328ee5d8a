// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { HearButton } from '../../../src/components/hear/HearButton';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

afterEach(clearDrawn);

const service = { speech_credential_sid: 's-1', vendor: 'google', label: null };
type Given = Partial<Parameters<typeof HearButton>[0]>;
async function open(given: Given, maySpeak = true) {
  draw(
    <>
      <HearButton accountSid="a-1" service={service} {...given} />
      <output>drawn</output>
    </>,
    {
      provider: { getSpeechOffer: () => new Promise(() => undefined) } as object,
      refusalOf: ({ action }) =>
        action === 'create' && !maySpeak ? { message: 'no', redirectTo: '/' } : null,
    },
  );
  await ready(screen.findByText('drawn'));
  return screen.queryByRole<HTMLButtonElement>('button', { name: 'app.hear.action' });
}

it.each<[what: string, given: Given, isReady: boolean]>([
  ['of a service that speaks', {}, true],
  ['that the page chose', { chosen: { language: 'en-US', voice: 'ann' } }, true],
  ['that is still to be chosen', { chosen: { language: 'en-US', voice: '' } }, false],
  ['where nothing can speak', { service: undefined }, false],
])('a voice %s can be heard: %j', async (_what, given, isReady) => {
  expect((await open(given))?.disabled).toBe(!isReady);
});

it('who may not have the platform speak is not offered it', async () => {
  expect(await open({}, false)).toBeNull();
});

it('a voice is heard in a dialog', async () => {
  await open({ chosen: { language: 'en-US', voice: 'ann' } });
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('app.hear.action');
  await ready(screen.findByRole('dialog'));
});
