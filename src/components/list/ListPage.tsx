import FilterIcon from '@mui/icons-material/FilterList';
import DensityIcon from '@mui/icons-material/UnfoldLessOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useListContext, useLocation, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { placeOf } from '../../routing/addresses';
import { Refused } from '../access/Refused';
import { useRefusal } from '../access/useCanAccess';
import { useTableDensity } from '../ConsoleContext';
import { useCount } from '../fields/useCount';
import { NotFound } from '../page/NotFound';
import { PageHeader } from '../page/PageHeader';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import { ActiveFilters } from './ActiveFilters';
import { AddButton } from './AddButton';
import { EmptyList } from './EmptyList';
import { FurtherPages } from './furtherPages';
import { ListAddressProvider, useListAddress } from './ListAddress';
import { ListContent } from './ListContent';
import { ListRows } from './ListRows';
import { Pagination } from './Pagination';
import { AutoRefreshButton, RefreshButton } from './RefreshButtons';
import { TooManyRows } from './TooManyRows';
import { useUnreadableRows } from './UnreadableRows';
import { ViewsButton } from './views/ViewsButton';

const densityIcon = plainIcon(DensityIcon);
const filterIcon = plainIcon(FilterIcon);

interface FilterToggleProps {
  isOpen: boolean;
  count: number;
  onClick: () => void;
}

interface ListPageProps {
  /** What to show when there is nothing at all; the first step unless given. */
  empty?: ReactNode;
  /** The filters beside each other, usually SearchField first. */
  filters?: ReactNode;
  /** What stands between the filters and the table: a remark, or what is done with a selection. */
  notice?: ReactNode;
  /** Shown below the table. */
  below?: ReactNode;
  /** What can be done, at the right of the title; adding a record unless given. */
  actions?: ReactNode;
  /** Stands in the place of the table where there can be no list. */
  instead?: ReactNode;
  /** What to show for an error that has a meaning of its own in this list; null for the others. */
  explain?: (error: unknown, filter: Record<string, unknown>) => ReactNode;
  /** The list can refresh itself, where the operator switches that on. */
  canAutoRefresh?: boolean;
  /** The table. */
  children: ReactNode;
}

/** On a phone the filters next to the search are behind a button, which shows how many are set. */
const FilterToggle = ({ isOpen, count, ...button }: FilterToggleProps) => {
  const translate = useTranslate();
  return (
    <PlainButton
      className="plain-button on-phone filter-toggle"
      label={translate(count > 0 ? 'app.list.filtersSet' : 'app.list.filters', {
        smart_count: count,
      })}
      icon={filterIcon}
      aria-expanded={isOpen}
      data-count={count || undefined}
      {...button}
    />
  );
};

const FilterRow = ({
  filters,
  canAutoRefresh,
}: Pick<ListPageProps, 'filters' | 'canAutoRefresh'>) => {
  const translate = useTranslate();
  const { isCompact, toggle } = useTableDensity();
  const { narrowing } = useListAddress();
  const count = narrowing.filter((key) => key !== 'q').length;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box
      role="search"
      aria-label={translate('app.list.filters')}
      className={isOpen ? 'filter-row open' : 'filter-row'}
    >
      <FilterToggle isOpen={isOpen} count={count} onClick={() => setIsOpen(!isOpen)} />
      <div className="filters">{filters}</div>
      <ActiveFilters />
      <div className="list-tools">
        <ViewsButton />
        <PlainButton
          className="plain-button labelled not-on-phone"
          label={translate('app.list.density')}
          icon={densityIcon}
          showsLabel
          aria-pressed={isCompact}
          onClick={toggle}
        />
        {canAutoRefresh && <AutoRefreshButton />}
        <RefreshButton />
      </div>
    </Box>
  );
};

const ListView = ({
  actions = <AddButton />,
  notice,
  below,
  empty = <EmptyList />,
  instead,
  explain,
  children,
  ...filterRow
}: ListPageProps) => {
  const translate = useTranslate();
  const { resource, total, meta, error, data } = useListContext();
  // A row may represent several.
  const rowCount: number | undefined = meta?.newest?.matching ?? total;
  const isGrouped = total !== undefined && rowCount !== total;
  const countOf = useCount();
  const counted = (count: number) => ({ number: countOf(count), smart_count: count });
  const unreadable = useUnreadableRows();
  const count =
    rowCount === undefined
      ? undefined
      : [
          translate('app.list.count', counted(rowCount)),
          unreadable > 0 && translate('app.list.unreadable.count', counted(unreadable)),
        ]
          .filter(Boolean)
          .join(' · ');
  return (
    <>
      <PageHeader
        title={translate(`resources.${resource}.name`, { smart_count: 2 })}
        count={count}
        actions={actions}
      />
      <FilterRow {...filterRow} />
      {notice}
      <TooManyRows />
      <Paper
        variant="outlined"
        sx={{
          overflow: 'hidden',
          borderRadius: 2,
          // What failed has a frame of its own.
          '&:has(> .MuiAlert-outlined)': { border: 0, overflow: 'visible' },
        }}
      >
        <ListContent empty={empty} instead={instead} explain={explain}>
          {children}
        </ListContent>
      </Paper>
      {!(error && !data) && <Pagination isGrouped={isGrouped} />}
      {below}
    </>
  );
};

/**
 * The frame of every list: access, title with count, filters, and the table in each of its states.
 * Its texts are those of the resource.
 */
export const ListPage = (view: ListPageProps) => {
  const refusal = useRefusal({ action: 'list' });
  const place = placeOf(useLocation().pathname);
  // The list's route takes every address of its area that no other view takes.
  if (place?.sid !== undefined) return <NotFound />;
  if (refusal) return <Refused refusal={refusal} />;
  return (
    <ListAddressProvider>
      <FurtherPages>
        {(meta) => (
          <ListRows meta={meta}>
            <ListView {...view} />
          </ListRows>
        )}
      </FurtherPages>
    </ListAddressProvider>
  );
};
