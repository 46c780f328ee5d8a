import DensityIcon from '@mui/icons-material/DensitySmall';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import {
  ListBase,
  type SortPayload,
  useCreatePath,
  useListContext,
  useLocation,
  useTranslate,
} from 'ra-core';
import { Pagination } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { Refused } from '../access/Refused';
import { useRefusal } from '../access/useRefusal';
import { useConsole } from '../ConsoleContext';
import { NotFound } from '../page/NotFound';
import { PageHeader } from '../page/PageHeader';
import { ListContent } from './ListContent';
import { tableStyle } from './tableStyle';

interface ListPageProps {
  resource: string;
  title: string;
  sort: SortPayload;
  /** What to show when there is nothing at all. */
  empty: ReactNode;
  /** The filters beside each other, usually SearchField first. */
  filters?: ReactNode;
  /** What stands between the filters and the table: a remark, or what is done with a selection. */
  notice?: ReactNode;
  /** The primary action, at the right of the title. */
  actions?: ReactNode;
  /** A filter that the operator cannot change. */
  filter?: Record<string, unknown>;
  /** Filters of the first visit, when the URL says nothing. */
  filterDefaultValues?: Record<string, unknown>;
  /** False while something that the question needs is not known yet. */
  isReady?: boolean;
  /** The table. */
  children: ReactNode;
}

const FilterRow = ({ filters }: { filters: ReactNode }) => {
  const translate = useTranslate();
  const { refetch, isFetching } = useListContext();
  const { density, toggleDensity } = useConsole();
  return (
    <Box
      role="search"
      aria-label={translate('app.list.filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3, alignItems: 'center' }}
    >
      {filters}
      <Box sx={{ flex: 1 }} />
      <Tooltip title={translate('app.list.density')}>
        <ToggleButton
          value="compact"
          size="small"
          selected={density === 'compact'}
          onChange={toggleDensity}
          aria-label={translate('app.list.density')}
          sx={{ display: { xs: 'none', sm: 'inline-flex' }, p: 1.5, border: 0 }}
        >
          <DensityIcon fontSize="small" />
        </ToggleButton>
      </Tooltip>
      <Tooltip title={translate('app.list.refresh')}>
        <span>
          <IconButton
            size="small"
            disabled={isFetching}
            onClick={() => refetch()}
            aria-label={translate('app.list.refresh')}
          >
            <RefreshIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  );
};

const ListView = ({
  title,
  actions,
  filters,
  notice,
  empty,
  children,
}: Pick<ListPageProps, 'title' | 'actions' | 'filters' | 'notice' | 'empty' | 'children'>) => {
  const translate = useTranslate();
  const { total } = useListContext();
  const { density } = useConsole();
  const count =
    total === undefined ? undefined : translate('app.list.count', { smart_count: total });
  return (
    <>
      <PageHeader title={title} count={count} actions={actions} />
      <FilterRow filters={filters} />
      {notice}
      <Paper variant="outlined" sx={{ overflow: 'hidden', borderRadius: 2 }}>
        <Box sx={tableStyle(density === 'compact')}>
          <ListContent empty={empty}>{children}</ListContent>
        </Box>
      </Paper>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};

/** The frame of every list: access, title with count, filters, and the table in each of its states. */
export const ListPage = ({
  resource,
  sort,
  filter,
  filterDefaultValues,
  isReady = true,
  ...view
}: ListPageProps) => {
  const refusal = useRefusal({ action: 'list', area: resource });
  const { pathname } = useLocation();
  const ownPath = useCreatePath()({ resource, type: 'list' });
  // The list's route takes every address of its area that no other view takes.
  if (pathname.replace(/\/$/, '') !== ownPath) return <NotFound />;
  if (refusal) return <Refused refusal={refusal} />;
  return (
    <ListBase
      resource={resource}
      sort={sort}
      filter={filter}
      filterDefaultValues={filterDefaultValues}
      perPage={25}
      disableAuthentication
      queryOptions={{ retry: false, enabled: isReady, onError: () => undefined }}
    >
      <ListView {...view} />
    </ListBase>
  );
};
