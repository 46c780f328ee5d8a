import ArrowIcon from '@mui/icons-material/ArrowDownward';
import { useDataTableCallbacksContext, useDataTableSortContext, useTranslate } from 'ra-core';
import { memo } from 'react';
import { plainIcon } from '../plain/plainIcon';
import type { TableColumn } from './column';
import { useIsFullyLoaded } from './useIsFullyLoaded';

const arrowIcon = plainIcon(ArrowIcon);
const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const;

/** The heads of the columns. The platform cannot sort: only a list that is here as a whole can be. */
export const TableHead = memo(function TableHead({ columns }: { columns: TableColumn[] }) {
  const translate = useTranslate();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const isWhole = useIsFullyLoaded();
  const sortButton = ({ head, sortBy }: TableColumn, order: 'ASC' | 'DESC' | undefined) => {
    const field = String(head);
    const label = translate('ra.sort.sort_by', {
      field,
      field_lower_first: field.charAt(0).toLowerCase() + field.slice(1),
      order: translate(`ra.sort.${order === 'ASC' ? 'DESC' : 'ASC'}`),
    });
    return (
      <button
        type="button"
        className="sort-button"
        data-field={sortBy}
        data-sorted={order}
        data-tooltip={label}
        aria-label={label}
        onClick={handleSort}
      >
        {head}
        {arrowIcon}
      </button>
    );
  };
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { key, head, sortBy, className } = column;
          const order = sort?.field === sortBy ? sort?.order : undefined;
          return (
            <th
              key={key}
              scope="col"
              className={className}
              aria-sort={isWhole && order ? ariaSort[order] : undefined}
            >
              {isWhole && sortBy ? sortButton(column, order) : head}
            </th>
          );
        })}
      </tr>
    </thead>
  );
});
