// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  useCustomVoices,
  useSpeechOffer,
  useUsableSpeech,
} from '../../../src/resources/applications/speech/useSpeech';
import type { UsableSpeech } from '../../../src/types';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const offer = { tts: [], stt: [], models: [], sttModels: [] };
const getSpeechOffer = vi.fn();
const [getUsableSpeech, getCustomVoices] = [vi.fn(async () => []), vi.fn(async () => [])];
const provider = { getSpeechOffer, getUsableSpeech, getCustomVoices } as object;

beforeEach(() => {
  getSpeechOffer.mockReset().mockResolvedValue(offer);
  getUsableSpeech.mockClear();
  getCustomVoices.mockClear();
});
afterEach(clearDrawn);

const Part = ({ vendor, isNeeded = true }: { vendor: string; isNeeded?: boolean }) => {
  const { data, error, isPending, stop } = useSpeechOffer(vendor, 'eu', isNeeded);
  const state = error ? error.message : data ? 'there' : isPending ? 'wait' : 'none';
  return (
    <>
      <p>{`offer: ${state}`}</p>
      <button type="button" onClick={stop}>
        stop
      </button>
    </>
  );
};
const states = () => screen.getAllByText(/^offer/).map(({ textContent }) => textContent?.slice(7));

it.each<[what: string, vendor: string, isNeeded: boolean, state: string, asked: number]>([
  ['is needed', 'google', true, 'there', 1],
  ['is not needed yet', 'google', false, 'wait', 0],
  ['is of no vendor', '', true, 'none', 0],
])('what a vendor offers is asked where it %s', async (_what, vendor, isNeeded, state, asked) => {
  draw(<Part vendor={vendor} isNeeded={isNeeded} />, { provider });
  await ready(screen.findByText(/^offer/));
  await waitFor(() => expect(states()).toEqual([state]));
  expect(getSpeechOffer).toHaveBeenCalledTimes(asked);
  if (asked) expect(getSpeechOffer.mock.calls[0]?.[0]).toEqual({ vendor, label: 'eu' });
});

const both = (
  <>
    <Part vendor="google" />
    <Part vendor="google" />
  </>
);

it('all parts of a form ask once, and give up together', async () => {
  getSpeechOffer.mockImplementation(
    (_of: object, signal: AbortSignal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  draw(both, { provider });
  await screen.findAllByText('offer: wait');
  expect(getSpeechOffer).toHaveBeenCalledTimes(1);
  screen.getAllByRole('button', { name: 'stop' })[1]?.click();
  const stopped = 'resources.applications.speech.stopped';
  await waitFor(() => expect(states()).toEqual([stopped, stopped]));
});

it('what the platform says of a failure is said, and nothing is left to give up', async () => {
  getSpeechOffer.mockRejectedValue(new Error('no such vendor'));
  draw(<Part vendor="google" />, { provider });
  await ready(screen.findByText('offer: no such vendor'));
  await press('stop');
  expect(states()).toEqual(['no such vendor']);
});

const credential = { speech_credential_sid: 's' } as UsableSpeech;
const Lists = ({ account, of, isNeeded }: ListsProps) => {
  useUsableSpeech(account, isNeeded);
  useCustomVoices(of, isNeeded);
  return <p>drawn</p>;
};
interface ListsProps {
  account: string;
  of: UsableSpeech | undefined;
  isNeeded: boolean;
}

it.each<[what: string, props: ListsProps, asked: number]>([
  ['there are both', { account: 'a-1', of: credential, isNeeded: true }, 1],
  ['nothing is needed yet', { account: 'a-1', of: credential, isNeeded: false }, 0],
  ['there is neither', { account: '', of: undefined, isNeeded: true }, 0],
])(
  'credentials of an account and voices of a credential are asked where %s',
  async (_what, props, asked) => {
    draw(<Lists {...props} />, { provider });
    await ready(screen.findByText('drawn'));
    await waitFor(() => expect(getUsableSpeech).toHaveBeenCalledTimes(asked));
    expect(getCustomVoices).toHaveBeenCalledTimes(asked);
    if (asked) expect(getUsableSpeech.mock.calls[0]).toEqual(['a-1']);
  },
);
