// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import {
  SmppInboundInputs,
  SmppOutboundInputs,
} from '../../../src/resources/carriers/SmppGatewayInputs';
import { clearDrawn } from '../../support/drawn';
import { openInputs } from '../../support/inputsForm';

afterEach(clearDrawn);

const names = () =>
  [...document.querySelectorAll('input')].map(({ name }) => name.slice('row.'.length));

it.each([
  // Nothing comes from a name: the platform knows senders by their addresses.
  ['smpp.example.com', false],
  ['192.0.2.7', true],
  ['2001:db8::7', true],
  ['', true],
])('messages may come from where they are sent to, %s: %s', async (ipv4, may) => {
  openInputs(<SmppOutboundInputs source="row" />, { row: { ipv4, port: 2775 } });
  const inbound = may ? ['inbound'] : [];
  await waitFor(() => expect(names()).toEqual(['ipv4', 'port', 'use_tls', ...inbound]));
});

it.each([true, false])(
  'what is sent to as well (%s) has a port, and may have TLS',
  async (outbound) => {
    openInputs(<SmppInboundInputs source="row" />, {
      row: { ipv4: '192.0.2.7', netmask: 32, outbound },
    });
    const beside = outbound ? ['port', 'outbound', 'use_tls'] : ['outbound'];
    await waitFor(() => expect(names()).toEqual(['ipv4', 'netmask', ...beside]));
  },
);
