import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { BulkRow } from '../../../components/bulk/OutcomeTable';
import { useBulkRun } from '../../../components/bulk/useBulkRun';
import { asSent, useErrorText } from '../../../components/page/errorText';
import { useNotifyError } from '../../../components/page/useNotifyError';
import { usePlatform } from '../../../components/usePlatform';
import type { BulkResult, NumberOwner } from '../../../dataProvider';
import type { ListedNumber } from './readNumbers';
import { useFindExisting } from './useExisting';

const addedText = 'resources.phone-numbers.many.added';

/** Adds a list of numbers, and again what failed of it. */
export function useAddition() {
  const dataProvider = usePlatform();
  const translate = useTranslate();
  const errorText = useErrorText();
  const notifyError = useNotifyError();
  const findExisting = useFindExisting();
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

  const stateOf = ({ typed, number, state, fault }: ListedNumber): BulkRow => {
    if (fault) return { id: typed, name: typed, state, reason: translate(fault) };
    const row = { id: number, name: number };
    if (state !== 'new') return { ...row, state };
    const result = results.get(number);
    if (!result) return { ...row, state: 'notTried' };
    if (!result.error) return { ...row, state: 'done', label: translate(addedText) };
    return { ...row, state: 'refused', reason: errorText(asSent(result.error)).join(' ') };
  };
  const outcomes = (list ?? []).map(stateOf);
  const open = outcomes.flatMap(({ id, state }) =>
    state === 'refused' || state === 'notTried' ? [id] : [],
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
    const existing = await findExisting(open).catch((error: unknown) =>
      notifyError(error, { what: translate('resources.phone-numbers.many.notLookedFor') }),
    );
    if (!existing) return;
    const isThere = (number: string) => existing.includes(number) && results.has(number);
    keep(open.filter(isThere).map((id) => ({ id })));
    await bulk.start(
      open.filter((number) => !isThere(number)),
      owner,
    );
  };
  return { run: bulk.run, stop: bulk.stop, start, retry, outcomes, open };
}
