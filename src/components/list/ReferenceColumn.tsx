import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { columnKind, type Reference } from './column';
import { ReferenceName } from './referenceNames';

interface ReferenceColumnProps extends Reference {
  /** What rows show that name nothing. */
  emptyText?: string;
  label?: ReactNode;
}

/** The name behind a sid of another resource; all names of a page are one request. */
export const ReferenceColumn = columnKind<ReferenceColumnProps>(
  ({ resource, source, emptyText = '', label }, { labelOf }) => ({
    key: source,
    head: labelOf(source, label),
    field: source,
    reference: { resource, source },
    sortBy: source,
    cell: (record: RaRecord) => (
      <ReferenceName resource={resource} sid={record[source]} emptyText={emptyText} />
    ),
  }),
  ({ resource, source }) => ({ resource, source }),
);
