// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { TrunkTypeInput } from '../../../src/resources/carriers/TrunkTypeInput';
import { clearDrawn } from '../../support/drawn';
import { choice, openInputs, sent } from '../../support/inputsForm';

const both = { inbound: true, outbound: true };
const receives = { inbound: true, outbound: false };
const sends = { inbound: false, outbound: true };
const row = (ipv4: string, sip_gateway_sid: string | null = null) => ({ ipv4, sip_gateway_sid });

afterEach(clearDrawn);

it.each([
  ['static_ip', 'auth', sends, false],
  ['static_ip', 'reg', sends, true],
  ['auth', 'static_ip', receives, false],
  ['reg', 'static_ip', receives, false],
])(
  'of a trunk %s that becomes %s only new rows without an address turn',
  async (from, to, turned, registers) => {
    const sip_gateways = [
      { ...row(''), ...both },
      { ...row('10.0.0.1'), ...both },
      { ...row('', 'g-1'), ...both },
    ];
    openInputs(<TrunkTypeInput />, {
      ...{ id: 'c-1', trunk_type: from, requires_register: from === 'reg' },
      sip_gateways,
    });
    await waitFor(() => expect(choice('trunk_type')?.value).toBe(from));
    fireEvent.change(choice('trunk_type') as HTMLElement, { target: { value: to } });
    const values = await sent();
    const kept = [both, both];
    expect(
      values.sip_gateways.map(({ inbound, outbound }: typeof both) => ({ inbound, outbound })),
    ).toEqual([turned, ...kept]);
    expect(values.requires_register).toBe(registers);
  },
);
