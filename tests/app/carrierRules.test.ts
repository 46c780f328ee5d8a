import { expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { address, countCarriers, gateway, placesOf } from './support/carriers';

const openAdd = async (name: string) => {
  await app.open('/internal/carriers/add', 'nora');
  await app.fill('Carrier name', name);
};
/** Create is refused with these words, and nothing is stored. */
const fails = async (message: string | RegExp) => {
  await app.press('Create');
  await waitFor(() => expect(screen.getAllByText(message)[0]).toBeVisible());
  expect(countCarriers('Rules')).toBe(0);
};
const gone = (message: string) => waitFor(() => expect(screen.queryByText(message)).toBeNull());
const created = () => app.see('Carrier created successfully');
const errorsOn = (name: string) => within(app.tab(name)).getByLabelText(/^\d+ errors?$/);

it('every rule of voice says what is wrong, at its field', async () => {
  await openAdd('');
  await fails(/^Required$/);
  await waitFor(() => expect(app.getField('Carrier name')).toHaveFocus());
  await app.fill('Carrier name', 'Rules');

  await app.press('Delete SIP gateway 1');
  await fails('You must provide at least one SIP Gateway.');
  await app.press('Add SIP gateway');
  await gone('You must provide at least one SIP Gateway.');

  const outboundOnly = 'A fully qualified domain name may only be used for outbound calls.';
  for (const inbound of ['sip.example.com', 'example.com']) {
    await app.fill(address(1), inbound);
    await fails(outboundOnly);
    await waitFor(() => expect(address(1)).toHaveFocus());
  }
  // Mended at another input than the one that complains.
  await app.check('Outbound', gateway(1));
  await app.check('Inbound', gateway(1), false);
  await gone(outboundOnly);
  await app.check('Outbound', gateway(1), false);
  await app.fill(address(1), '198.51.100.1');
  await fails('Select inbound, outbound or both.');
  await app.check('Inbound', gateway(1));
  await gone('Select inbound, outbound or both.');

  for (const invalid of [
    '256.1.1.1',
    '2001:db8::1',
    'localhost',
    'sip.example.com.',
    'a b.example.com',
  ]) {
    await app.fill(address(1), invalid);
    await fails('Please provide a valid IP address or fully qualified domain name.');
  }
  await app.fill(address(1), '198.51.100.1');
  await app.press('Add SIP gateway');
  await app.fill(address(2), '198.51.100.1');
  await fails('Each SIP gateway must have a unique IP address.');
  await app.fill('Port', '65536', gateway(2));
  await fails('Enter a port between 0 and 65535.');
  await app.fill('Port', '5061', gateway(2));

  await app.check('Outbound authentication');
  await app.fill('Auth username', 'me');
  await fails('Auth username and password must be given together.');
  await app.fill('Auth username', '');
  await app.fill('Password', 's3cret');
  await fails('Auth username and password must be given together.');
  await app.check('Register with the carrier');
  await fails(/^Required$/);
  await app.fill('Auth username', 'm e');
  await app.fill('SIP realm', 'sip:example.com');
  await fails('Spaces aren’t allowed.');
  await fails('Enter a domain or an IP address, without sip: in front.');
  await app.fill('Auth username', 'me');
  await app.fill('SIP realm', 'example.com');

  await app.check('Tech prefix');
  await app.fill('Tech prefix', '12');
  await fails('Must be 3 characters at least');
  await app.fill('Tech prefix', '123');
  await app.check('Outbound SIP proxy');
  await app.fill('Outbound SIP proxy', 'no where');
  expect(app.getField('Outbound SIP proxy')).toHaveValue('nowhere');
  await fails('Please provide a valid SIP Proxy domain or IP address.');
  await app.fill('Outbound SIP proxy', '198.51.100.9:5080');
  await app.press('Create');
  await created();
  expect(placesOf('Rules', 'sip_gateways')).toEqual(['198.51.100.1:5060', '198.51.100.1:5061']);
});

it('every rule of text messages says what is wrong, and opens its tab', async () => {
  await openAdd('Rules');
  await app.fill(address(1), '198.51.100.1');
  await app.click(app.tab('SMS (SMPP)'));
  await app.fill('Outbound system ID', 'texts');
  await app.click(app.tab('Voice (SIP)'));
  await app.press('Create');
  // The error is on the other tab: it opens, counts on its label, and the complaint has the focus.
  await app.expectUrl(/tab=smpp/);
  expect(app.tab(/^SMS/)).toHaveAttribute('aria-selected', 'true');
  expect(within(app.tab(/^SMS/)).getByLabelText('1 error')).toBeVisible();
  const complaint = await app.see('You must provide at least one Outbound Gateway.');
  await waitFor(() => expect(complaint.closest('[role=alert]')).toHaveFocus());

  await app.press('Add outbound gateway');
  await fails('You must provide at least one Outbound Gateway.');
  const outbound = (number: number) => address(number, 'Outbound');
  await app.fill(outbound(1), 'example.com');
  await fails('When using an FQDN, you must use a subdomain (e.g. sip.example.com).');
  await app.fill(outbound(1), '256.1.1.1');
  await fails('Please provide a valid outbound IP address or fully qualified domain name.');
  await app.fill(outbound(1), 'smpp.example.com');
  await app.press('Add outbound gateway');
  await app.fill(outbound(2), 'smpp.example.com');
  await fails('Each outbound SMPP gateway must have a unique IP address.');
  await app.fill('Port', '99999', gateway(2, 'Outbound'));
  await fails('Enter a port between 0 and 65535.');
  await app.fill('Port', '2776', gateway(2, 'Outbound'));

  await app.press('Add inbound gateway');
  const inbound = (number: number) => address(number, 'Inbound');
  await app.fill(inbound(1), 'smpp.example.com');
  await fails('A fully qualified domain name may only be used for outbound calls.');
  await app.fill(inbound(1), '2001:db8::1');
  await fails('Please provide a valid inbound IP address or fully qualified domain name.');
  await app.fill(inbound(1), '198.51.100.2');
  await app.press('Add inbound gateway');
  await app.fill(inbound(2), '198.51.100.2');
  await fails('Each inbound SMPP gateway must have a unique IP address.');
  await app.press('Delete Inbound gateway 2');
  await fails('Inbound addresses require an inbound password.');

  // Errors on both tabs count on both labels.
  await app.click(app.tab(/^Voice/));
  await app.fill(address(1), 'nowhere');
  await app.fill('Port', '1e9', gateway(1));
  // Saved at once, before the URL says which tab is open.
  const create = await app.button('Create');
  app.tab(/^SMS/).click();
  create.click();
  await waitFor(() => expect(errorsOn('Voice (SIP) 2 errors')).toBeVisible());
  expect(errorsOn('SMS (SMPP) 1 error')).toBeVisible();
  await waitFor(() => expect(app.getField('Inbound password')).toHaveFocus());
  await app.fill('Inbound password', 's3cret');
  await app.press('Create');
  await app.expectUrl(/tab=sip/);
  await waitFor(() => expect(address(1)).toHaveFocus());
  await app.fill(address(1), '198.51.100.1');
  await app.fill('Port', '5060', gateway(1));
  await app.press('Create');
  await created();
  expect(placesOf('Rules', 'smpp_gateways')).toEqual([
    '198.51.100.2:2775',
    'smpp.example.com:2775',
    'smpp.example.com:2776',
  ]);
});
