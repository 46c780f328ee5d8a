import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import { formatMoney } from '../../../components/fields/format';
import { FormSection } from '../../../components/form/FormSection';
import { useIsLive } from '../../../components/page/useIsLive';
import { billingCategories, includedDevices } from '../../../engines/billing';
import { CapacityRow } from './CapacityRow';
import type { Order } from './useOrder';

const columns = ['service', 'capacity', 'price', 'cost'] as const;

/** Narrow where the window is. */
const tableStyle = {
  '& .MuiTableCell-root': { px: { xs: 0.5, sm: 3 }, py: 2, verticalAlign: 'middle' },
  '& .MuiTableFooter-root .MuiTableCell-root': { borderBottom: 0 },
  '& .MuiTableCell-root:first-of-type': { paddingInlineStart: { xs: 2, sm: 3 } },
  '& .MuiTableCell-root:last-of-type': { paddingInlineEnd: { xs: 2, sm: 3 } },
  '& .MuiTableCell-body': { fontSize: { xs: 13, sm: 14 } },
};

/** As the tables of lists. */
const frameStyle = {
  overflowX: 'auto',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 2,
  bgcolor: 'background.paper',
};

interface CapacityTableProps {
  order: Order;
  /** Devices that come with each call session. */
  ratio: number;
  /** The quantities are ordered already. */
  isLocked?: boolean;
  /** They are on their way: a field that cannot be changed keeps the keyboard's place. */
  isBusy: boolean;
}

const TotalRow = ({ total, currency }: Order) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const isLive = useIsLive(total !== null);
  return (
    <TableFooter>
      <TableRow>
        <TableCell component="th" scope="row" colSpan={3} sx={{ color: 'text.primary' }}>
          {translate('pages.billing.order.total')}
        </TableCell>
        <TableCell
          align="right"
          sx={{ color: 'text.primary', fontSize: { xs: 13, sm: 14 }, fontWeight: 600 }}
          aria-live={isLive ? 'polite' : undefined}
        >
          {total === null || currency === null ? '–' : formatMoney(total, currency, locale)}
        </TableCell>
      </TableRow>
    </TableFooter>
  );
};

/** What is bought, what it costs, and how many devices come with it. */
export const CapacityTable = ({ order, ratio, isLocked = false, isBusy }: CapacityTableProps) => {
  const translate = useTranslate();
  const { quantities, lines } = order;
  const [isAsked, setIsAsked] = useState(false);
  const [hadDevices] = useState((quantities?.device ?? 0) > 0);
  const hasDevices = hadDevices || isAsked;
  const sessions = quantities?.voice_call_session ?? 0;
  const shown = billingCategories.filter((category) => category !== 'device' || hasDevices);
  return (
    <FormSection title={translate('pages.billing.order.capacitySection')}>
      <Box sx={frameStyle}>
        <Table size="small" sx={tableStyle}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column} align={column === 'cost' ? 'right' : 'left'}>
                  {translate(`pages.billing.order.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((category) => (
              <CapacityRow
                key={category}
                category={category}
                line={lines?.find((line) => line.category === category)}
                isLocked={isLocked}
                isBusy={isBusy}
                autoFocus={isAsked && category === 'device'}
              />
            ))}
          </TableBody>
          <TotalRow {...order} />
        </Table>
      </Box>
      {quantities && !lines && (
        <Alert severity="warning" variant="outlined">
          {translate('pages.billing.order.noPrices')}
        </Alert>
      )}
      {sessions > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('pages.billing.order.hint', {
            sessions,
            devices: includedDevices(sessions, ratio),
          })}
        </Typography>
      )}
      {sessions > 0 && !hasDevices && !isLocked && (
        <div>
          <Button
            variant="outlined"
            size="small"
            disabled={isBusy}
            onClick={() => setIsAsked(true)}
          >
            {translate('pages.billing.order.askDevices')}
          </Button>
        </div>
      )}
    </FormSection>
  );
};
