import { describe, expect, it } from 'vitest';
import { checkPrivateNetworks, toPrivateNetworks } from '../../../src/pages/system/privateNetworks';

describe('private networks', () => {
  it.each([
    ['nothing', ''],
    ['null', null],
    ['an address', '10.0.0.1'],
    ['the widest network', '0.0.0.0/0'],
    ['the narrowest network', '255.255.255.255/32'],
    ['a list', '10.0.0.0/8,172.16.0.0/12,192.168.1.7'],
    ['blanks around commas', ' 10.0.0.0/8 , 192.168.0.0/16 '],
    ['empty entries', '10.0.0.0/8,,192.168.0.0/16,'],
  ])('takes %s', (_what, text) => {
    expect(checkPrivateNetworks(text)).toBeUndefined();
  });

  it.each([
    ['a prefix above 32', '10.0.0.0/33', '10.0.0.0/33'],
    ['a missing prefix', '10.0.0.0/', '10.0.0.0/'],
    ['a negative prefix', '10.0.0.0/-1', '10.0.0.0/-1'],
    ['two prefixes', '10.0.0.0/8/8', '10.0.0.0/8/8'],
    ['a part above 255', '256.1.1.1', '256.1.1.1'],
    ['three parts', '10.0.0', '10.0.0'],
    ['five parts', '1.2.3.4.5', '1.2.3.4.5'],
    ['an octal part', '010.0.0.1', '010.0.0.1'],
    ['a hexadecimal part', '0x0a.0.0.1', '0x0a.0.0.1'],
    ['IPv6', '::1/64', '::1/64'],
    ['a name', 'office', 'office'],
    ['other separators', '10.0.0.0/8; 10.1.0.0/16', '10.0.0.0/8; 10.1.0.0/16'],
    ['the first bad one of a list', '10.0.0.0/8, bad, worse', 'bad'],
  ])('refuses %s and names it', (_what, text, value) => {
    expect(checkPrivateNetworks(text)).toEqual({
      message: 'pages.settings.validation.cidr',
      args: { value },
    });
  });

  it('are stored without blanks, or not at all', () => {
    expect(toPrivateNetworks(' 10.0.0.0/8 , ,10.1.0.1 ')).toBe('10.0.0.0/8,10.1.0.1');
    expect(toPrivateNetworks(' , ')).toBeNull();
    expect(toPrivateNetworks(null)).toBeNull();
  });
});
