import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useErrorText } from '../../../components/page/errorText';
import { usePlatform } from '../../../components/usePlatform';
import { mono } from '../../../theme';
import type { CallDialogProps } from './callDialogs';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

/** Sends keys to the far end, one after the other in the order in which they were pressed. */
export const KeypadDialog = ({ call, parties, onClose }: CallDialogProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const dataProvider = usePlatform();
  const titleId = useId();
  const [sent, setSent] = useState('');
  const [error, setError] = useState<unknown>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const send = (digit: string) => {
    last.current = last.current
      .then(() => dataProvider.changeCall(call, { act: 'sendDigit', digit }))
      .then(() => {
        setError(null);
        setSent((before) => before + digit);
      })
      .catch(setError);
  };
  // A key that is held is pressed once, as on a telephone.
  const onKeyDown = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (keys.includes(key) && !repeat && !ctrlKey && !metaKey && !altKey) send(key);
  };
  return (
    <Dialog open onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId}>{translate('live.calls.keypad.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <div>{translate('resources.recent-calls.fromTo', parties)}</div>
        <Box
          role="status"
          sx={{ fontFamily: mono.fontFamily, minHeight: 20, overflowWrap: 'anywhere' }}
        >
          {sent ? translate('live.calls.keypad.sent', { digits: sent }) : ' '}
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 2 }}>
          {keys.map((key) => (
            <Button
              translate="no"
              key={key}
              variant="outlined"
              color="inherit"
              autoFocus={key === '1'}
              onClick={() => send(key)}
              aria-label={translate('live.calls.keypad.key', { key })}
              sx={{ ...mono, fontSize: 18, minHeight: 44 }}
            >
              {key}
            </Button>
          ))}
        </Box>
        {error !== null && (
          <Alert severity="error" variant="outlined">
            {errorText(error).join(' ')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('live.calls.keypad.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
