import type { ExtractRecordPaths, HintedString, RaRecord } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { type ColumnKind, columnKind, type RowInfo } from './column';

interface ColumnProps<R extends RaRecord> {
  source?: HintedString<ExtractRecordPaths<R>>;
  /** The head, as a text or the key of one; the name of the field unless given. */
  label?: ReactNode;
  /** What the cells show; the value of `source` unless given. */
  render?: (record: R, row: RowInfo) => ReactNode;
  disableSort?: boolean;
  /** Classes of the cells that `tableStyle` knows. */
  className?: string;
  align?: 'right';
}

/** One column of a list: what it is called, and what it shows of each record. */
export const ListColumn = columnKind<ColumnProps<RaRecord>>(
  ({ source, label, render, disableSort, className, align }, { labelOf }) => ({
    key: source ?? String(label),
    head: labelOf(source, label),
    sortBy: disableSort ? undefined : source,
    field: source,
    className: [className, align].filter(Boolean).join(' ') || undefined,
    cell: render ?? ((record) => (source ? (record[source] as ReactNode) : null)),
  }),
) as ColumnKind<ColumnProps<RaRecord>> &
  (<R extends RaRecord>(props: ColumnProps<R>) => ReactElement | null);
