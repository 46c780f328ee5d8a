import { required } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { forChanged, portRules } from '../../../src/resources/carriers/gatewayRules';
import type { Carrier } from '../../../src/types';

const row = (more: object) => ({ sip_gateway_sid: 'g-1', ipv4: '{{host}}', port: 'x', ...more });
const carrier = (more: object = {}) => ({ sip_gateways: [row(more)] }) as object as Carrier;
const at = { source: 'sip_gateways.0.port' };

describe('the rules of a gateway', () => {
  it.each<[what: string, values: object, stored: object | undefined, isSpared: boolean]>([
    ['spare one that is stored as it is', {}, {}, true],
    ['hold for one of which anything else changed', { ipv4: '192.0.2.7' }, {}, false],
    ['hold for a new one', { sip_gateway_sid: null }, {}, false],
    ['hold for one that is not stored', {}, { sip_gateway_sid: 'g-2' }, false],
    ['hold in a new carrier', {}, undefined, false],
  ])('%s', (_what, values, stored, isSpared) => {
    const [rule] = forChanged(portRules, stored && carrier(stored));
    const complaint = isSpared ? undefined : 'resources.carriers.validation.port';
    expect(rule?.('x', carrier(values), at)).toBe(complaint);
  });

  it('say that an input has to be filled, as they do without it', () => {
    const both = forChanged([required(), ...portRules], undefined);
    expect(both.map((rule) => 'isRequired' in rule && rule.isRequired)).toEqual([true, false]);
  });
});
