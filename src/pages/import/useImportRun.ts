import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useBulkRun } from '../../components/bulk/useBulkRun';
import type { CheckedRow } from '../../components/exchange/importing/checkRows';
import { useImportNote } from '../../components/exchange/importing/importNote';
import { usePlatform } from '../../components/usePlatform';
import { type ImportAttempt, knownRows, outcomeOf, rowId } from './importOutcome';
import type { OpenFile } from './useImportFile';

interface ImportRunOf {
  resource: string;
  into: string | null;
  file: OpenFile | null;
  /** The rows as they were compared last. */
  rows: CheckedRow[] | undefined;
  /** Compares them anew: what an earlier try made is there by then, whatever its answer was. */
  again: () => Promise<CheckedRow[]>;
}

interface Attempt extends ImportAttempt {
  /** What it is of: of another file, or columns, or table nothing was tried. */
  file: OpenFile | null;
  into: string | null;
  /** The priority of the first route, once it is known. */
  first: number | null;
  problem: unknown;
}

const blank = {
  ...{ tried: new Set<string>(), results: new Map(), isCompared: true },
  ...{ first: null, problem: null },
};
/** After how many rows it is written down how far the import is. */
const noteEvery = 20;

/** What was tried of a file as it is imported now. */
function useAttempt(file: OpenFile | null, into: string | null) {
  const [kept, setKept] = useState<Attempt>({ ...blank, file, into });
  const nowOf = (known: Attempt): Attempt =>
    known.file === file && known.into === into ? known : { ...blank, file, into };
  const change = (next: (now: Attempt) => Partial<Attempt>) =>
    setKept((known) => {
      const now = nowOf(known);
      return { ...now, ...next(now) };
    });
  return { attempt: nowOf(kept), change };
}

/** Makes records of the rows that are new, and of those that are left when it is done again. */
export function useImportRun({ resource, into, file, rows: compared, again }: ImportRunOf) {
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  const note = useImportNote(resource);
  const { attempt, change } = useAttempt(file, into);
  const [isBusy, setIsBusy] = useState(false);
  const { tried, results, isCompared, first, problem } = attempt;
  const rows = useMemo(
    () => compared && knownRows(compared, { tried, results, isCompared }),
    [compared, tried, results, isCompared],
  );
  const outcome = outcomeOf(rows ?? [], attempt);
  const fileName = file?.name ?? '';

  const send: Parameters<typeof useBulkRun<CheckedRow[]>>[0] = async (_ids, fresh, options) => {
    const { importRows } = await dataProvider.exchange();
    const order = [...new Set([...tried, ...fresh.map(rowId)])];
    const places = new Map(order.map((id, place) => [id, place]));
    const sent = fresh.map((row) => ({
      ...{ id: rowId(row), record: row.record, place: places.get(rowId(row)) ?? 0 },
    }));
    const before = outcome.done.length;
    const total = before + fresh.length;
    let done = 0;
    note.write({ file: fileName, done: before, total });
    const began = await importRows(resource, sent, into === null ? null : { sid: into, first }, {
      ...options,
      onResult: (result) => {
        options.onResult(result);
        if (!result.error) done += 1;
        if (done % noteEvery === 0) note.write({ file: fileName, done: before + done, total });
      },
    });
    change(() => ({ first: began }));
    note.write({ file: fileName, done: before + done, total });
    if (done === fresh.length) void note.forget(fileName);
  };
  const bulk = useBulkRun<CheckedRow[]>(
    // What begins no row has no results, and ends like any other.
    (...run) => send(...run).catch((error: unknown) => change(() => ({ problem: error }))),
    (run) => {
      const answers = run.results.map((one) => [one.id, one] as const);
      change((now) => ({ results: new Map([...now.results, ...answers]), isCompared: false }));
      void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    },
  );
  // A second press begins no second run, and the session is held before the first call leaves.
  const isStarted = useRef(false);
  const start = async () => {
    if (isStarted.current) return;
    isStarted.current = true;
    setIsBusy(true);
    change(() => ({ problem: null }));
    try {
      const fresh = (await again()).filter(({ state }) => state === 'new');
      change((now) => ({
        ...{ tried: new Set([...now.tried, ...fresh.map(rowId)]), isCompared: true },
      }));
      await bulk.start(fresh.map(rowId), fresh);
      const found = await again();
      change(() => ({ isCompared: true }));
      if (!found.some(({ state }) => state === 'new')) void note.forget(fileName);
    } catch (error) {
      change(() => ({ problem: error }));
    } finally {
      isStarted.current = false;
      setIsBusy(false);
    }
  };
  const { run, stop } = bulk;
  const hasBegun = tried.size > 0;
  return { run, stop, start, isBusy, rows, outcome, problem, isCompared, hasBegun };
}
