import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { sipReason } from '../../../components/calls/sipReason';
import { trunkName } from '../../../components/calls/trunkPath';
import type { NamedFilter } from '../../../components/list/ActiveFilters';

export const directions = ['inbound', 'outbound'] as const;
/** Whether a call was answered. */
export const answers = ['true', 'false'] as const;

type Source = 'direction' | 'answered' | 'sip_status' | 'trunk';

/** Labels and values of the call filters behind the button. */
export function useCallFilterNames(): Record<Source, NamedFilter> {
  const translate = useTranslate();
  return useMemo(() => {
    const text = (key: string, value = '') =>
      translate(`resources.recent-calls.${key}`, { _: value });
    return {
      direction: {
        label: text('filters.direction'),
        nameOf: (value) => text(`filters.${value}`, value),
      },
      answered: {
        label: text('filters.status'),
        nameOf: (value) => text(value === 'true' ? 'filters.answered' : 'filters.notAnswered'),
      },
      sip_status: {
        label: text('list.sipStatus'),
        nameOf: (value) => `${value} ${sipReason(translate, value)}`.trim(),
      },
      trunk: { label: text('fields.trunk'), nameOf: (value) => trunkName(value, translate) },
    };
  }, [translate]);
}
