import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { Fragment, useId } from 'react';
import { type Region, type RegionDetail, regionDetails } from '../../../engines/audio';

const text = 'resources.recent-calls.player.dialog';

const Facts = ({ facts }: { facts: RegionDetail[] }) => {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
        columnGap: 4,
        rowGap: 2,
        m: 0,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(({ key, value, isCode }) => (
        <Fragment key={key}>
          <dt>{translate(`${text}.${key}`)}</dt>
          <dd>{isCode ? translate(`${text}.${value}`) : value}</dd>
        </Fragment>
      ))}
    </Box>
  );
};

/** What is known of one mark (rule 14.6). */
export const RegionDialog = ({
  region,
  onClose,
}: {
  region: Region | null;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const titleId = useId();
  if (!region) return null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate(`${text}.${region.kind}`)}</DialogTitle>
      <DialogContent>
        <Facts facts={regionDetails(region)} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('app.confirm.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
