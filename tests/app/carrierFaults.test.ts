import { describe, expect, it } from 'vitest';
import * as app from './support';
import { fireEvent, screen, waitFor, within } from './support';
import { address, carrierRow, countCarriers, gateway, placesOf } from './support/carriers';

const fillAddress = (number: number, text: string, kind = 'SIP') =>
  waitFor(() => address(number, kind)).then((input) => app.fill(input, text));
const expectAddress = (number: number, text: string) =>
  waitFor(() => expect(address(number)).toHaveValue(text));
const failOnce = (method: string, path: string) =>
  app.answerOnce(method, path, () => app.refusal(500, 'The disk is full'));
const openEdit = async (name: string, search = '') => {
  await app.open(`/internal/carriers/${carrierRow(name).voip_carrier_sid}/edit${search}`, 'nora');
  expect(await app.findField('Carrier name')).toHaveValue(name);
};

const fillNew = async () => {
  await app.open('/internal/carriers/add', 'nora');
  await app.fill('Carrier name', 'Half made');
  await fillAddress(1, '198.51.100.11');
  await app.press('Add SIP gateway');
  await fillAddress(2, '198.51.100.12');
  await app.click(app.tab('SMS (SMPP)'));
  await app.press('Add outbound gateway');
  await fillAddress(1, '198.51.100.13', 'Outbound');
  await app.check('Also inbound', gateway(1, 'Outbound'), false);
};

describe('a new carrier of which a part fails is told, finished and never doubled', () => {
  it.each([
    ['a SIP gateway', 'SipGateways', false],
    ['an SMPP gateway', 'SmppGateways', false],
    ['a SIP gateway whose answer is lost', 'SipGateways', true],
  ])('%s', async (_what, path, isStored) => {
    await fillNew();
    if (isStored) app.loseAnswerOnce('POST', path);
    else failOnce('POST', path);
    await app.press('Create');

    // The carrier is there, so the form goes on as that of a stored one.
    await app.heading('Half made');
    await app.expectUrl(/\/edit/);
    const panel = await app.alertWith(/Couldn’t save your changes/);
    expect(panel).toHaveTextContent('Saved: Carrier');
    expect(panel).toHaveTextContent(
      isStored ? 'Some changes may have been saved' : 'The disk is full',
    );
    expect(panel).toHaveTextContent(
      path === 'SipGateways'
        ? `${isStored ? 'May have been' : 'Not'} saved: SIP gateway 198.51.100.11:5060`
        : 'Not saved: SMPP outbound gateway 198.51.100.13:2775',
    );
    if (isStored) expect(panel).not.toHaveTextContent('Not saved');
    await expectAddress(1, '198.51.100.11');
    await expectAddress(2, '198.51.100.12');

    app.forgetRequests();
    await app.press('Save');
    await app.see('Carrier updated successfully');
    expect(app.writes().map(({ call }) => call)).toEqual(isStored ? [] : [`POST ${path}`]);
    expect(countCarriers('Half made')).toBe(1);
    expect(placesOf('Half made', 'sip_gateways')).toEqual([
      '198.51.100.11:5060',
      '198.51.100.12:5060',
    ]);
    expect(placesOf('Half made', 'smpp_gateways')).toEqual(['198.51.100.13:2775']);
    await app.saved();
  });
});

describe('a save of which a part fails keeps the rest, and Save finishes it', () => {
  it.each([
    ['PUT', 'ServiceProviders/*/VoipCarriers/*', 'Carrier'],
    ['PUT', 'SipGateways/*', 'SIP gateway 81.201.82.45:5099'],
    ['POST', 'SipGateways', 'SIP gateway 198.51.100.14:5060'],
    ['DELETE', 'SipGateways/*', 'SIP gateway 81.201.82.250:5060, deleted'],
    ['POST', 'SmppGateways', 'SMPP outbound gateway 198.51.100.15:2775'],
  ])('%s %s', async (method, path, part) => {
    await openEdit('Voxbone');
    await app.fill('SIP Diversion header', '15550177');
    await expectAddress(1, '81.201.82.45');
    await app.fill('Port', '5099', gateway(1));
    await expectAddress(3, '81.201.82.250');
    await app.press('Delete SIP gateway 3');
    await app.press('Add SIP gateway');
    await fillAddress(4, '198.51.100.14');
    await app.click(app.tab('SMS (SMPP)'));
    await app.press('Add outbound gateway');
    await fillAddress(1, '198.51.100.15', 'Outbound');
    await app.check('Also inbound', gateway(1, 'Outbound'), false);
    failOnce(method, path);
    await app.press('Save');
    const panel = await app.alertWith(/Couldn’t save your changes/);
    expect(panel).toHaveTextContent(`Not saved: ${part} – The disk is full`);
    expect(panel).toHaveTextContent('Save again to retry only the remaining changes.');
    // No gateway goes before the new one is there.
    const waits = method === 'POST' && path === 'SipGateways' ? ['DELETE SipGateways/*'] : [];
    expect(app.writes()).toHaveLength(5 - waits.length);
    expect(screen.queryByText('Carrier updated successfully')).toBeNull();

    app.forgetRequests();
    await app.press('Save');
    await app.see('Carrier updated successfully');
    await app.see('SIP gateway successfully deleted');
    const left = [`${method} ${path}`, ...waits];
    expect(app.writes()).toHaveLength(left.length);
    for (const [index, call] of left.entries()) {
      expect(app.writes()[index]?.call).toMatch(new RegExp(`^${call.replaceAll('*', '[^/]+')}$`));
    }
    expect(carrierRow('Voxbone').diversion).toBe('15550177');
    const places = placesOf('Voxbone', 'sip_gateways');
    expect(places).toHaveLength(3);
    expect(places).toContain('198.51.100.14:5060');
    expect(places.filter((place) => place.endsWith(':5099'))).toHaveLength(1);
    expect(places.some((place) => place.startsWith('81.201.82.250'))).toBe(false);
    expect(placesOf('Voxbone', 'smpp_gateways')).toEqual(['198.51.100.15:2775']);
  });
});

