// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ApplicationBoxes } from '../../../src/resources/speech-services/useIn/ApplicationBoxes';
import type { Application, SpeechCredential } from '../../../src/types';
import { clearDrawn, draw, ready } from '../../support/drawn';

const text = (name: string) => `resources.speech-services.useIn.${name}`;
const credential = { id: 's-1', vendor: 'aws', label: null } as SpeechCredential;
const application = (name: string, vendor: string) =>
  ({ id: name, name, speech_synthesis_vendor: vendor }) as Application;
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

afterEach(clearDrawn);

it.each([
  [
    ['google', 'aws', 'google'],
    ['a0', 'a2'],
  ],
  [['google'], ['a0']],
  [['aws', 'aws'], []],
])(
  'of applications with %j the box of the column is for those that do not use it',
  async (vendors, open) => {
    const applications = vendors.map((vendor, at) => application(`a${at}`, vendor));
    const set = vi.fn();
    draw(
      <ApplicationBoxes
        {...{ credential, applications }}
        uses={['tts']}
        ticks={{ set, has: () => false }}
      />,
      { provider: { getList: async () => ({ data: [], total: 0 }) } },
    );
    const all = (await ready(
      screen.findByLabelText(`${text('allOf')} ${text('tts')}`),
    )) as HTMLInputElement;
    for (const { name } of applications) {
      expect(box(`${text('ttsIn')} ${name}`).disabled).toBe(!open.includes(name as never));
    }
    expect(all.disabled).toBe(open.length === 0);
    expect(all.checked).toBe(false);
    all.click();
    const ticked = set.mock.calls.map(([some, ...how]) => [
      some.map(({ name }: Application) => name),
      ...how,
    ]);
    expect(ticked).toEqual(open.length > 0 ? [[open, 'tts', true]] : []);
  },
);
