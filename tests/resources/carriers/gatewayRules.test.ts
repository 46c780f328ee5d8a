import { describe, expect, it } from 'vitest';
import { messages } from '../../../src/i18n/en';
import { findText, interpolate, type Messages } from '../../../src/i18n/texts';
import {
  validateDirection,
  validateInboundPassword,
  validatePort,
  validateSipAddress,
  validateSipGateways,
  validateSmppAddress,
  validateSmppOutboundGateways,
} from '../../../src/resources/carriers/gatewayRules';
import { newSipGateway, newSmppGateway } from '../../../src/resources/carriers/gateways';
import { trunkTypeOf, trunkTypes } from '../../../src/resources/carriers/trunkTypes';
import type { Carrier, SipGateway, SmppGateway } from '../../../src/types';

type Complaint = string | { message: string; args: Record<string, string> } | undefined;

/** What the operator reads, so that the table holds the words that the rules quote. */
const words = (complaint: Complaint): string | undefined => {
  if (complaint === undefined) return undefined;
  const { message, args } =
    typeof complaint === 'string' ? { message: complaint, args: {} } : complaint;
  return interpolate(findText(messages as unknown as Messages, message) ?? message, args);
};

const ipTrunk = trunkTypeOf('static_ip');
const sip = (change: Partial<SipGateway>): SipGateway => ({ ...newSipGateway(ipTrunk), ...change });
const out = { inbound: false, outbound: true };
const both = { inbound: true, outbound: true };

const outboundOnly = 'A fully qualified domain name may only be used for outbound calls.';
const sipAddress = 'Please provide a valid IP address or fully qualified domain name.';
const sipTwice = 'Each SIP gateway must have a unique IP address.';

describe('the address of a SIP gateway', () => {
  const ask = (row: Partial<SipGateway>, ...others: Partial<SipGateway>[]) => {
    const sip_gateways = [sip(row), ...others.map(sip)];
    const at = { source: 'sip_gateways.0.ipv4' };
    return words(validateSipAddress(row.ipv4, { sip_gateways }, at));
  };
  it.each<[Partial<SipGateway>, string | undefined]>([
    [{ ipv4: '' }, undefined],
    [{ ipv4: null }, undefined],
    [{ ipv4: '10.0.0.1' }, undefined],
    [{ ipv4: '10.0.0.1', ...out }, undefined],
    [{ ipv4: ' 10.0.0.1 ' }, undefined],
    [{ ipv4: 'sip.example.com', ...out }, undefined],
    [{ ipv4: 'example.com', ...out }, undefined],
    // Neither kind of name may be inbound, nor of no direction.
    [{ ipv4: 'sip.example.com' }, outboundOnly],
    [{ ipv4: 'sip.example.com', ...both }, outboundOnly],
    [{ ipv4: 'sip.example.com', inbound: false }, outboundOnly],
    [{ ipv4: 'example.com' }, outboundOnly],
    [{ ipv4: 'example.com', ...both }, outboundOnly],
    ...['256.1.1.1', '10.1.2', '1.2.3.4.5', '2001:db8::1', 'localhost', 'sip.example.com.'].flatMap(
      (ipv4): [Partial<SipGateway>, string][] => [
        [{ ipv4 }, sipAddress],
        [{ ipv4, ...out }, sipAddress],
      ],
    ),
    [{ ipv4: 'sip example.com', ...out }, sipAddress],
    [{ ipv4: '10.0.0.1/24' }, sipAddress],
    [{ ipv4: '10.0.0.1:5060' }, sipAddress],
  ])('%j: %s', (row, message) => expect(ask(row)).toBe(message));

  it.each<[string, Partial<SipGateway>, Partial<SipGateway>, boolean]>([
    ['the same address and port', { ipv4: '10.0.0.1' }, { ipv4: '10.0.0.1' }, true],
    ['in the other direction', { ipv4: '10.0.0.1' }, { ipv4: '10.0.0.1', ...out }, true],
    ['another port', { ipv4: '10.0.0.1' }, { ipv4: '10.0.0.1', port: 5061 }, false],
    ['another address', { ipv4: '10.0.0.1' }, { ipv4: '10.0.0.2' }, false],
    ['a port as text', { ipv4: '10.0.0.1' }, { ipv4: '10.0.0.1', port: '5060' as never }, true],
    ['a missing port', { ipv4: '10.0.0.1', port: null }, { ipv4: '10.0.0.1', port: 5060 }, true],
    [
      'both ports missing',
      { ipv4: '10.0.0.1', port: null },
      { ipv4: '10.0.0.1', port: null },
      true,
    ],
    [
      'another spelling',
      { ipv4: ' SIP.example.com', ...out },
      { ipv4: 'sip.Example.com ', ...out },
      true,
    ],
    [
      'a name whose port is missing',
      { ipv4: 'sip.example.com', port: null, ...out },
      { ipv4: 'sip.example.com', port: 5060, ...out },
      false,
    ],
    [
      'a row that is taken out',
      { ipv4: '10.0.0.1' },
      { ipv4: '10.0.0.1', is_removed: true },
      false,
    ],
    ['an empty row', { ipv4: '10.0.0.1' }, { ipv4: null }, false],
  ])('beside %s', (_case, row, other, isTwice) => {
    expect(ask(row, other)).toBe(isTwice ? sipTwice : undefined);
  });
  it('complains about the direction first, then about the address', () => {
    expect(ask({ ipv4: 'sip.example.com' }, { ipv4: 'sip.example.com', ...out })).toBe(
      outboundOnly,
    );
  });
});

