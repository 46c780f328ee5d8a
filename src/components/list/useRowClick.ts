import { type RaRecord, useAuthProvider } from 'ra-core';
import type { AccessPolicies, AccessQuestion } from '../access/useRefusal';

const notClickable = { '&&&': { cursor: 'default' } };

/** The props of a table of which the operator may open some rows only. */
export function useRowClick() {
  const { refusalOf } = useAuthProvider() as unknown as AccessPolicies;
  const mayOpen = (area: string, record: RaRecord) =>
    refusalOf({ action: 'edit', area, record: record as AccessQuestion['record'] }) === null;
  return (area: string) => ({
    rowClick: (_id: unknown, _area: string, record: RaRecord): 'edit' | false =>
      mayOpen(area, record) ? 'edit' : false,
    rowSx: (record: RaRecord) => (mayOpen(area, record) ? {} : notClickable),
  });
}
