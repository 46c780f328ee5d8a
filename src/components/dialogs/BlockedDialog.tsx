import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

interface UsageGroup {
  /** What kind of thing uses it, already translated. */
  label: string;
  names: string[];
}

interface BlockedDialogProps {
  title: string;
  text: string;
  groups: UsageGroup[];
  onClose: () => void;
}

const shown = 10;

/** Refuses a deletion and names what stands in its way. */
export const BlockedDialog = ({ title, text, groups, onClose }: BlockedDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {/* Long lists scroll, for the keyboard too. */}
      <DialogContent tabIndex={0}>
        <Typography sx={{ mb: 3 }}>{text}</Typography>
        {groups.map(({ label, names }) => (
          <Box key={label} sx={{ mb: 3 }}>
            <Typography variant="h3" component="p">
              {label} ({names.length})
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 5, overflowWrap: 'anywhere' }}>
              {[...new Set(names)].slice(0, shown).map((name) => (
                <li key={name}>{name}</li>
              ))}
              {names.length > shown && <li>+ {names.length - shown}</li>}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('app.confirm.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
