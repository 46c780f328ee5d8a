import ArrowIcon from '@mui/icons-material/ArrowDownward';
import { type SortPayload, useTranslate } from 'ra-core';
import { memo, type ReactNode } from 'react';
import { plainIcon } from '../plain/plainIcon';
import type { TableColumn } from './column';
import { useListOrder } from './useListOrder';

const arrowIcon = plainIcon(ArrowIcon);
const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const;

/** The heads of the columns: what sorts the list, and why the others do not. */
export const TableHead = memo(function TableHead({ columns }: { columns: TableColumn[] }) {
  const translate = useTranslate();
  const { canSort, order, sortBy } = useListOrder();
  const sortButton = (head: ReactNode, source: string, direction?: SortPayload['order']) => {
    const field = String(head);
    const label = translate('ra.sort.sort_by', {
      field,
      field_lower_first: field.charAt(0).toLowerCase() + field.slice(1),
      order: translate(`ra.sort.${direction === 'ASC' ? 'DESC' : 'ASC'}`),
    });
    return (
      <button
        type="button"
        className="sort-button"
        data-sorted={direction}
        data-tooltip={label}
        aria-label={label}
        onClick={() => sortBy(source)}
      >
        {head}
        {arrowIcon}
      </button>
    );
  };
  const whyNot = (column: TableColumn) => {
    if (!column.sortBy) return canSort && column.head ? 'app.sorting.never' : null;
    return canSort ? null : 'app.sorting.tooLong';
  };
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { key, head, sortBy: source, className } = column;
          const direction = order?.field === source ? order?.order : undefined;
          const reason = typeof head === 'string' ? whyNot(column) : null;
          return (
            <th
              key={key}
              scope="col"
              className={className}
              aria-sort={direction ? ariaSort[direction] : undefined}
              title={reason ? translate(reason) : undefined}
            >
              {canSort && source ? sortButton(head, source, direction) : head}
            </th>
          );
        })}
      </tr>
    </thead>
  );
});
