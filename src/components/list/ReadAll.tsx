import Button from '@mui/material/Button';
import { useResourceDefinition, useTranslate } from 'ra-core';
import type { ReadingCost } from '../../types';
import type { ResourceOptions } from '../../types/resourceOptions';
import { useCount } from '../fields/useCount';
import { EmptyState } from '../page/EmptyState';
import { useReadAll } from './furtherPages';
import { useListAddress } from './ListAddress';

/** Says in the place of the rows what it takes to find or sort them, and asks first. */
export const ReadAll = ({ cost: { rows, requests, bytes } }: { cost: ReadingCost }) => {
  const translate = useTranslate();
  const countOf = useCount();
  const readAll = useReadAll();
  const { change, clear, narrowing } = useListAddress();
  const { options } = useResourceDefinition();
  const sort = (options as ResourceOptions | undefined)?.beginning?.sort;
  const size = countOf(Math.ceil(bytes / 1_000_000));
  return (
    <EmptyState
      title={translate('app.list.readAll.title', { rows: countOf(rows) })}
      text={translate('app.list.readAll.cost', {
        requests: countOf(requests),
        size,
        smart_count: requests,
      })}
      action={
        <>
          <Button variant="outlined" onClick={readAll} sx={{ marginInlineEnd: 2 }}>
            {translate('app.list.readAll.confirm')}
          </Button>
          <Button
            onClick={() => {
              change(() => ({ sort }));
              if (narrowing.length > 0) clear();
            }}
          >
            {translate('app.list.readAll.cancel')}
          </Button>
        </>
      }
    />
  );
};
