import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId } from 'react';
import { intlLocale } from '../../../domain/intlLocale';
import {
  formatDuration,
  type LatencySummary,
  measures,
  type SpanTree,
} from '../../../engines/trace';

interface LatencyTableProps {
  tree: SpanTree;
  latencies: LatencySummary;
  onClose: () => void;
  onShow: (node: number) => void;
}

const Summary = ({ latencies }: Pick<LatencyTableProps, 'latencies'>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const columns = ['measure', 'count', 'unknown', 'p50', 'p95', 'longest'];
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {columns.map((column, place) => (
            <TableCell key={column} align={place === 0 ? 'left' : 'right'}>
              {translate(`resources.recent-calls.trace.latency.columns.${column}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {measures.map((measure) => {
          const { count, unknown, p50, p95, longest } = latencies[measure];
          const figures = { p50, p95, longest };
          return (
            <TableRow key={measure}>
              <TableCell component="th" scope="row">
                {translate(`resources.recent-calls.trace.latency.${measure}`)}
              </TableCell>
              <TableCell align="right">{count}</TableCell>
              <TableCell align="right">{unknown}</TableCell>
              {Object.entries(figures).map(([name, value]) => (
                <TableCell key={name} align="right">
                  {value === null ? '–' : formatDuration(value, locale)}
                </TableCell>
              ))}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
};

const Samples = ({ tree, latencies, onShow }: Omit<LatencyTableProps, 'onClose'>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  // The slowest are what somebody looks for; how many there are in all is said beside them.
  const { slowest } = latencies;
  const all = measures.reduce((sum, measure) => sum + latencies[measure].count, 0);
  const columns = ['measure', 'span', 'at', 'took'];
  return (
    <>
      <Typography variant="h3" component="h3" sx={{ mt: 6, mb: 1 }}>
        {translate(
          `resources.recent-calls.trace.latency.${all > slowest.length ? 'slowest' : 'each'}`,
          { shown: slowest.length, all: all.toLocaleString(intlLocale(locale)) },
        )}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column, place) => (
              <TableCell key={column} align={place < 2 ? 'left' : 'right'}>
                {translate(`resources.recent-calls.trace.latency.columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {slowest.map(({ measure, node, ms }) => {
            const found = tree.nodes.at(node);
            return (
              <TableRow key={`${measure} ${node}`}>
                <TableCell>
                  {translate(`resources.recent-calls.trace.latency.${measure}`)}
                </TableCell>
                <TableCell sx={{ maxWidth: 260 }}>
                  <Link
                    component="button"
                    type="button"
                    noWrap
                    title={found?.span.name}
                    onClick={() => onShow(node)}
                    sx={{ display: 'block', maxWidth: '100%', minHeight: 24, textAlign: 'start' }}
                  >
                    {found?.span.name || translate('resources.recent-calls.trace.noName')}
                  </Link>
                </TableCell>
                <TableCell align="right">{formatDuration(found?.startMs ?? 0, locale)}</TableCell>
                <TableCell align="right">{formatDuration(ms, locale)}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </>
  );
};

/** Every measurement of a call, and how each is taken. */
export const LatencyTable = ({ tree, latencies, onClose, onShow }: LatencyTableProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('resources.recent-calls.trace.latency.title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Summary latencies={latencies} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {translate('resources.recent-calls.trace.latency.how')}
        </Typography>
        <Samples tree={tree} latencies={latencies} onShow={onShow} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.confirm.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
