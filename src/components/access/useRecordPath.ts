import { useCallback } from 'react';
import { addressOf } from '../../routing/addresses';
import type { ResourceName } from '../../types';
import type { Owned } from '../../types/access';
import { usePolicies } from './useCanAccess';

type RecordPath = (
  resource: ResourceName,
  record: Owned & { id: string | number },
) => string | null;

/**
 * The way to the form of a record; null for those who may not open it: an account sees carriers and speech services
 * that its provider shares.
 */
export function useRecordPath(): RecordPath {
  const { refusalOf } = usePolicies();
  return useCallback(
    (resource, record) =>
      refusalOf({ action: 'edit', resource, record })
        ? null
        : addressOf({ area: resource, sid: record.id, view: 'edit' }),
    [refusalOf],
  );
}
