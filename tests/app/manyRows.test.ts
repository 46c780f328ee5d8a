import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, user, waitFor } from './support';
import { address, carrierRow, gateway, gatewaysOf } from './support/carriers';
import { componentsOf } from './support/drawing';

// Five rows are in sight: what is drawn beyond them is what a story costs.
beforeEach(() => void vi.stubGlobal('innerHeight', 240));
afterEach(() => vi.unstubAllGlobals());

/** Gives a carrier so many SIP gateways in all, and opens its form. */
async function openWith(count: number): Promise<HTMLElement> {
  const [stored] = gatewaysOf('Telnyx', 'sip_gateways');
  for (let number = gatewaysOf('Telnyx', 'sip_gateways').length; number < count; number += 1) {
    const row = {
      ...stored,
      sip_gateway_sid: crypto.randomUUID(),
      ipv4: `10.9.${number >> 8}.${number & 255}`,
    };
    const keys = Object.keys(row);
    app.db.run(
      `INSERT INTO sip_gateways (${keys.join()}) VALUES (${keys.map(() => '?').join()})`,
      ...(Object.values(row) as string[]),
    );
  }
  await app.open(`/internal/carriers/${carrierRow('Telnyx').voip_carrier_sid}/edit`, 'nora');
  await app.findField('Carrier name');
  return waitFor(() => screen.getByRole('list', { name: 'SIP gateways' }));
}
const rowsIn = (list: HTMLElement) => list.querySelectorAll('[data-row]').length;
const inputsIn = (list: HTMLElement) => list.querySelectorAll('input').length;

it('a thousand gateways cost what fifty do, and a change of one is sent alone', async () => {
  const few = await openWith(50);
  const least = [inputsIn(few), componentsOf(few), few.querySelectorAll('*').length];
  const many = await openWith(1000);
  const most = [inputsIn(many), componentsOf(many), many.querySelectorAll('*').length];
  for (const [at, count] of most.entries()) expect(count).toBeLessThanOrEqual(least[at] ?? 0);
  expect(rowsIn(many)).toBeLessThan(20);
  const item = gateway(1).closest('li');
  expect(item).toHaveAttribute('aria-setsize', '1000');
  expect(item).toHaveAttribute('aria-posinset', '1');

  const [before] = gatewaysOf('Telnyx', 'sip_gateways').slice(500);
  await app.fill(address(2), '198.51.100.77');
  await app.press('Save');
  await app.see('Carrier updated successfully');
  expect(app.writes().map(({ call, body }) => [call.replace(/\/.*/, ''), body])).toEqual([
    ['PUT SipGateways', expect.objectContaining({ ipv4: '198.51.100.77' })],
  ]);
  expect(gatewaysOf('Telnyx', 'sip_gateways')).toHaveLength(1000);
  expect(gatewaysOf('Telnyx', 'sip_gateways')).toContainEqual(before);
});

it('what is wrong in a row that is out of sight stops the save, and leads there', async () => {
  await openWith(60);
  await app.press('Add SIP gateway');
  await waitFor(() => expect(address(61)).toHaveFocus());
  await user.keyboard('not an address');
  address(1).focus();
  await waitFor(() => expect(screen.queryByRole('group', { name: 'SIP gateway 61' })).toBeNull());
  await app.press('Save');
  // The focus is there as soon as the row is, its message with the next drawing.
  await waitFor(() => {
    expect(address(61)).toHaveFocus();
    expect(address(61)).toBeInvalid();
  });
  expect(app.getGroup('SIP gateway 61')).toHaveTextContent(/address/i);
  expect(app.writes()).toEqual([]);
  await app.fill(address(61), '198.51.100.78');
  address(1).focus();
  await app.press('Save');
  await app.see('Carrier updated successfully');
  expect(app.writes().map(({ call }) => call)).toEqual(['POST SipGateways']);
});
