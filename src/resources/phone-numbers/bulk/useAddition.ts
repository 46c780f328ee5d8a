import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import { useState } from 'react';
import { useErrorText } from '../../../components/page/errorText';
import type { BulkResult, ConsoleDataProvider, NumberOwner } from '../../../dataProvider';
import { cleanNumber } from '../phoneNumberRules';
import { useBulkRun } from '../useBulkRun';
import type { NumberOutcome } from './OutcomeTable';
import type { ListedNumber } from './readNumbers';

/** The numbers that are there already, as they are stored; read again each time. */
export function useExistingNumbers() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['phone-numbers', 'existing'],
    queryFn: async ({ signal }) => {
      const numbers = await dataProvider.getMatchingPhoneNumbers({}, signal);
      return new Set(numbers.map(({ number }) => cleanNumber(number)));
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Adds a list of numbers, and again what failed of it; `existing` are those that are there by then. */
export function useAddition(refetchExisting: () => Promise<{ data?: ReadonlySet<string> }>) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const errorText = useErrorText();
  const { refetch } = useListContext();
  const [list, setList] = useState<ListedNumber[] | null>(null);
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map());
  const keep = (more: BulkResult[]) =>
    setResults((all) => new Map([...all, ...more.map((one) => [one.id, one] as const)]));
  const bulk = useBulkRun<NumberOwner>(
    (numbers, owner, options) => dataProvider.addPhoneNumbers(numbers, owner, options),
    (run) => {
      keep(run.results);
      refetch();
    },
  );

  const stateOf = ({ number, state }: ListedNumber): NumberOutcome => {
    if (state !== 'new') return { number, state };
    const result = results.get(number);
    if (!result) return { number, state: 'notTried' };
    if (!result.error) return { number, state: 'added' };
    return { number, state: 'failed', reason: errorText(result.error).join(' ') };
  };
  const outcomes = (list ?? []).map(stateOf);
  const open = outcomes.flatMap(({ number, state }) =>
    state === 'failed' || state === 'notTried' ? [number] : [],
  );

  const start = (numbers: ListedNumber[], owner: NumberOwner) => {
    setList(numbers);
    const fresh = numbers.filter(({ state }) => state === 'new');
    return bulk.start(
      fresh.map(({ number }) => number),
      owner,
    );
  };
  /** An answer may have got lost: what is there by now was added. */
  const retry = async (owner: NumberOwner) => {
    const { data: existing } = await refetchExisting();
    if (!existing) return;
    const isThere = (number: string) => existing.has(number) && results.has(number);
    keep(open.filter(isThere).map((id) => ({ id })));
    await bulk.start(
      open.filter((number) => !isThere(number)),
      owner,
    );
  };
  return { run: bulk.run, stop: bulk.stop, start, retry, outcomes, open };
}
