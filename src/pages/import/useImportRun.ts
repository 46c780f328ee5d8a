import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type BulkRun, useBulkRun } from '../../components/bulk/useBulkRun';
import type { CheckedRow } from '../../components/exchange/importing/checkRows';
import { useImportNote } from '../../components/exchange/importing/importNote';
import { usePlatform } from '../../components/usePlatform';

interface ImportRunOf {
  resource: string;
  into: string | null;
  fileName: string;
  /** The rows as they were compared last. */
  rows: CheckedRow[] | undefined;
  /** Compares them anew: what an earlier try made is there by then, whatever its answer was. */
  again: () => Promise<CheckedRow[]>;
}

/** What became of the rows that were tried. */
export interface ImportOutcome {
  done: CheckedRow[];
  refused: { row: CheckedRow; error: unknown }[];
  notTried: CheckedRow[];
}

type Result = BulkRun<unknown>['results'][number];

const idOf = ({ row }: CheckedRow): string => String(row);
/** After how many rows it is written down how far the import is. */
const noteEvery = 20;

/** Makes records of the rows that are new, and of those that are left when it is done again. */
export function useImportRun({ resource, into, fileName, rows = [], again }: ImportRunOf) {
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  const note = useImportNote(resource);
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const bulk = useBulkRun<CheckedRow[]>(
    async (_ids, fresh, options) => {
      const { importRows } = await dataProvider.exchange();
      const sent = fresh.map((row) => ({ id: idOf(row), record: row.record }));
      const before = tried.size > 0 ? outcome.done.length : 0;
      const total = before + fresh.length;
      let done = 0;
      note.write({ file: fileName, done: before, total });
      await importRows(resource, sent, into, {
        ...options,
        onResult: (result) => {
          options.onResult(result);
          if (!result.error) done += 1;
          if (done % noteEvery === 0) note.write({ file: fileName, done: before + done, total });
        },
      });
      note.write({ file: fileName, done: before + done, total });
      if (done === fresh.length) note.forget();
    },
    async (run) => {
      setResults((all) => new Map([...all, ...run.results.map((one) => [one.id, one] as const)]));
      void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
      await again().catch(setProblem);
    },
  );

  const wasTried = (row: CheckedRow) => tried.has(idOf(row));
  const left = rows.filter((row) => row.state === 'new' && wasTried(row));
  const outcome: ImportOutcome = {
    done: rows.filter((row) => row.state === 'exists' && wasTried(row)),
    refused: left.flatMap((row) => {
      const error = results.get(idOf(row))?.error;
      return error ? [{ row, error }] : [];
    }),
    notTried: left.filter((row) => !results.get(idOf(row))?.error),
  };
  // A second press begins no second run, and the session is held before the first call leaves.
  const isStarted = useRef(false);
  const start = async () => {
    if (isStarted.current) return;
    isStarted.current = true;
    setIsBusy(true);
    setProblem(null);
    try {
      const fresh = (await again()).filter(({ state }) => state === 'new');
      setTried((before) => new Set([...before, ...fresh.map(idOf)]));
      await bulk.start(fresh.map(idOf), fresh);
    } catch (error) {
      setProblem(error);
    } finally {
      isStarted.current = false;
      setIsBusy(false);
    }
  };
  const { run, stop } = bulk;
  return { run, stop, start, isBusy, outcome, problem, hasBegun: tried.size > 0 };
}