describe('the direction of a SIP gateway', () => {
  it.each([
    [true, false, true],
    [false, true, true],
    [true, true, true],
    [false, false, false],
  ])('inbound %j, outbound %j', (inbound, outbound, isFine) => {
    const values = { sip_gateways: [sip({ inbound, outbound })] };
    const complaint = validateDirection(inbound, values, { source: 'sip_gateways.0.inbound' });
    expect(complaint === undefined).toBe(isFine);
  });
});

it.each([
  ['', true],
  [null, true],
  [0, true],
  [65_535, true],
  [65_536, false],
  ['-1', false],
  ['5060a', false],
  ['5060.5', false],
])('the port %j is fine: %j', (port, isFine) => {
  expect(validatePort(port) === undefined).toBe(isFine);
});

describe('the SIP gateways as a whole', () => {
  const none = 'You must provide at least one SIP Gateway.';
  const noOutbound = 'A registration trunk requires at least one outbound gateway.';
  it.each<[string | undefined, SipGateway[], string | undefined]>([
    [undefined, [], none],
    [undefined, [sip({ is_removed: true })], none],
    [undefined, [sip({})], undefined],
    ['static_ip', [], none],
    ['static_ip', [sip(out)], undefined],
    ['reg', [], none],
    ['reg', [sip({})], noOutbound],
    ['reg', [sip({}), sip({ ...out, is_removed: true })], noOutbound],
    ['reg', [sip(out)], undefined],
    ['auth', [], undefined],
    ['a type of tomorrow', [], none],
  ])('of a %s trunk', (trunk_type, sip_gateways, message) => {
    expect(words(validateSipGateways(null, { trunk_type, sip_gateways }))).toBe(message);
  });
});

type Direction = 'inbound' | 'outbound';
const smpp = (direction: Direction, change: Partial<SmppGateway> = {}): SmppGateway => ({
  ...newSmppGateway('smpp_outbound_gateways'),
  inbound: direction === 'inbound',
  outbound: direction === 'outbound',
  ...change,
});

describe('a new SMPP gateway', () => {
  it.each([
    ['smpp_outbound_gateways', { inbound: false, outbound: true }],
    ['smpp_inbound_gateways', { inbound: true, outbound: false }],
  ] as const)('of %s has %j and the defaults', (list, directions) => {
    const defaults = { port: 2775, netmask: 32, is_primary: false, use_tls: false };
    expect(newSmppGateway(list)).toMatchObject({ ...directions, ...defaults });
  });
});

