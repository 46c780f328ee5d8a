import { describe, expect, it } from 'vitest';
import { captureName } from '../../../src/components/saveFile';
import { isRegistered, registrationOf } from '../../../src/domain/registration';
import {
  validateAuthPassword,
  validateAuthUsername,
  validateDomain,
  validateInboundAuth,
  validateNoBlanks,
  validateProxy,
  validateTechPrefix,
} from '../../../src/resources/carriers/carrierRules';
import {
  newSmppGateway as newGateway,
  newSipGateway,
} from '../../../src/resources/carriers/gateways';
import {
  type CarrierValues,
  deletionMessages,
  isOpen,
  newCarrier,
  toCarrier,
} from '../../../src/resources/carriers/toCarrier';
import { trunkTypeOf } from '../../../src/resources/carriers/trunkTypes';
import type { Carrier } from '../../../src/types';

const newSmppGateway = () => newGateway('smpp_outbound_gateways');

const sip = newSipGateway(trunkTypeOf('static_ip'));

describe('a fresh form', () => {
  it('starts with the specified defaults', () => {
    const { sip_gateways, ...carrier } = newCarrier('a-1');
    expect(carrier).toEqual({
      template_sid: '',
      is_active: true,
      e164_leading_plus: false,
      account_sid: 'a-1',
      dtmf_type: 'rfc2833',
      requires_register: false,
      register_public_ip_in_contact: false,
      smpp_outbound_gateways: [],
      smpp_inbound_gateways: [],
    });
    expect(sip_gateways).toEqual([
      expect.objectContaining({
        sip_gateway_sid: null,
        port: 5060,
        netmask: 32,
        is_active: true,
        inbound: true,
        outbound: false,
      }),
    ]);
  });
  it('knows each new row by an id of its own', () => {
    const rows = [sip, newSipGateway(trunkTypeOf('reg')), newSmppGateway()];
    expect(new Set(rows.map(({ local_id }) => local_id)).size).toBe(3);
  });
  it('starts with a gateway that goes out where calls do not come from gateways', () => {
    for (const id of ['auth', 'reg']) {
      expect(newSipGateway(trunkTypeOf(id))).toMatchObject({ inbound: false, outbound: true });
    }
  });
});

describe('the ticks', () => {
  it.each<[CarrierValues | undefined, boolean]>([
    [undefined, false],
    [{}, false],
    [{ register_username: 'me' }, true],
    [{ register_sip_realm: 'sip.example.com' }, true],
    [{ requires_register: true }, true],
    [{ register_username: 'me', has_outbound_auth: false }, false],
    [{ has_outbound_auth: true }, true],
  ])('%j opens the authentication: %j', (values, open) => {
    expect(isOpen(values, 'has_outbound_auth')).toBe(open);
  });
  it('that are gone empty their zones, and are not sent themselves', () => {
    const sent = toCarrier({
      name: ' Trunk ',
      register_username: 'me',
      register_password: 'secret',
      register_sip_realm: 'sip.example.com',
      register_from_user: 'me',
      register_from_domain: 'example.com',
      register_public_ip_in_contact: true,
      requires_register: true,
      tech_prefix: '123',
      diversion: '15550100',
      outbound_sip_proxy: 'proxy.example.com',
      has_outbound_auth: false,
      has_tech_prefix: false,
      has_diversion: false,
      has_outbound_sip_proxy: false,
    });
    expect(Object.keys(sent).filter((key) => key.startsWith('has_'))).toEqual([]);
    expect(sent).toMatchObject({
      name: 'Trunk',
      register_username: null,
      register_password: null,
      register_sip_realm: null,
      register_from_user: null,
      register_from_domain: null,
      register_public_ip_in_contact: false,
      requires_register: false,
      tech_prefix: null,
      diversion: null,
      outbound_sip_proxy: null,
    });
  });
});

