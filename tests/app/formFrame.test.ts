import { expect, it } from 'vitest';
import * as app from './support';
import { screen } from './support';

const sidOf = (table: string, key: string, where: string) =>
  String(app.db.get(`SELECT ${key} AS sid FROM ${table} WHERE ${where}`)?.sid);

it.each([
  ['accounts', () => app.accountSid('Sunrise Clinic')],
  ['carriers', () => sidOf('voip_carriers', 'voip_carrier_sid', "name = 'Voxbone'")],
  ['clients', () => sidOf('clients', 'client_sid', 'TRUE')],
] as const)(
  'the save bar is the last thing of a page of %s, and saves its form',
  async (area, sid) => {
    await app.open(`/internal/${area}/${sid()}/edit`, 'nora');
    const [danger] = (await screen.findAllByRole('button', { name: /^Delete/ })).slice(-1);
    const bar = document.querySelector('[data-save-bar]');
    const save = bar?.querySelector<HTMLButtonElement>('button[type=submit]');
    expect(danger && bar?.compareDocumentPosition(danger)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(save?.form).toBe(document.querySelector('main form'));
  },
);

it('a form whose record is called something says what it does in a line above', async () => {
  const sid = sidOf('speech_credentials', 'speech_credential_sid', "vendor = 'deepgram'");
  await app.open(`/internal/speech-services/${sid}/edit`, 'nora');
  const title = await app.heading(/^Edit Speech Service Deepgram/);
  expect(title.firstElementChild).toHaveTextContent(/^Edit Speech Service$/);
});
