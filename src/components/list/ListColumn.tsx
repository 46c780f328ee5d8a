import type { ExtractRecordPaths, HintedString, RaRecord } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { valueAtPath } from '../../domain/valueAtPath';
import { type ColumnKind, columnKind, type Reference, type RowInfo } from './column';
import { ReferenceLink } from './referenceNames';
import type { CellClasses } from './tableParts';

/** What a column is known by in saved views, in every language: its field, else a name. */
type Known<R extends RaRecord> =
  | { source: HintedString<ExtractRecordPaths<R>>; name?: never }
  | { source?: undefined; name: string };

type ColumnProps<R extends RaRecord> = Known<R> & {
  /** The head, as a text or the key of one; the name of the field unless given. */
  label?: ReactNode;
  /** The record of another resource that the cells name, and lead to. */
  reference?: Reference;
  /** What the cells show; the value of `source` unless given. */
  render?: (record: R, row: RowInfo) => ReactNode;
  disableSort?: boolean;
  /** What the cells are, in words that `tableStyle` knows. */
  className?: CellClasses;
  align?: 'end';
};

type Cell = NonNullable<ColumnProps<RaRecord>['render']>;

const linked = (cell: Cell, reference: Reference | undefined): Cell =>
  reference
    ? (record, row) => (
        <ReferenceLink resource={reference.resource} sid={record[reference.source]}>
          {cell(record, row)}
        </ReferenceLink>
      )
    : cell;

/** One column of a list: what it is called, and what it shows of each record. */
export const ListColumn = columnKind<ColumnProps<RaRecord>>(
  ({ source, name, label, reference, render, disableSort, className, align }, { labelOf }) => ({
    key: String(source ?? name),
    reference,
    head: labelOf(source, label),
    sortBy: disableSort ? undefined : source,
    field: source,
    isAsStored: !render,
    className: className && align ? `${className} ${align}` : (className ?? align),
    cell: linked(
      render ?? ((record) => (source ? (valueAtPath(record, source) as ReactNode) : null)),
      reference,
    ),
  }),
  ({ reference }) => reference,
) as ColumnKind<ColumnProps<RaRecord>> &
  (<R extends RaRecord>(props: ColumnProps<R>) => ReactElement | null);