describe('the address of an SMPP gateway', () => {
  const ask = (direction: Direction, ...rows: Partial<SmppGateway>[]) => {
    const list = `smpp_${direction}_gateways`;
    const values = { [list]: rows.map((row) => smpp(direction, row)) } as Partial<Carrier>;
    const validate = validateSmppAddress(direction);
    return words(validate(rows[0]?.ipv4, values, { source: `${list}.0.ipv4` }));
  };
  const subdomain = (host: string) =>
    `When using an FQDN, you must use a subdomain (e.g. ${host}).`;
  const invalid = (direction: Direction) =>
    `Please provide a valid ${direction} IP address or fully qualified domain name.`;
  const twice = (direction: Direction) =>
    `Each ${direction} SMPP gateway must have a unique IP address.`;

  it.each<[Direction, Partial<SmppGateway>, string | undefined]>([
    ['outbound', { ipv4: null }, undefined],
    ['inbound', { ipv4: '  ' }, undefined],
    ['outbound', { ipv4: '10.0.0.1' }, undefined],
    ['inbound', { ipv4: '10.0.0.1' }, undefined],
    ['outbound', { ipv4: 'smpp.example.com' }, undefined],
    ['outbound', { ipv4: 'example.com' }, subdomain('sip.example.com')],
    ['inbound', { ipv4: 'example.com' }, subdomain('sip.example.com')],
    ['inbound', { ipv4: 'smpp.example.com' }, outboundOnly],
    // A name sends only, whatever is ticked: it is saved that way.
    ['outbound', { ipv4: 'smpp.example.com', inbound: true }, undefined],
    ['outbound', { ipv4: '256.1.1.1' }, invalid('outbound')],
    ['inbound', { ipv4: '256.1.1.1' }, invalid('inbound')],
    ['outbound', { ipv4: '2001:db8::1' }, invalid('outbound')],
    ['inbound', { ipv4: 'local host' }, invalid('inbound')],
    ['outbound', { ipv4: 'smpp.example.com.' }, invalid('outbound')],
    // What was typed or stored is never left out silently.
    ['outbound', { ipv4: null, port: 2776 }, invalid('outbound')],
    ['outbound', { ipv4: '', use_tls: true }, invalid('outbound')],
    ['inbound', { ipv4: '', netmask: 24 }, invalid('inbound')],
    ['inbound', { ipv4: '', smpp_gateway_sid: 'stored' }, invalid('inbound')],
  ])('%s %j: %s', (direction, row, message) => expect(ask(direction, row)).toBe(message));

  it.each<[Direction, Partial<SmppGateway>, Partial<SmppGateway>, boolean]>([
    ['outbound', { ipv4: '10.0.0.1' }, { ipv4: '10.0.0.1' }, true],
    ['outbound', { ipv4: '10.0.0.1' }, { ipv4: '10.0.0.1', port: 2776 }, false],
    ['outbound', { ipv4: '10.0.0.1', port: null }, { ipv4: '10.0.0.1' }, true],
    ['inbound', { ipv4: '10.0.0.1' }, { ipv4: '10.0.0.1' }, true],
    ['inbound', { ipv4: '10.0.0.1' }, { ipv4: '10.0.0.1', is_removed: true }, false],
  ])('%s %j beside %j', (direction, row, other, isTwice) => {
    expect(ask(direction, row, other)).toBe(isTwice ? twice(direction) : undefined);
  });
  it.each<[Partial<SmppGateway>, boolean]>([
    [{}, false],
    [{ port: 2776, inbound: true }, false],
    [{ inbound: true }, true],
  ])('may be the same in the other direction, not in the same: %j', (change, isTwice) => {
    const values = {
      smpp_outbound_gateways: [smpp('outbound', { ipv4: '10.0.0.1', ...change })],
      smpp_inbound_gateways: [smpp('inbound', { ipv4: '10.0.0.1' })],
    };
    const at = { source: 'smpp_inbound_gateways.0.ipv4' };
    expect(words(validateSmppAddress('inbound')('10.0.0.1', values, at))).toBe(
      isTwice ? twice('inbound') : undefined,
    );
  });
});

describe('the SMPP gateways as a whole', () => {
  const message = 'You must provide at least one Outbound Gateway.';
  const filled = [smpp('outbound', { ipv4: '10.0.0.1' })];
  it.each<[Partial<Carrier>, string | undefined]>([
    [{}, undefined],
    [{ smpp_system_id: 'us' }, message],
    [{ smpp_password: 'secret' }, message],
    [{ smpp_system_id: 'us', smpp_outbound_gateways: [smpp('outbound')] }, message],
    [
      {
        smpp_system_id: 'us',
        smpp_outbound_gateways: [smpp('outbound', { ipv4: '10.0.0.1', is_removed: true })],
      },
      message,
    ],
    [{ smpp_system_id: 'us', smpp_outbound_gateways: filled }, undefined],
    [{ smpp_system_id: 'us', smpp_inbound_gateways: filled }, undefined],
    [{ smpp_system_id: ' ' }, undefined],
  ])('of %j', (values, expected) => {
    expect(words(validateSmppOutboundGateways(null, values))).toBe(expected);
  });
});

describe('the inbound password', () => {
  const inbound = [smpp('inbound', { ipv4: '10.0.0.1' })];
  it.each<[string | null, Partial<Carrier>, boolean]>([
    [null, {}, true],
    [null, { smpp_inbound_gateways: [smpp('inbound')] }, true],
    [null, { smpp_inbound_gateways: inbound }, false],
    [' ', { smpp_inbound_gateways: inbound }, false],
    ['secret', { smpp_inbound_gateways: inbound }, true],
    [null, { smpp_inbound_gateways: inbound.map((row) => ({ ...row, is_removed: true })) }, true],
    [null, { smpp_outbound_gateways: [smpp('outbound', { ipv4: '10.0.0.1' })] }, true],
    [
      null,
      { smpp_outbound_gateways: [smpp('outbound', { ipv4: '10.0.0.1', inbound: true })] },
      false,
    ],
  ])('%j with %j is fine: %j', (password, values, isFine) => {
    expect(validateInboundPassword(password, values) === undefined).toBe(isFine);
  });
});

describe('every trunk type', () => {
  it.each(trunkTypes.map((type) => [type.id, type] as const))('%s has its texts', (id) => {
    for (const text of ['name', 'purpose']) {
      const key = `resources.carriers.trunks.${id}.${text}`;
      expect(findText(messages as unknown as Messages, key)).toBeTruthy();
    }
  });
  it.each(trunkTypes.map((type) => [type.id, type] as const))(
    '%s starts with a gateway that it takes',
    (trunk_type, type) => {
      const sip_gateways = [newSipGateway(type)];
      expect(validateSipGateways(null, { trunk_type, sip_gateways })).toBeUndefined();
      const at = { source: 'sip_gateways.0.outbound' };
      expect(validateDirection(true, { sip_gateways }, at)).toBeUndefined();
    },
  );
});
