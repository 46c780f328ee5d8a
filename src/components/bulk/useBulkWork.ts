import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useResourceContext } from 'ra-core';
import { useRef, useState } from 'react';
import type { SaveLog } from '../../saving/plan';
import type { BulkOptions, BulkResult } from '../../saving/runMany';
import { memoryLog } from '../../saving/runPlan';
import { asDone, useErrorText } from '../page/errorText';
import type { BulkRow } from './OutcomeTable';
import { type BulkRun, useBulkRun } from './useBulkRun';

/** A record that is left out, and why. */
export interface Skipped<R extends RaRecord> {
  record: R;
  reason: string;
}

interface Wanted<R extends RaRecord> {
  records: readonly R[];
  skipped?: readonly Skipped<R>[];
  nameOf: (record: R) => string;
  /** Does it for some of them; `before` is what became of those that were tried already. */
  work: (
    records: R[],
    options: BulkOptions,
    tries: { logOf: (id: string) => SaveLog; before: ReadonlyMap<string, BulkResult> },
  ) => Promise<void>;
  /** Told after each try of the records that are done by then. */
  onDone?: (done: R[], results: ReadonlyMap<string, BulkResult>) => unknown;
}

/** What is done to many records, over its tries. */
export interface BulkWork {
  /** The last try; null before the first. */
  run: BulkRun<unknown> | null;
  rows: BulkRow[];
  done: string[];
  refused: string[];
  notTried: string[];
  start: () => void;
  /** Does it again for some of them. */
  again: (ids: string[]) => void;
  stop: () => void;
}

/** Does the same to many records, and to those again of which it failed; nothing that is done is done twice. */
export function useBulkWork<R extends RaRecord>(wanted: Wanted<R>): BulkWork {
  const { records, skipped = [], nameOf, work, onDone } = wanted;
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const resource = useResourceContext();
  const logs = useRef(new Map<string, SaveLog>());
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map());
  const known = useRef(results);
  const logOf = (id: string): SaveLog => {
    const log = logs.current.get(id) ?? memoryLog();
    logs.current.set(id, log);
    return log;
  };
  const idOf = ({ id }: R) => String(id);
  const isDone = (id: string) => {
    const result = known.current.get(id);
    return result !== undefined && !result.error;
  };
  const bulk = useBulkRun<null>(
    (ids, _change, options) => {
      const wantedIds = new Set(ids);
      const some = records.filter((record) => wantedIds.has(idOf(record)));
      return work(some, options, { logOf, before: known.current });
    },
    async (run) => {
      const next = new Map([...known.current, ...run.results.map((one) => [one.id, one] as const)]);
      known.current = next;
      setResults(next);
      queryClient.invalidateQueries({ refetchType: 'none' });
      queryClient.invalidateQueries({ queryKey: [resource] });
      await onDone?.(
        records.filter((record) => isDone(idOf(record))),
        next,
      );
    },
  );
  const ids = records.map(idOf);
  const start = (some: string[]) => {
    void bulk.start(
      some.filter((id) => !isDone(id)),
      null,
    );
  };
  const rowOf = (record: R): BulkRow => {
    const row = { id: idOf(record), name: nameOf(record) };
    const result = results.get(row.id);
    if (!result) return { ...row, state: 'notTried' };
    if (!result.error) return { ...row, state: 'done' };
    return { ...row, state: 'refused', reason: errorText(asDone(result.error)).join(' ') };
  };
  const skippedRow = ({ record, reason }: Skipped<R>): BulkRow => ({
    id: idOf(record),
    name: nameOf(record),
    state: 'skipped',
    reason,
  });
  // While it runs nobody looks at them, and there may be thousands.
  const isOver = bulk.run?.state === 'done';
  const rows = isOver ? [...records.map(rowOf), ...skipped.map(skippedRow)] : [];
  const idsOf = (state: BulkRow['state']) =>
    rows.filter((row) => row.state === state).map(({ id }) => id);
  return {
    run: bulk.run,
    rows,
    done: idsOf('done'),
    refused: idsOf('refused'),
    notTried: idsOf('notTried'),
    start: () => start(ids),
    again: start,
    stop: bulk.stop,
  };
}
