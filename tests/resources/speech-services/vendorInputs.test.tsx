// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { VendorInputs } from '../../../src/resources/speech-services/VendorInputs';
import { clearDrawn, ready } from '../../support/drawn';
import { choice, openInputs, sent } from '../../support/inputsForm';

afterEach(clearDrawn);

/** The inputs of a vendor by their names. */
const names = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name]')]
    .filter(({ type }) => type !== 'hidden' && type !== 'file')
    .map(({ name }) => name)
    .sort();
async function open(record: object) {
  openInputs(<VendorInputs />, record);
  await ready(screen.findByText('Save'));
}
const fixed = (label: string) => screen.queryByLabelText(`resources.speech-services.${label}`);
const use = async (mode: string) => {
  fireEvent.change(choice('mode') as HTMLElement, { target: { value: mode } });
  await waitFor(() => expect(choice('mode')?.value).toBe(mode));
};
/** What the other way needs, typed. */
async function typeAddresses() {
  for (const name of ['custom_tts_endpoint_url', 'custom_stt_endpoint_url']) {
    await waitFor(() => expect(names()).toContain(name));
    const input = document.querySelector(`input[name="${name}"]`) as HTMLElement;
    fireEvent.change(input, { target: { value: 'http://own.example' } });
  }
}
const hosted = { vendor: 'microsoft', region: 'eastus', api_key: 'k' };
const onPremises = {
  ...{ vendor: 'microsoft', region: null, api_key: null },
  ...{ custom_tts_endpoint_url: 'http://tts', custom_stt_endpoint_url: 'http://stt' },
};

it.each<[what: string, record: object, shown: RegExp]>([
  ['no vendor', {}, /^$/],
  ['a vendor that nobody knows', { vendor: 'nobody' }, /^$/],
  ['one way', { ...hosted }, /api_key.*mode.*region/],
  [
    'the other',
    { ...onPremises, mode: 'on_premises' },
    /custom_stt_endpoint_url,custom_tts_endpoint_url/,
  ],
])('the inputs are those of the vendor and its way: %s', async (_what, record, shown) => {
  await open(record);
  await waitFor(() =>
    expect(
      names()
        .concat(choice('mode') ? ['mode'] : [])
        .sort()
        .join(),
    ).toMatch(shown),
  );
  if (shown.source.includes('region')) expect(names()).not.toContain('custom_tts_endpoint_url');
  else expect(names()).not.toContain('region');
});

it('what belongs to one way is emptied on the way to another', async () => {
  await open({ ...hosted });
  await use('on_premises');
  await typeAddresses();
  expect(await sent()).toMatchObject({ region: null, api_key: null, mode: 'on_premises' });
});

it('what is stored comes back on the way back, and what never changes stays', async () => {
  await open({ ...hosted, id: 's', api_key: '***' });
  await use('on_premises');
  await typeAddresses();
  expect(await sent()).toMatchObject({ region: null, api_key: '***' });
  await use('hosted');
  expect(await sent()).toMatchObject({ region: 'eastus', custom_tts_endpoint_url: null });
});

it('a stored credential that lacks what another way needs keeps its way', async () => {
  await open({ ...onPremises, id: 's' });
  await ready(screen.findByText('resources.speech-services.helper.modeUnreachable'));
  expect(choice('mode')).toBeNull();
});

it.each([
  ['access_key_id', 'AWS access key'],
  ['role_arn', 'AWS assume role'],
])('a way that never changes is only shown: with %s', async (column, name) => {
  await open({ vendor: 'aws', id: 's', [column]: 'x', aws_region: 'eu-west-1' });
  await ready(screen.findByDisplayValue(name));
  expect(choice('mode')).toBeNull();
  expect(screen.queryByText(/modeUnreachable/)).toBeNull();
  expect(fixed(`fields.${column}`) ?? screen.getByText('x')).toBeInTheDocument();
});

it.each([
  ['the list has is chosen as it is named there', 'eastus', /^(?!.*notInList)\S/],
  ['the list lacks stays, and is said to be none of it', 'nowhere', /notInList nowhere$/],
  ['nobody chose is none', '', /^$/],
])('a region that %s', async (_what, region, shown) => {
  await open({ ...hosted, region });
  const field = () => document.querySelector<HTMLInputElement>('input[name="region"]');
  await waitFor(() => expect(field()?.readOnly).toBe(false));
  await waitFor(() => expect(field()?.value).toMatch(shown));
  fireEvent.mouseDown(field() as HTMLElement);
  await ready(screen.findByRole('listbox'));
  const foreign = screen
    .getAllByRole('option')
    .filter((one) => /notInList/.test(String(one.textContent)));
  // One that the list lacks stands at its end, which is not drawn here.
  expect(foreign).toEqual([]);
});
