import { useEvent, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { guessColumns, isHead, reasonColumn } from '../../components/exchange/importing/guess';
import {
  type FileRow,
  type FileTable,
  isTableFault,
  readTable,
  type TableFault,
} from '../../engines/tables';
import type { ImportColumn, Importing } from '../../types/importing';

/** A file that was read: what its columns stand for, and its rows without those of its head. */
export interface OpenFile {
  name: string;
  table: FileTable;
  hasHead: boolean;
  head: string[];
  rows: FileRow[];
  /** What each column stands for; null for none. */
  keys: (string | null)[];
  /** Its rows were pasted, or its columns corrected: opening a file again does not bring that back. */
  isTyped?: true;
}

/** Why a file is not imported. */
export interface ImportProblem {
  name: string;
  fault: TableFault['fault'] | 'onlyHead';
  line?: number | undefined;
}

type FileState =
  | { at: 'none' | 'reading' }
  | { at: 'problem'; problem: ImportProblem }
  | { at: 'failed'; error: unknown }
  | { at: 'open'; file: OpenFile };

type Say = (key: string) => string;

const widest = (rows: readonly FileRow[]): number =>
  rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);

/** The file with its first row as the names of its columns, or as one of its rows. */
function arranged(
  name: string,
  table: FileTable,
  hasHead: boolean,
  columns: readonly ImportColumn[],
  say: Say,
): OpenFile {
  const [first, ...others] = table.rows;
  const rows = hasHead ? others : table.rows;
  const names = hasHead
    ? (first?.cells ?? [])
    : Array.from({ length: widest(table.rows) }, () => '');
  const head = names.map((text) => text.trim());
  return { name, table, hasHead, head, rows, keys: guessColumns(head, columns, say) };
}

/** Reads a file of rows, and guesses what its columns stand for. */
export function useImportFile({ columns }: Importing) {
  const translate = useTranslate();
  const [state, setState] = useState<FileState>({ at: 'none' });
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const say: Say = (key) => translate(key, { smart_count: 1, _: key });

  const open = async (content: Blob, name: string, isTyped = false) => {
    stopper.current?.abort();
    const controller = new AbortController();
    stopper.current = controller;
    setState({ at: 'reading' });
    try {
      const table = await readTable(content, controller.signal);
      if (controller.signal.aborted) return;
      if (isTableFault(table)) {
        return setState({ at: 'problem', problem: { name, fault: table.fault, line: table.line } });
      }
      const hasHead = isHead(table.rows[0]?.cells ?? [], columns, say);
      const file = arranged(name, table, hasHead, columns, say);
      if (file.rows.length > 0) {
        return setState({ at: 'open', file: isTyped ? { ...file, isTyped } : file });
      }
      setState({ at: 'problem', problem: { name, fault: 'onlyHead' } });
    } catch (error) {
      if (!controller.signal.aborted) setState({ at: 'failed', error });
    }
  };
  const change = (next: (file: OpenFile) => OpenFile) =>
    setState((now) => (now.at === 'open' ? { at: 'open', file: next(now.file) } : now));
  const setHasHead = useEvent((hasHead: boolean) =>
    change(({ name, table }) => ({
      ...arranged(name, table, hasHead, columns, say),
      isTyped: true,
    })),
  );
  /** No two columns of a file stand for the same. */
  const setKey = useEvent((place: number, key: string | null) =>
    change((file) => ({
      ...file,
      isTyped: true,
      keys: file.keys.map((one, index) => (index === place ? key : one === key ? null : one)),
    })),
  );
  return { state, open, setHasHead, setKey };
}

/** The columns of a file that stand for nothing, by name. */
export const ignoredHeads = ({ head, keys }: OpenFile): string[] =>
  head.filter((name, place) => name !== '' && name !== reasonColumn && keys[place] === null);
