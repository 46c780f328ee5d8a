import { useTranslate } from 'ra-core';
import type { BulkRow } from '../../../components/bulk/OutcomeTable';
import { useBulkRun } from '../../../components/bulk/useBulkRun';
import { asSent, useErrorSentence } from '../../../components/page/errorText';
import { usePlatform } from '../../../components/usePlatform';
import type { WorkItem } from '../../../dataProvider';
import type { Compared, Secrets } from './useCompared';
import { useRecordTitle } from './useRecordTitle';

/** Applies what is chosen: the run, and what became of each record. Tells once all of it is done. */
export function useApplying(compared: Compared, onDone: () => void) {
  const translate = useTranslate();
  const sentence = useErrorSentence();
  const recordTitle = useRecordTitle();
  const dataProvider = usePlatform();
  const { work, chosen } = compared;
  const isChosen = ({ change }: WorkItem) => chosen.has(change);
  const items = work.stages.flat().filter(isChosen);
  const titleOf = ({ deed, change }: WorkItem) =>
    translate('app.configFile.step', {
      deed: translate(`app.configFile.deeds.${deed}`),
      record: recordTitle(change.entry),
    });
  const { run, start, stop } = useBulkRun<Secrets>(
    async (_ids, secrets, { onResult, ...options }) => {
      const methods = await dataProvider.configuration();
      await methods.applyConfiguration(
        compared,
        { secrets, isChosen },
        { ...options, onResult: ({ item, ...result }) => onResult({ ...result, id: item.id }) },
      );
    },
    ({ ids, results: all }) => {
      const isDone = all.length === ids.length && all.every(({ error }) => error === undefined);
      if (isDone) onDone();
    },
  );
  const results = new Map(run?.results.map((result) => [result.id, result]));
  const rows: BulkRow[] = items.map((item) => {
    const result = results.get(item.id);
    const base = { id: item.id, name: titleOf(item) };
    if (!result) return { ...base, state: 'notTried' };
    if (result.error === undefined) return { ...base, state: 'done' };
    return { ...base, state: 'refused', reason: sentence(asSent(result.error)) };
  });
  const begin = (secrets: Secrets) =>
    start(
      items.map(({ id }) => id),
      secrets,
    );
  return { run, start: begin, stop, items, rows, titleOf };
}

export type Applying = ReturnType<typeof useApplying>;
