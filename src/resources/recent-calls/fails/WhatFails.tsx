import ChartIcon from '@mui/icons-material/BarChartOutlined';
import Box from '@mui/material/Box';
import { useStore, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Bounded } from '../../../components/page/Bounded';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { PlainButton } from '../../../components/plain/PlainButton';
import { plainIcon } from '../../../components/plain/plainIcon';
import { viewWith } from '../../view';

const chartIcon = plainIcon(ChartIcon);
const FailPanel = viewWith(['loadSummary'], async () => (await import('./FailPanel')).FailPanel);

/** It stays open until the log-out. */
const useIsOpen = () => useStore<boolean>('recent-calls.whatFails', false);

/** Opens and closes the summary; it stands beside the filters, whose calls it sums up. */
export const WhatFailsButton = () => {
  const [isOpen, setIsOpen] = useIsOpen();
  return (
    <PlainButton
      label={useTranslate()('resources.recent-calls.list.whatFails')}
      icon={chartIcon}
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    />
  );
};

/** The summary of the calls of the list's filters, once somebody opens it. */
export const WhatFails = () => {
  const [isOpen] = useIsOpen();
  return (
    isOpen && (
      <Box sx={{ mb: 3 }}>
        <Bounded of="panel">
          <Suspense fallback={<TableSkeleton rows={6} />}>
            <FailPanel />
          </Suspense>
        </Bounded>
      </Box>
    )
  );
};
