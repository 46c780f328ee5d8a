import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { curlOf, shellComment } from '../../saving/curl';
import type { Prepared } from '../../saving/save';
import { type FormSecretsNow, shownSteps } from '../../saving/shownSteps';
import { useCopy } from '../inputs/useCopy';
import { SentCall } from './SentCall';
import { SentChanges } from './SentChanges';
import { useStepWords } from './useStepWords';

interface SentDialogProps {
  prepared: Prepared;
  /** Where the API is. */
  address: string;
  secrets: FormSecretsNow;
  onClose: () => void;
}

/** The calls that a save would send, in words and as commands. Nothing has been sent. */
export const SentDialog = ({ prepared, address, secrets, onClose }: SentDialogProps) => {
  const translate = useTranslate();
  const wordsOf = useStepWords();
  const copy = useCopy();
  const titleId = useId();
  const steps = shownSteps(prepared, secrets);
  const all = steps
    .map(
      ({ id, name, call }) =>
        `${shellComment(wordsOf({ id, name, call }))}\n${curlOf(call, address)}\n`,
    )
    .join('\n');
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{translate('app.forms.willBeSent')}</DialogTitle>
      {/* Long lists scroll, for the keyboard too. */}
      <DialogContent tabIndex={0}>
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {translate(steps.length > 0 ? 'app.sent.help' : 'app.sent.nothing')}
        </Typography>
        {steps.length > 0 && (
          <Box component="ol" sx={{ m: 0, paddingInlineStart: 5 }}>
            {steps.map((step) => (
              <li key={step.id}>
                <Typography variant="h3">{wordsOf(step)}</Typography>
                <SentChanges
                  resource={prepared.input.resource}
                  changes={step.changes}
                  isRow={step.isRow}
                />
                <SentCall call={step.call} address={address} name={wordsOf(step)} />
              </li>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {steps.length > 1 && (
          <Button color="inherit" onClick={() => copy(all, translate('app.sent.calls'))}>
            {translate('app.sent.copyAll')}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('app.confirm.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
