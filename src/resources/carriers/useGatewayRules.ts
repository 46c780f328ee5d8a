import { useRecordContext, type Validator } from 'ra-core';
import { useMemo } from 'react';
import type { Carrier } from '../../types';
import { forChanged } from './gatewayRules';

/** The rules of an input of a gateway, which spare stored rows that nobody changed. */
export function useGatewayRules(rules: Validator[]): Validator[] {
  const stored = useRecordContext<Carrier>();
  return useMemo(() => forChanged(rules, stored), [rules, stored]);
}
