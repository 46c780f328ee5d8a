// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SmsTab } from '../../../src/resources/carriers/SmsTab';
import { WhitelistHint } from '../../../src/resources/carriers/WhitelistHint';
import { clearDrawn, draw, press, ready } from '../../support/drawn';
import { openInputs, saved, sent, typeInto } from '../../support/inputsForm';

const text = (name: string) => `resources.carriers.${name}`;
const addresses = [
  { ipv4: '192.0.2.1', port: 2775, use_tls: false },
  { ipv4: '192.0.2.1', port: 3550, use_tls: true },
];
const getSipAddresses = vi.fn();
const getSmppAddresses = vi.fn();
const provider = { getSipAddresses, getSmppAddresses } as object;
beforeEach(() => {
  for (const one of [getSipAddresses, getSmppAddresses]) one.mockReset().mockResolvedValue([]);
});
afterEach(clearDrawn);

describe('the addresses that a carrier must allow', () => {
  const open = (kind: 'sip' | 'smpp') =>
    draw(
      <>
        <WhitelistHint kind={kind} />
        <output>drawn</output>
      </>,
      { provider },
    );

  it.each(['sip', 'smpp'] as const)('are those for %s, each to be copied', async (kind) => {
    (kind === 'sip' ? getSipAddresses : getSmppAddresses).mockResolvedValue(addresses);
    open(kind);
    const head = await ready(screen.findByText(text(`whitelist.${kind} 2`)));
    head.click();
    const lines = await screen.findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '192.0.2.1:2775',
      `192.0.2.1:3550${text('whitelist.tls')}`,
    ]);
    for (const line of lines) {
      const place = /^[\d.:]+/.exec(line.textContent ?? '')?.[0];
      within(line).getByRole('button', { name: `app.clipboard.copyNamed ${place}` });
    }
  });

  it.each([
    ['sip', ''],
    ['smpp', text('whitelist.noSmpp')],
  ] as const)('are told to be none of %s where something else would be missed', async (...row) => {
    const [kind, told] = row;
    open(kind);
    const asked = kind === 'sip' ? getSipAddresses : getSmppAddresses;
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() => expect(document.body.textContent).toBe(`${told}drawn`));
  });

  it('are asked for again where they could not be had', async () => {
    getSipAddresses.mockRejectedValueOnce(new Error('away')).mockResolvedValue(addresses);
    open('sip');
    await screen.findByText('away');
    await press('app.errors.retry');
    await screen.findByText(text('whitelist.sip 2'));
    expect(screen.queryByText('away')).toBeNull();
  });
});

describe('the text messages of a carrier', () => {
  const carrier = {
    id: 'c-1',
    name: 'Acme',
    smpp_outbound_gateways: [],
    smpp_inbound_gateways: [],
  };
  const open = async (isOpen: boolean) => {
    openInputs(<SmsTab isOpen={isOpen} />, carrier, { provider });
    await ready(screen.findByText('Save'));
  };

  it.each([true, false])('ask for addresses once somebody looks: %s', async (isOpen) => {
    await open(isOpen);
    await screen.findByRole('region', { name: text('sections.smppInbound') });
    expect(getSmppAddresses).toHaveBeenCalledTimes(isOpen ? 1 : 0);
    const about = screen.queryAllByRole('region', { name: text('sections.smppAddresses') });
    expect(about).toHaveLength(isOpen ? 1 : 0);
  });

  it.each([
    ['smppOutbound', 'addSmppOutbound', 'smpp_outbound_gateways', true],
    ['smppInbound', 'addSmppInbound', 'smpp_inbound_gateways', false],
  ])('have gateways of each direction: %s', async (section, add, source, isOutbound) => {
    await open(false);
    const place = within(await screen.findByRole('region', { name: text(`sections.${section}`) }));
    place.getByRole('button', { name: text(`rows.${add}`) }).click();
    await place.findByRole('listitem');
    const { [source]: rows, ...others } = await sent();
    expect(rows).toMatchObject([{ inbound: !isOutbound, outbound: isOutbound, port: 2775 }]);
    expect(others).toMatchObject(
      isOutbound ? { smpp_inbound_gateways: [] } : { smpp_outbound_gateways: [] },
    );
  });

  it('are sent somewhere by who signs in to send them', async () => {
    await open(false);
    typeInto(text('fields.smpp_system_id'), 'acme');
    screen.getByText('Save').click();
    await screen.findByText(text('validation.noOutboundGateway'));
    expect(saved).not.toHaveBeenCalled();
  });
});
