// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import {
  MoreSipGatewayFlags,
  SipGatewayFlags,
} from '../../../src/resources/carriers/SipGatewayFlags';
import type { SipGateway } from '../../../src/types';
import { clearDrawn } from '../../support/drawn';
import { openInputs, refused } from '../../support/inputsForm';

afterEach(clearDrawn);

const source = 'sip_gateways.0';
const gateway = {
  ...{ sip_gateway_sid: null, ipv4: '192.0.2.7', port: 5060, protocol: 'udp' },
  ...{ is_active: true, inbound: true, outbound: true, pad_crypto: false },
};
const open = (which: 'first' | 'more', trunk_type: string | undefined, more: Partial<SipGateway>) =>
  openInputs(
    which === 'first' ? (
      <SipGatewayFlags source={source} />
    ) : (
      <MoreSipGatewayFlags source={source} />
    ),
    { id: 'c-1', ...(trunk_type && { trunk_type }), sip_gateways: [{ ...gateway, ...more }] },
  );
const boxes = () =>
  [...document.querySelectorAll('input')].map(({ name }) => name.slice(source.length + 1));

it.each<[type: string, more: Partial<SipGateway>, names: string[]]>([
  ['static_ip', {}, ['inbound', 'outbound', 'pad_crypto', 'send_options_ping']],
  ['static_ip', { outbound: false }, ['inbound', 'outbound', 'pad_crypto']],
  ['reg', {}, ['outbound', 'pad_crypto', 'send_options_ping']],
])('a gateway of a trunk %s that is %j has the boxes of its kind', async (type, more, names) => {
  open('first', type, more);
  await waitFor(() => expect(boxes()).toEqual(['is_active', ...names]));
});

const encrypted = ['use_sips_scheme', 'remove_ice', 'dtls_off'];
it.each<[type: string | undefined, more: Partial<SipGateway>, names: string[]]>([
  ['static_ip', {}, []],
  ['static_ip', { protocol: 'tls' }, encrypted],
  ['static_ip', { protocol: 'tls/srtp' }, encrypted],
  ['static_ip', { protocol: 'tls', outbound: false }, []],
  // What the platform knows no trunk types by, it does not know either.
  [undefined, { protocol: 'tls' }, ['use_sips_scheme']],
  ['reg', {}, ['inbound']],
  ['reg', { inbound: false }, []],
  ['auth', { protocol: 'tls' }, ['inbound', ...encrypted]],
])('what only some gateways have is shown to those: %s, %j', async (type, more, names) => {
  open('more', type, more);
  await waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  expect(boxes()).toEqual(names);
});

it.each([
  ['static_ip', 'inbound'],
  ['reg', 'outbound'],
])('a gateway of a trunk %s for no calls at all is refused at %s', async (type, name) => {
  open('first', type, { inbound: false, outbound: false });
  await waitFor(() => expect(boxes()).toContain(name));
  await refused();
  const wrong = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
  expect(wrong.map((one) => one.name)).toEqual([`${source}.${name}`]);
});
