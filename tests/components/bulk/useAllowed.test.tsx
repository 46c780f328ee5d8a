// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { useAllowed } from '../../../src/components/bulk/useAllowed';
import type { AccessQuestion } from '../../../src/types/access';
import type { BulkKind } from '../../../src/types/resourceOptions';
import { clearDrawn, draw, ready } from '../../support/drawn';

interface Row {
  id: string;
  is_active?: boolean;
}
const rows: Row[] = [{ id: 'a', is_active: true }, { id: 'b' }, { id: 'c' }];
const isActive = ({ is_active }: Row) => (is_active ? 'already' : undefined);

afterEach(clearDrawn);

const Allowed = ({ kind, hasNeed }: { kind: BulkKind; hasNeed: boolean }) => {
  const { records, skipped } = useAllowed(kind, rows, hasNeed ? isActive : undefined);
  const left = skipped.map(({ record, reason }) => `${record.id} ${reason}`);
  return <p>{`with ${records.map(({ id }) => id).join('')}; not ${left.join(', ')}`}</p>;
};

it.each<[kind: BulkKind, refused: string[], hasNeed: boolean, said: string]>([
  ['activate', [], false, 'with abc; not '],
  ['activate', [], true, 'with bc; not a already'],
  ['activate', ['edit carriers b'], false, 'with ac; not b no edit'],
  // What may not be done is said before what need not.
  ['activate', ['edit carriers a'], true, 'with bc; not a no edit'],
  ['delete', ['delete carriers c'], false, 'with ab; not c no delete'],
  ['delete', ['edit carriers c'], false, 'with abc; not '],
  ['moveToCarrier', ['delete carriers a'], false, 'with bc; not a no delete'],
  // Whether one may be made is no question of a record.
  [
    'moveToCarrier',
    ['create carriers '],
    false,
    'with ; not a no create, b no create, c no create',
  ],
  ['copyNames', ['edit carriers a', 'delete carriers a'], false, 'with abc; not '],
])('%s with what is not refused: %j', async (kind, refused, hasNeed, said) => {
  const refusalOf = ({ action, resource, record }: AccessQuestion) =>
    refused.includes(`${action} ${resource} ${record?.id ?? ''}`)
      ? { message: `no ${action}`, redirectTo: '/' }
      : null;
  draw(<Allowed {...{ kind, hasNeed }} />, { refusalOf });
  expect((await ready(screen.findByText(/^with/))).textContent).toBe(said);
});
