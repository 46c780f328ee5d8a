import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Fragment, useId } from 'react';
import { namedKeys, shortcutGroups, singleKeys } from './shortcutTable';

const text = (name: string) => `app.keys.${name}`;

const groupsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 10,
  rowGap: 6,
} as const;
const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignItems: 'baseline',
  columnGap: 4,
  rowGap: 1.5,
  m: 0,
  mt: 2,
  fontSize: 13,
  '& dd': { m: 0, textAlign: 'end', color: 'text.secondary' },
  '& kbd': {
    px: 1.5,
    py: 0.5,
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 1,
    font: 'inherit',
    fontSize: 12,
    color: 'text.primary',
  },
} as const;

const useKeyName = () => {
  const translate = useTranslate();
  return (key: string) =>
    namedKeys.some((name) => name === key) ? translate(text(`names.${key}`)) : key;
};

interface ShortcutsDialogProps {
  areSingleKeysOn: boolean;
  onSwitch: (areOn: boolean) => void;
  onClose: () => void;
}

/** What the keys of the console do, and the switch for those that act alone. */
export const ShortcutsDialog = ({ areSingleKeysOn, onSwitch, onClose }: ShortcutsDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const helpId = useId();
  const nameOf = useKeyName();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{translate(text('title'))}</DialogTitle>
      <DialogContent>
        <Box sx={groupsStyle}>
          {shortcutGroups.map(({ name, shortcuts }) => (
            <section key={name} aria-labelledby={`${titleId}-${name}`}>
              <Typography variant="h3" id={`${titleId}-${name}`}>
                {translate(text(`groups.${name}`))}
              </Typography>
              <Box component="dl" sx={listStyle}>
                {shortcuts.map(({ does, keys }) => (
                  <Fragment key={does}>
                    <dt>{translate(text(`does.${does}`))}</dt>
                    <dd>
                      {keys.map((key, index) => (
                        <Fragment key={key}>
                          {index > 0 && <span>{` ${translate(text('or'))} `}</span>}
                          <kbd>{nameOf(key)}</kbd>
                        </Fragment>
                      ))}
                    </dd>
                  </Fragment>
                ))}
              </Box>
            </section>
          ))}
        </Box>
        <Box sx={{ mt: 6 }}>
          <FormControlLabel
            control={
              <Switch
                checked={areSingleKeysOn}
                onChange={(_event, isOn) => onSwitch(isOn)}
                slotProps={{ input: { 'aria-describedby': helpId } }}
              />
            }
            label={translate(text('single'))}
          />
          <FormHelperText id={helpId}>
            {translate(text('singleHelp'), { keys: singleKeys.join(' ') })}
          </FormHelperText>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('app.confirm.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
