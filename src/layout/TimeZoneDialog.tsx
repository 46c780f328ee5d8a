import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import { useTimeZone } from '../components/ConsoleContext';
import { useTimes } from '../components/fields/useTimes';
import { Combobox } from '../components/inputs/Combobox';

const named = (id: string) => ({ id, name: id.replace(/_/g, ' ') });
const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Chooses the time zone of every time in the console; it holds at once. */
export const TimeZoneDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  const times = useTimes();
  const { zone, choose } = useTimeZone();
  const choices = useMemo(
    () => [
      { id: '', name: translate('app.timeZone.browser', { zone: named(browserZone).name }) },
      ...[...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map(named),
    ],
    [translate],
  );
  const chosen = choices.find(({ id }) => id === (zone ?? '')) ?? (zone ? named(zone) : null);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('app.timeZone.label')}</DialogTitle>
      <DialogContent>
        <Combobox
          label={translate('app.timeZone.label')}
          choices={choices}
          value={chosen}
          onChange={(choice) => choose(choice?.id || undefined)}
        />
        <Typography color="textSecondary" role="status" sx={{ mt: 3, fontSize: 13 }}>
          {translate('app.timeZone.now', { time: times.exact(new Date().toISOString()) })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('app.timeZone.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
