import FilterIcon from '@mui/icons-material/FilterList';
import DensityIcon from '@mui/icons-material/UnfoldLessOutlined';
import Paper from '@mui/material/Paper';
import { useListContext, useLocation, useTranslate } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { placeOf } from '../../routing/addresses';
import { Refused } from '../access/Refused';
import { useRefusal } from '../access/useCanAccess';
import { BulkPlace } from '../bulk/BulkPlace';
import { BulkSelection } from '../bulk/BulkSelection';
import { useCount } from '../fields/useCount';
import { NotFound } from '../page/NotFound';
import { PageHeader } from '../page/PageHeader';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import { ActiveFilters, type NamedFilter } from './ActiveFilters';
import { AddButton } from './AddButton';
import { TableColumnsContext } from './columns/tableColumns';
import { useListDensity } from './columns/useColumnChoice';
import { EmptyList } from './EmptyList';
import { FurtherPages } from './furtherPages';
import { ListAddressProvider, useListAddress } from './ListAddress';
import { ListContent } from './ListContent';
import { ListMenu } from './ListMenu';
import { ListRows } from './ListRows';
import { ListSetup } from './ListSetup';
import { Pagination } from './Pagination';
import { AutoRefreshButton, RefreshButton } from './RefreshButtons';
import { TooManyRows } from './TooManyRows';
import { useUnreadableRows } from './UnreadableRows';
import { useCanImport } from './useCanImport';
import { useIsListEmpty } from './useIsListEmpty';
import { type Missing, useMissing } from './useMissing';
import { ViewsButton } from './views/ViewsButton';

const densityIcon = plainIcon(DensityIcon);
const filterIcon = plainIcon(FilterIcon);
const none: readonly Missing[] = [];

interface FilterToggleProps {
  isOpen: boolean;
  count: number;
  onClick: () => void;
}

interface ListPageProps {
  /** What to show when there is nothing at all; the first step unless given. */
  empty?: ReactNode;
  /** What has to be there before the first record. */
  needs?: readonly Missing[];
  /** The filters beside each other, usually SearchField first. */
  filters?: ReactNode;
  /** Those of them that an empty list has as well: what it does not show may be elsewhere. */
  filtersWhenEmpty?: ReactNode;
  /** Filters without a field in that row, by key; shown as chips when set. */
  namedFilters?: Record<string, NamedFilter>;
  /** Further tools of the list, before those that every list has. */
  tools?: ReactNode;
  /** What stands between the filters and the table. */
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

/** With little room, the filters next to the search are behind a button, which shows how many are set. */
const FilterToggle = ({ isOpen, count, ...button }: FilterToggleProps) => {
  const translate = useTranslate();
  return (
    <PlainButton
      className="plain-button filter-toggle"
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

/** What an empty list keeps of the row, in its place: nothing there can be searched or ordered. */
const EmptyRow = ({ children }: { children: ReactNode }) => (
  <div className="filter-row open">
    <div className="filters">{children}</div>
    <div className="list-tools">
      <RefreshButton />
      {useCanImport() && <ListMenu />}
    </div>
  </div>
);

const noNames = {};
/** Not every browser in use knows the element of that name. */
const landmark = { role: 'search' } as const;

const FilterRow = ({
  filters,
  filtersWhenEmpty,
  namedFilters = noNames,
  tools,
  canAutoRefresh,
}: Pick<
  ListPageProps,
  'filters' | 'filtersWhenEmpty' | 'namedFilters' | 'tools' | 'canAutoRefresh'
>) => {
  const translate = useTranslate();
  const { isCompact, toggle } = useListDensity();
  const { narrowing } = useListAddress();
  const count = narrowing.filter((key) => key !== 'q').length;
  const [isOpen, setIsOpen] = useState(false);
  if (useIsListEmpty()) return <EmptyRow>{filtersWhenEmpty}</EmptyRow>;
  return (
    <section
      {...landmark}
      aria-label={translate('app.list.filters')}
      className={isOpen ? 'filter-row open' : 'filter-row'}
    >
      <FilterToggle isOpen={isOpen} count={count} onClick={() => setIsOpen(!isOpen)} />
      <div className="filters">{filters}</div>
      <ActiveFilters named={namedFilters} />
      <div className="list-tools">
        {tools}
        <ViewsButton />
        <PlainButton
          className="plain-button not-on-phone"
          label={translate('app.list.density')}
          icon={densityIcon}
          aria-pressed={isCompact}
          onClick={toggle}
        />
        {canAutoRefresh && <AutoRefreshButton />}
        <RefreshButton />
        <ListMenu />
      </div>
    </section>
  );
};

const ListView = ({
  actions = <AddButton />,
  notice,
  below,
  needs = none,
  empty,
  instead,
  explain,
  children,
  ...filterRow
}: ListPageProps) => {
  const translate = useTranslate();
  const { resource, total, meta, error, data } = useListContext();
  // A row may represent several.
  const rowCount: number | undefined = meta?.cost ? undefined : (meta?.newest?.matching ?? total);
  const isGrouped = total !== undefined && rowCount !== total;
  const countOf = useCount();
  const counted = (count: number) => ({ number: countOf(count), smart_count: count });
  const unreadable = useUnreadableRows();
  const missing = useMissing(needs);
  // While it is not known, that of a full page has its room.
  const isCounting = rowCount === undefined;
  const count = isCounting
    ? translate('app.list.count', counted(25))
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
        isCounting={isCounting}
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
        <ListContent
          empty={empty ?? <EmptyList missing={missing} />}
          instead={instead}
          explain={explain}
        >
          {children}
        </ListContent>
      </Paper>
      {!(error && !data) && !meta?.cost && <Pagination isGrouped={isGrouped} />}
      <BulkPlace />
      <ListSetup missing={missing} />
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
  const columns = useRef([]);
  const place = placeOf(useLocation().pathname);
  // The list's route takes every address of its area that no other view takes.
  if (place?.sid !== undefined) return <NotFound />;
  if (refusal) return <Refused refusal={refusal} />;
  return (
    <ListAddressProvider>
      <FurtherPages>
        {(meta) => (
          <ListRows meta={meta}>
            <TableColumnsContext.Provider value={columns}>
              <BulkSelection>
                <ListView {...view} />
              </BulkSelection>
            </TableColumnsContext.Provider>
          </ListRows>
        )}
      </FurtherPages>
    </ListAddressProvider>
  );
};
