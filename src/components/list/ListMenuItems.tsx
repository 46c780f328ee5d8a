import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useListContext, useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { addressOf, hrefOf } from '../../routing/addresses';
import { useConsoleActions } from '../ConsoleContext';
import { onDemand } from '../onDemand';
import { useLinkClicks } from '../plain/useLinkClicks';
import { useListAddress } from './ListAddress';
import type { OpenedMenuProps } from './MenuButton';
import { useCanImport } from './useCanImport';
import { useIsListEmpty } from './useIsListEmpty';

const ColumnsDialog = onDemand(async () => (await import('./columns/ColumnsDialog')).ColumnsDialog);
const ExportDialog = onDemand(async () => (await import('../exchange/ExportDialog')).ExportDialog);

/** How many rows the list has, as far as the platform said so. */
const useRowTotal = (): number | undefined => {
  const { total, meta } = useListContext();
  return meta?.newest?.total ?? total;
};

/** What can be done with the list as a whole. */
export const ListMenuItems = ({ anchor, onClose }: OpenedMenuProps) => {
  const translate = useTranslate();
  const followLink = useLinkClicks();
  const resource = useResourceContext() ?? '';
  const { filter, sort } = useListAddress();
  const total = useRowTotal();
  const { loadTexts, tellMissing } = useConsoleActions();
  const [dialog, setDialog] = useState<'columns' | 'export' | null>(null);
  const mayImport = useCanImport();
  const isEmpty = useIsListEmpty();
  const leave = () => {
    onClose();
    anchor.focus();
  };
  if (dialog === 'columns') {
    return (
      <Suspense fallback={null}>
        <ColumnsDialog onClose={leave} />
      </Suspense>
    );
  }
  if (dialog === 'export') {
    return (
      <Suspense fallback={null}>
        <ExportDialog resource={resource} shown={{ filter, sort }} total={total} onClose={leave} />
      </Suspense>
    );
  }
  const begin = (next: 'columns' | 'export', code: { prepare: () => Promise<unknown> }) => () =>
    Promise.all([code.prepare(), loadTexts('loadExchange')]).then(
      () => setDialog(next),
      (error: unknown) => {
        leave();
        return tellMissing(error);
      },
    );
  const items: ReactNode[] = [
    !isEmpty && (
      <MenuItem key="columns" onClick={begin('columns', ColumnsDialog)}>
        {translate('app.list.menu.columns')}
      </MenuItem>
    ),
    !isEmpty && (
      <MenuItem key="export" onClick={begin('export', ExportDialog)}>
        {translate('app.list.menu.export')}
      </MenuItem>
    ),
    mayImport && (
      <MenuItem
        key="import"
        component="a"
        href={hrefOf(addressOf({ area: 'import', search: { of: resource } }))}
        onClick={onClose}
      >
        {translate('app.list.menu.import')}
      </MenuItem>
    ),
  ];
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      onClick={followLink}
      transitionDuration={0}
      slotProps={{ list: { 'aria-label': translate('app.list.menu.label') } }}
    >
      {items}
    </Menu>
  );
};
