import { type RaRecord, useResourceContext } from 'ra-core';
import type { Area } from '../../types/access';
import { usePolicies } from '../access/useCanAccess';

const notClickable = { '&&&': { cursor: 'default' } };

/** The props of a table of which the operator may open some rows only. */
export function useRowClick() {
  const { refusalOf } = usePolicies();
  const resource = useResourceContext() as Area;
  const canOpen = (record: RaRecord) => refusalOf({ action: 'edit', resource, record }) === null;
  return {
    rowClick: (_id: unknown, _resource: string, record: RaRecord): 'edit' | false =>
      canOpen(record) ? 'edit' : false,
    rowSx: (record: RaRecord) => (canOpen(record) ? {} : notClickable),
  };
}