describe('what is only for registering', () => {
  const typed: CarrierValues = {
    register_username: 'me',
    register_password: 'secret',
    register_sip_realm: 'sip.example.com',
    register_from_user: 'from',
    register_from_domain: 'example.com',
    register_public_ip_in_contact: true,
  };
  const parts = (values: CarrierValues, previousData?: Partial<Carrier>) => {
    const sent = toCarrier(values, { previousData });
    return [
      sent.requires_register,
      sent.register_from_user,
      sent.register_from_domain,
      sent.register_public_ip_in_contact,
    ];
  };
  it('is sent while the platform registers', () => {
    expect(parts({ ...typed, requires_register: true })).toEqual([
      true,
      'from',
      'example.com',
      true,
    ]);
  });
  it('is left out of a new carrier that does not', () => {
    expect(parts(typed)).toEqual([false, null, null, false]);
    expect(toCarrier(typed)).toMatchObject({
      register_username: 'me',
      register_password: 'secret',
    });
  });
  it('leaves a stored carrier that stops registering', () => {
    const previous = { ...typed, requires_register: true };
    expect(parts({ ...typed, requires_register: false }, previous)).toEqual([
      false,
      null,
      null,
      false,
    ]);
  });
  it('stays as it is stored where nobody ever registered', () => {
    const previous = { ...typed, requires_register: false };
    expect(parts({ ...typed, register_from_user: 'typed' }, previous)).toEqual([
      false,
      'from',
      'example.com',
      true,
    ]);
  });
  it('is always sent for a registration trunk', () => {
    const values = { ...typed, trunk_type: 'reg', has_outbound_auth: false };
    expect(parts(values)).toEqual([true, 'from', 'example.com', true]);
  });
});

describe('the credentials of an auth trunk', () => {
  const credentials = { inbound_auth_username: 'pbx', inbound_auth_password: 'secret' };
  const emptied = { inbound_auth_username: null, inbound_auth_password: null };
  it.each<[string, CarrierValues, Partial<Carrier> | undefined, object]>([
    ['stay with it', { trunk_type: 'auth', ...credentials }, undefined, credentials],
    ['do not go with another type', { trunk_type: 'reg', ...credentials }, undefined, emptied],
    [
      'leave with the type',
      { trunk_type: 'static_ip', ...credentials },
      { trunk_type: 'auth', ...credentials },
      emptied,
    ],
    [
      'stay where they are stored without it',
      { trunk_type: 'static_ip', ...credentials },
      { trunk_type: 'static_ip', ...credentials },
      credentials,
    ],
    ['are nothing to platforms without types', { ...credentials }, {}, credentials],
  ])('%s', (_case, values, previousData, expected) => {
    expect(toCarrier(values, { previousData })).toMatchObject(expected);
  });
});

describe('the rows', () => {
  it.each<[string | null, number | null, number | null]>([
    ['10.0.0.1', null, 5060],
    [' 10.0.0.1 ', 5080, 5080],
    ['sip.example.com', null, null],
    ['sip.example.com', 5061, 5061],
  ])('%j with port %j is sent with %j', (ipv4, port, expected) => {
    const { sip_gateways } = toCarrier({ sip_gateways: [{ ...sip, ipv4, port }] });
    expect(sip_gateways?.[0]).toMatchObject({ ipv4: ipv4?.trim(), port: expected });
  });
  it('that are stored without a port keep it that way, unless their place is changed', () => {
    const stored = { ...sip, sip_gateway_sid: 's-1', ipv4: '10.0.0.1', port: null };
    const previousData = { sip_gateways: [stored] };
    const port = (change: object) =>
      toCarrier({ sip_gateways: [{ ...stored, ...change }] }, { previousData }).sip_gateways?.[0]
        ?.port;
    expect(port({})).toBeNull();
    expect(port({ protocol: 'tcp' })).toBeNull();
    expect(port({ ipv4: '10.0.0.2' })).toBe(5060);
  });
  it('of SMPP that nobody filled are left out, the others have a port', () => {
    const filled = { ...newSmppGateway(), ipv4: '10.0.0.1 ', port: null };
    const { smpp_outbound_gateways } = toCarrier({
      smpp_outbound_gateways: [newSmppGateway(), filled],
    });
    expect(smpp_outbound_gateways).toEqual([{ ...filled, ipv4: '10.0.0.1', port: 2775 }]);
  });
  it('of SMPP that are a name only send; a stored one that nobody changed stays as it is', () => {
    const both = { ...newSmppGateway(), inbound: true };
    const stored = { ...both, smpp_gateway_sid: 's-1', ipv4: 'smpp.example.com' };
    const previousData = { smpp_outbound_gateways: [stored] };
    const inbound = (row: object, previous = {}) =>
      toCarrier({ smpp_outbound_gateways: [{ ...stored, ...row }] }, previous)
        .smpp_outbound_gateways?.[0]?.inbound;
    expect(inbound({}, { previousData })).toBe(true);
    expect(inbound({ port: 2776 }, { previousData })).toBe(false);
    expect(inbound({ smpp_gateway_sid: null })).toBe(false);
    expect(inbound({ smpp_gateway_sid: null, ipv4: '10.0.0.1' })).toBe(true);
  });
  it('that are taken out call for one message of each kind', () => {
    const gone = { ...sip, is_removed: true };
    const smpp = { ...newSmppGateway(), is_removed: true };
    expect(deletionMessages({})).toEqual([]);
    expect(deletionMessages({ sip_gateways: [sip] })).toEqual([]);
    expect(deletionMessages({ sip_gateways: [gone, gone], smpp_inbound_gateways: [smpp] })).toEqual(
      [
        'resources.carriers.notifications.sipGatewayDeleted',
        'resources.carriers.notifications.smppInboundGatewayDeleted',
      ],
    );
  });
});

