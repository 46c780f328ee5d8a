import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AddressKind,
  type AddressParts,
  addressKind,
  isName,
  isPort,
  isSipProxy,
  placeIn,
} from '../../../src/components/validation/address';

const long = (count: number) => 'a'.repeat(count);

const kinds: [string, AddressKind][] = [
  ['203.0.113.10', 'ip'],
  ['0.0.0.0', 'ip'],
  ['255.255.255.255', 'ip'],
  [' 203.0.113.10\t', 'ip'],
  ['sip.example.com', 'fqdn'],
  ['a.b.c.d.example.com', 'fqdn'],
  ['SIP.Example.COM', 'fqdn'],
  ['sip-1.example.co.uk', 'fqdn'],
  ['3cx.example.com', 'fqdn'],
  ['_sip._udp.example.com', 'fqdn'],
  ['1.2.3.4.example', 'fqdn'],
  ['xn--bcher-kva.example.de', 'fqdn'],
  ['  sip.example.com ', 'fqdn'],
  [`${long(63)}.example.com`, 'fqdn'],
  ['example.com', 'fqdn-top-level'],
  ['4example.com', 'fqdn-top-level'],
  ['example.c0m', 'fqdn-top-level'],
  // An address that is out of range is no name.
  ['256.1.1.1', 'invalid'],
  ['1.1.1.256', 'invalid'],
  ['999.999.999.999', 'invalid'],
  ['10.1.2', 'invalid'],
  ['10.1', 'invalid'],
  ['1.2.3.4.5', 'invalid'],
  ['010.1.1.1', 'invalid'],
  ['10.1.1.01', 'invalid'],
  ['0x0a.1.1.1', 'invalid'],
  ['167772161', 'invalid'],
  ['10.1.1.1/24', 'invalid'],
  ['10.1.1.1:5060', 'invalid'],
  ['1.2.3.four', 'fqdn'],
  ['2001:db8::1', 'invalid'],
  ['[2001:db8::1]', 'invalid'],
  ['::ffff:10.1.1.1', 'invalid'],
  ['localhost', 'invalid'],
  ['sip.example.com.', 'invalid'],
  ['10.1.1.1.', 'invalid'],
  ['.example.com', 'invalid'],
  ['sip..example.com', 'invalid'],
  ['sip. example.com', 'invalid'],
  ['sip example.com', 'invalid'],
  ['10.1. 1.1', 'invalid'],
  ['-sip.example.com', 'invalid'],
  ['sip-.example.com', 'invalid'],
  ['sip.example.com:5060', 'invalid'],
  ['sip:sip.example.com', 'invalid'],
  ['user@sip.example.com', 'invalid'],
  ['bücher.example.com', 'invalid'],
  ['sip.example.com/path', 'invalid'],
  [`${long(64)}.example.com`, 'invalid'],
  [`${`${long(50)}.`.repeat(6)}example.com`, 'invalid'],
  ['', 'invalid'],
  ['   ', 'invalid'],
];

describe('the kind of an address', () => {
  it.each(kinds)('%j is %s', (address, kind) => {
    expect(addressKind(address)).toBe(kind);
    expect(isName(address)).toBe(kind === 'fqdn' || kind === 'fqdn-top-level');
  });
  it.each([null, undefined, 42, {}, []])('%j is invalid', (value) => {
    expect(addressKind(value)).toBe('invalid');
  });
  it('is "ip" for exactly what has four parts from 0 to 255', () => {
    const part = fc.integer({ min: 0, max: 999 });
    fc.assert(
      fc.property(fc.tuple(part, part, part, part), (parts) => {
        const isInRange = parts.every((number) => number <= 255);
        expect(addressKind(parts.join('.'))).toBe(isInRange ? 'ip' : 'invalid');
      }),
    );
  });
  it('is told by the number of labels of a domain', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        const kind = domain.split('.').length === 2 ? 'fqdn-top-level' : 'fqdn';
        expect(addressKind(domain)).toBe(kind);
        expect(addressKind(`${domain}.`)).toBe('invalid');
      }),
    );
  });
});

describe('a port', () => {
  it.each([0, 1, 5060, 65_535, '0', '5060', '65535', '05060', ' 5060 '])('may be %j', (port) => {
    expect(isPort(port)).toBe(true);
  });
  it.each([-1, 65_536, 70_000, 5060.5, '-1', '65536', '5060a', '5e3', '0x10', '', null, undefined])(
    'may not be %j',
    (port) => {
      expect(isPort(port)).toBe(false);
    },
  );
});

describe('a SIP proxy', () => {
  it.each([
    '203.0.113.10',
    'example.com',
    'sip.example.com',
    'sip.example.com:5060',
    '203.0.113.10:65535',
    'sip:sip.example.com',
    'sips:sip.example.com',
    'SIP:sip.example.com',
    'sip:203.0.113.10:5080',
    'sip:trunk@sip.example.com',
    'sips:trunk@203.0.113.10:5061',
  ])('may be %s', (proxy) => expect(isSipProxy(proxy)).toBe(true));

  it.each([
    'localhost',
    '256.1.1.1',
    '10.1.2',
    '2001:db8::1',
    'sip.example.com.',
    'sip.example.com:',
    'sip.example.com:0',
    'sip.example.com:65536',
    'sip.example.com:port',
    'sip:',
    'sip:localhost',
    'sip:@sip.example.com',
    'sip:a:b@sip.example.com',
    'trunk@sip.example.com',
    'http:sip.example.com',
    'tel:123',
    'sip://sip.example.com',
    'sip.exam ple.com',
    ' sip.example.com',
    '',
  ])('may not be %j', (proxy) => expect(isSipProxy(proxy)).toBe(false));
  it.each([null, undefined, 5])('may not be %j', (proxy) => expect(isSipProxy(proxy)).toBe(false));
});

const places: [string, AddressParts | null][] = [
  ['198.51.100.10:5080', { address: '198.51.100.10', port: 5080, netmask: null }],
  [' 198.51.100.0/24 ', { address: '198.51.100.0', port: null, netmask: 24 }],
  ['198.51.100.0:5061/29', { address: '198.51.100.0', port: 5061, netmask: 29 }],
  ['sip.example.com:5070', { address: 'sip.example.com', port: 5070, netmask: null }],
  ['sip:sip.example.com', { address: 'sip.example.com', port: null, netmask: null }],
  ['SIPS:sip.example.com:5061', { address: 'sip.example.com', port: 5061, netmask: null }],
  // Nothing to take apart, or nothing that is an address.
  ['198.51.100.10', null],
  ['sip.example.com', null],
  ['', null],
  ['sip.example.com:70000', null],
  ['sip.example.com:', null],
  ['sip.example.com/24', null],
  ['198.51.100.0/0', null],
  ['198.51.100.0/33', null],
  ['256.1.1.1:5060', null],
  ['[2001:db8::1]:5060', null],
  ['2001:db8::1', null],
  ['user@sip.example.com:5060', null],
  ['198.51.100.10:5060, 198.51.100.11:5060', null],
];

it.each(places)('%j with what it was pasted with', (value, place) => {
  expect(placeIn(value)).toEqual(place);
});
