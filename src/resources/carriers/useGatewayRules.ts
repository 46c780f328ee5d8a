import { useRecordContext, type Validator } from 'ra-core';
import { useMemo } from 'react';
import type { RowRules } from '../../components/form/UndrawnRows';
import type { Carrier } from '../../types';
import { forChanged } from './gatewayRules';

/** The rules of an input of a gateway, which spare stored rows that nobody changed. */
export function useGatewayRules(rules: Validator[]): Validator[] {
  const stored = useRecordContext<Carrier>();
  return useMemo(() => forChanged(rules, stored), [rules, stored]);
}

/** The same for all inputs of a gateway. */
export function useRowRules(rules: RowRules): RowRules {
  const stored = useRecordContext<Carrier>();
  return useMemo(() => {
    const ofInputs = Object.entries(rules).map(([name, own]) => [name, forChanged(own, stored)]);
    return Object.fromEntries(ofInputs);
  }, [rules, stored]);
}