it('what the platform refuses of a gateway is told at its row, on a tab that was hidden', async () => {
  await openEdit('Voxbone', '?tab=smpp');
  app.answerOnce('PUT', 'SipGateways/*', () => app.refusal(400, 'The netmask is too wide'));
  await app.click(app.tab('Voice (SIP)'));
  await app.check('Pad SRTP keys', gateway(2));
  await app.fill('Carrier name', 'Voxbone');
  await app.fill('SIP Diversion header', '15550178');
  await app.click(app.tab('SMS (SMPP)'));
  await app.press('Save');
  await waitFor(() =>
    expect(within(gateway(2)).getByText('The netmask is too wide')).toBeVisible(),
  );
  expect(address(2)).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(address(2)).toHaveFocus());
  expect(within(app.tab(/^Voice \(SIP\)/)).getByLabelText('1 error')).toBeVisible();
  expect(carrierRow('Voxbone').diversion).toBe('15550178');
});

it('a second click on Save while it runs sends nothing twice', async () => {
  await fillNew();
  const release = app.hold('POST', 'ServiceProviders/*/VoipCarriers');
  const create = await app.button('Create');
  create.click();
  create.click();
  release();
  await app.see('Carrier created successfully');
  expect(app.writes().filter(({ call }) => call.startsWith('POST ServiceProviders'))).toHaveLength(
    1,
  );
  expect(countCarriers('Half made')).toBe(1);
});

it.each<[what: string, again: (form: HTMLFormElement) => void]>([
  [
    'Ctrl+S that is held down',
    () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true, repeat: true }),
  ],
  ['an Enter that is pressed over and over', (form) => form.requestSubmit()],
])('%s sends once, also before the next page is there', async (_what, again) => {
  await fillNew();
  const create = await app.button('Create');
  const form = create.closest('form') as HTMLFormElement;
  again(form);
  create.click();
  // As fast as keyboards repeat.
  const storm = setInterval(() => form.isConnected && again(form), 30);
  setTimeout(() => clearInterval(storm), 1500);
  await app.heading('Carriers');
  await app.see('Carrier created successfully');
  expect(countCarriers('Half made')).toBe(1);
  expect(placesOf('Half made', 'sip_gateways')).toHaveLength(2);
  expect(app.writes().filter(({ call }) => call.startsWith('POST ServiceProviders'))).toHaveLength(
    1,
  );
});

it('a key that was held down already saves nothing', async () => {
  await fillNew();
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true, repeat: true });
  await app.settle();
  expect(app.writes()).toEqual([]);
});

it('an unfinished new carrier that is loaded anew is finished all the same', async () => {
  await fillNew();
  failOnce('POST', 'SmppGateways');
  await app.press('Create');
  await app.alertWith(/Some changes weren’t saved\./);
  await app.expectUrl(/\/edit/);
  await app.open(location.pathname + location.search);
  await expectAddress(1, '198.51.100.11');
  app.forgetRequests();
  await app.press('Save');
  await app.see('Carrier updated successfully');
  expect(app.writes().map(({ call }) => call)).toEqual(['POST SmppGateways']);
  expect(placesOf('Half made', 'sip_gateways')).toHaveLength(2);
  // What was left to be saved does not come back.
  await app.open(location.pathname + location.search);
  await expectAddress(2, '198.51.100.12');
  await app.saved();
  expect(screen.queryByText('Couldn’t save your changes')).toBeNull();
});
