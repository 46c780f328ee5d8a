import NextIcon from '@mui/icons-material/NavigateNext';
import { useListPaginationContext, useTranslate } from 'ra-core';
import { memo } from 'react';
import { useCount } from '../fields/useCount';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import { useListAddress } from './ListAddress';
import { type PageStep, pageSteps } from './pageSteps';

const nextIcon = plainIcon(NextIcon, 'icon ahead');
const previousIcon = plainIcon(NextIcon, 'icon back');
const sizes = [25, 50, 100];

interface StepsProps {
  page: number;
  last: number;
  onGo: (page: number) => void;
}

const Steps = ({ page, last, onGo }: StepsProps) => {
  const translate = useTranslate();
  const step = ({ page: to, kind }: PageStep) => {
    const isCurrent = to === page;
    return (
      <li key={kind === 'page' ? to : kind}>
        <button
          type="button"
          className="page-step"
          aria-current={isCurrent ? 'page' : undefined}
          aria-label={translate(`ra.navigation.${isCurrent ? 'current_page' : 'page'}`, {
            page: to,
          })}
          onClick={() => onGo(to)}
        >
          {kind === 'page' ? to : '…'}
        </button>
      </li>
    );
  };
  return (
    <ul className="page-steps">
      <li>
        <PlainButton
          className="page-step"
          label={translate('ra.navigation.previous')}
          icon={previousIcon}
          disabled={page <= 1}
          onClick={() => onGo(page - 1)}
        />
      </li>
      {pageSteps(page, last).map(step)}
      <li>
        <PlainButton
          className="page-step"
          label={translate('ra.navigation.next')}
          icon={nextIcon}
          disabled={page >= last}
          onClick={() => onGo(page + 1)}
        />
      </li>
    </ul>
  );
};

interface PaginationProps {
  /** A row represents several records: here groups of them are counted. */
  isGrouped?: boolean;
}

/** The way through the pages of a list, and how many rows a page has. */
export const Pagination = memo(function Pagination({ isGrouped = false }: PaginationProps) {
  const translate = useTranslate();
  const count = useCount();
  const { isPending, total = 0 } = useListPaginationContext();
  const { pagination, change } = useListAddress();
  const { page, perPage } = pagination;
  if (isPending) return <div className="pagination" />;
  const last = Math.max(1, Math.ceil(total / perPage));
  if (total === 0 || page < 1 || page > last) return null;
  const range = {
    offsetBegin: count((page - 1) * perPage + 1),
    offsetEnd: count(Math.min(page * perPage, total)),
    total: count(total),
    smart_count: total,
  };
  return (
    <nav className="pagination" aria-label={translate('app.list.pages')}>
      <label className="not-on-phone">
        {translate('ra.navigation.page_rows_per_page')}
        <select
          value={perPage}
          onChange={({ target }) => change(() => ({ perPage: Number(target.value) }))}
        >
          {[...new Set([...sizes, perPage])].map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span>
        {translate(isGrouped ? 'app.list.groupRange' : 'ra.navigation.page_range_info', range)}
      </span>
      {last > 1 && <Steps page={page} last={last} onGo={(page) => change(() => ({ page }))} />}
    </nav>
  );
});
