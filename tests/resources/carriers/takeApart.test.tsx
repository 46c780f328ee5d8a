// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/dom';
import { useFormState } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { type Beside, useTakeApart } from '../../../src/resources/carriers/useTakeApart';
import { clearDrawn, Field } from '../../support/drawn';
import { input, needed, openInputs, sent, typeInto } from '../../support/inputsForm';

afterEach(clearDrawn);

const both: readonly Beside[] = ['port', 'netmask'];
const stored = { ipv4: '', port: 5060, netmask: 32, outbound: true };

const Row = ({ beside }: { beside: readonly Beside[] }) => {
  const { dirtyFields } = useFormState();
  const leave = useTakeApart('rows.0', (row) => (row.outbound ? beside : []));
  return (
    <>
      <Field source="rows.0.ipv4" validate={needed} />
      <button type="button" onClick={leave}>
        Leave
      </button>
      <output>{Object.keys(dirtyFields.rows?.[0] ?? {}).join(' ')}</output>
    </>
  );
};

/** The row after its address was typed, with what of it has changed. */
async function left(typed: string, beside: readonly Beside[], row: object = {}) {
  openInputs(<Row beside={beside} />, { rows: [{ ...stored, ...row }] });
  await waitFor(() => expect(input('rows.0.ipv4')).not.toBeNull());
  typeInto('rows.0.ipv4', typed);
  fireEvent.click(document.querySelector('button[type=button]') as HTMLElement);
  const changed = document.querySelector('output');
  const [saved] = (await sent()).rows;
  return [`${saved.ipv4} ${saved.port} ${saved.netmask}`, changed?.textContent];
}

it.each<[string, readonly Beside[], string, string]>([
  ['198.51.100.10', both, '198.51.100.10 5060 32', 'ipv4'],
  ['198.51.100.10:5080', both, '198.51.100.10 5080 32', 'ipv4 port'],
  ['198.51.100.0/24', both, '198.51.100.0 5060 24', 'ipv4 netmask'],
  ['198.51.100.0:5080/24', both, '198.51.100.0 5080 24', 'ipv4 port netmask'],
  ['sip:sip.example.com', both, 'sip.example.com 5060 32', 'ipv4'],
  ['sip:sip.example.com', [], 'sip.example.com 5060 32', 'ipv4'],
  ['sip.example.com:5080', ['port'], 'sip.example.com 5080 32', 'ipv4 port'],
  // The row has no input for one of its parts: its rule says so.
  ['198.51.100.0/24', ['port'], '198.51.100.0/24 5060 32', 'ipv4'],
  ['198.51.100.0:5080/24', ['port'], '198.51.100.0:5080/24 5060 32', 'ipv4'],
  ['198.51.100.10:5080', ['netmask'], '198.51.100.10:5080 5060 32', 'ipv4'],
  ['198.51.100.10:5080', [], '198.51.100.10:5080 5060 32', 'ipv4'],
])('%j, left in a row with %j, is %s', async (typed, beside, values, changed) => {
  expect(await left(typed, beside)).toEqual([values, changed]);
});

it('what a row has an input for depends on the row', async () => {
  const typed = '198.51.100.10:5080';
  expect(await left(typed, both, { outbound: false })).toEqual([`${typed} 5060 32`, 'ipv4']);
});
