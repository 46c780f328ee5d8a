import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useListAddress } from '../../../components/list/ListAddress';
import { doneOf } from '../useBulkRun';
import { ApplicationPicker, type RoutingTarget } from './ApplicationPicker';
import { RoutingDialog } from './RoutingDialog';
import { useRouting } from './useRouting';
import { useRoutingAccount } from './useRoutingAccount';
import { useSelection } from './useSelection';

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 36,
  mb: 3,
  color: 'text.secondary',
};

const SelectedNumbers = ({ accountSid }: { accountSid: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { ids, total, hasMore, select, selectAll, isSelecting, numberOf } = useSelection();
  const [target, setTarget] = useState<RoutingTarget | null>(null);
  const routing = useRouting((run) => {
    const routed = new Set(doneOf(run));
    select(ids.filter((id) => !routed.has(id)));
    queryClient.invalidateQueries({ queryKey: ['phone-numbers'] });
    if (routed.size < run.ids.length) return;
    routing.close();
    notify('resources.phone-numbers.routing.done', { type: 'success' });
  });
  return (
    <>
      <span role="status">
        {ids.length === 0
          ? translate('resources.phone-numbers.routing.start')
          : translate('resources.phone-numbers.routing.selected', { smart_count: ids.length })}
      </span>
      {hasMore && (
        <Button size="small" onClick={selectAll} disabled={isSelecting}>
          {isSelecting
            ? translate('resources.phone-numbers.routing.selecting')
            : translate('resources.phone-numbers.routing.selectAll', { smart_count: total })}
        </Button>
      )}
      {ids.length > 0 && (
        <>
          <Button size="small" color="inherit" onClick={() => select([])}>
            {translate('resources.phone-numbers.routing.clear')}
          </Button>
          <Box sx={{ flex: 1 }} />
          <ApplicationPicker accountSid={accountSid} value={target} onChange={setTarget} />
          <Button
            variant="contained"
            disabled={!target || isSelecting}
            onClick={() => target && routing.start(ids, target.applicationSid)}
          >
            {translate('resources.phone-numbers.routing.apply')}
          </Button>
        </>
      )}
      {routing.run && (
        <RoutingDialog
          run={routing.run}
          numberOf={numberOf}
          onStop={routing.stop}
          onRetry={routing.start}
          onClose={routing.close}
        />
      )}
    </>
  );
};

/** What is done with a selection of numbers; a hint where it cannot be known whose they are. */
export const RoutingBar = () => {
  const translate = useTranslate();
  const { total, isPending } = useListContext();
  const { filter } = useListAddress();
  const { canRoute, accountSid } = useRoutingAccount();
  // A search that finds nothing keeps what is selected; its place is there from the start.
  const hasPlace = isPending || Boolean(total) || Boolean(filter.q);
  if (!canRoute || !hasPlace) return null;
  return (
    <Box role="group" aria-label={translate('resources.phone-numbers.routing.label')} sx={style}>
      {accountSid ? (
        <SelectedNumbers key={accountSid} accountSid={accountSid} />
      ) : (
        translate('resources.phone-numbers.routing.hint')
      )}
    </Box>
  );
};