describe('blanks around a text', () => {
  const pasted = {
    register_username: ' me ',
    register_password: ' secret ',
    tech_prefix: '123\t',
    smpp_system_id: ' id',
  };
  it('are not saved, but those of a password are', () => {
    expect(toCarrier(pasted)).toMatchObject({
      register_username: 'me',
      register_password: ' secret ',
      tech_prefix: '123',
      smpp_system_id: 'id',
    });
  });
  it('stay where they are stored already', () => {
    expect(toCarrier(pasted, { previousData: pasted })).toMatchObject(pasted);
  });
});

describe('the rules of a carrier', () => {
  it.each([
    ['', '', true, true],
    ['me', 'secret', true, true],
    ['me', '', true, false],
    ['', 'secret', false, true],
    [' ', 'secret', false, true],
  ])('username %j and password %j', (username, password, isNameFine, isPasswordFine) => {
    const values = { register_username: username, register_password: password };
    expect(validateAuthUsername(username, values) === undefined).toBe(isNameFine);
    expect(validateAuthPassword(password, values) === undefined).toBe(isPasswordFine);
  });
  it.each([
    ['me', true, true],
    ['m e', true, false],
    [' me ', true, true],
    ['m e', false, true],
    [null, true, true],
  ])('the username %j of a trunk that registers (%j) is fine: %j', (value, registers, isFine) => {
    const complaint = validateNoBlanks(value, { requires_register: registers });
    expect(complaint === undefined).toBe(isFine);
  });
  it.each([
    ['', true],
    [null, true],
    ['sip.example.com', true],
    ['10.0.0.1', true],
    ['example', false],
    ['sip:example.com', false],
    ['SIPS:example.com', false],
    [' sip.example.com\t', true],
    ['exam ple.com', false],
  ])('the domain %j is fine: %j', (domain, isFine) => {
    expect(validateDomain(domain) === undefined).toBe(isFine);
  });
  it.each([
    ['', true],
    [null, true],
    ['proxy.example.com', true],
    ['sip:proxy.example.com:5080', true],
    ['256.1.1.1', false],
    ['nowhere', false],
  ])('the proxy %j is fine: %j', (proxy, isFine) => {
    expect(validateProxy(proxy) === undefined).toBe(isFine);
  });
  it.each([
    ['', true],
    [null, true],
    ['123', true],
    [' 123 ', true],
    ['12', false],
    ['12  ', false],
  ])('the tech prefix %j is fine: %j', (prefix, isFine) => {
    expect(validateTechPrefix(prefix, {}) === undefined).toBe(isFine);
  });
  it.each([
    ['pbx', true],
    ['', false],
    [' ', false],
    [undefined, false],
  ])('the credential %j of an auth trunk is fine: %j', (value, isFine) => {
    expect(validateInboundAuth(value) === undefined).toBe(isFine);
  });
});

describe('a registration', () => {
  it.each<[Carrier['register_status'], boolean]>([
    [{ status: 'ok' }, true],
    [{ status: 'registered' }, true],
    [{ status: 'OK' }, true],
    [{ status: 'fail' }, false],
    [{}, false],
    [undefined, false],
  ])('of %j is there: %j', (register_status, expected) => {
    expect(isRegistered({ register_status })).toBe(expected);
  });
  it('without texts has none', () => {
    const strange = { status: '', reason: 4 as unknown as string };
    expect(registrationOf({ register_status: strange })).toEqual({
      status: null,
      reason: null,
      callId: null,
    });
  });
  it('names its capture after the call', () => {
    expect(captureName('abc@host')).toBe('callid-abc@host.pcap');
  });
});
