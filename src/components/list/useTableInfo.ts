import {
  type RaRecord,
  useDataTableCallbacksContext,
  useEvent,
  useGetRecordRepresentation,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { addressOf } from '../../routing/addresses';
import type { ResourceName } from '../../types';
import { usePolicies } from '../access/useCanAccess';
import type { TableInfo } from './column';

/** What a table passes to its columns; the same object until something in it changes. */
export function useTableInfo(): TableInfo {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const policies = usePolicies();
  const resource = useResourceContext() as ResourceName;
  const represent = useGetRecordRepresentation(resource);
  const { handleToggleItem } = useDataTableCallbacksContext();
  const toggle = useEvent((record: RaRecord, event: Event) => {
    handleToggleItem?.(record.id, event as MouseEvent & Event);
  });
  return useMemo(() => {
    return {
      resource,
      translate,
      labelOf: (source: string | undefined, label: ReactNode) =>
        typeof label === 'string' || label === undefined
          ? translateLabel({ source, label, resource })
          : label,
      isAllowed: (question) => policies.refusalOf({ resource, ...question }) === null,
      nameOf: (record) => String(represent(record) ?? record.id),
      editPath: ({ id }) => addressOf({ area: resource, sid: id, view: 'edit' }),
      toggle,
    };
  }, [translate, translateLabel, policies, resource, represent, toggle]);
}
