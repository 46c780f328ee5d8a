// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { PortInput } from '../../../src/resources/carriers/PortInput';
import { clearDrawn } from '../../support/drawn';
import { input, openInputs, refused, sent, typeInto } from '../../support/inputsForm';

const label = 'resources.carriers.gateway.port';
const shown = () => input(label)?.value;

/** The form of a carrier with one gateway. */
const open = (port: number | null) =>
  openInputs(<PortInput source="sip_gateways.0" />, { sip_gateways: [{ port }] });
const replace = async (typed: string) => {
  open(80);
  await waitFor(() => expect(shown()).toBe('80'));
  typeInto(label, 'x');
  typeInto(label, typed);
};

afterEach(clearDrawn);

it.each([
  ['5060', 5060],
  [' 5061 ', 5061],
  ['', null],
  ['  ', null],
])('of a port what is typed as %j is sent as %j', async (typed, port) => {
  await replace(typed);
  expect((await sent()).sip_gateways).toEqual([{ port }]);
  expect(shown()).toBe(String(port ?? ''));
});

it.each(['5o6', '-1', '65536'])('%j is no port, and stays as it was typed', async (typed) => {
  await replace(typed);
  await refused();
  expect(shown()).toBe(typed);
});

it('an empty port shows nothing', async () => {
  open(null);
  await waitFor(() => expect(shown()).toBe(''));
});
