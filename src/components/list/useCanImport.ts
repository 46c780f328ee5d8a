import { useResourceDefinition } from 'ra-core';
import type { ResourceOptions } from '../../types/resourceOptions';
import { useCanAccess } from '../access/useCanAccess';

/** Whether records of the list around may come out of a file. */
export function useCanImport(): boolean {
  const { options } = useResourceDefinition();
  const isAllowed = useCanAccess({ action: 'create' });
  return isAllowed && Boolean((options as ResourceOptions | undefined)?.importing);
}
