import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useOneAtATime } from '../../components/page/useOneAtATime';

/** Why a sign-in was refused: a message key, and the platform's own words where it has any. */
export interface RefusedSignIn {
  message: string;
  args?: Record<string, string | number>;
  detail: string | null;
}

interface SignInAgainDialogProps {
  username: string;
  /** The session is already over: a user who does not sign in leaves the page. */
  isOver: boolean;
  /** What is unsaved is in another tab. */
  isElsewhere: boolean;
  /** Signs in, and answers why not. */
  onSignIn: (password: string) => Promise<RefusedSignIn | null>;
  onLater: () => void;
  onLeave: () => void;
}

/** The same user signs in again on the spot, so that nothing on the page is lost (decision 73). */
export const SignInAgainDialog = ({
  username,
  isOver,
  isElsewhere,
  onSignIn,
  onLater,
  onLeave,
}: SignInAgainDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const expired = isElsewhere ? 'app.session.expiredElsewhere' : 'app.session.expired';
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const { isBusy, run } = useOneAtATime();
  const [refused, setRefused] = useState<RefusedSignIn | null>(null);
  const attempt = async () => {
    if (!password) return input.current?.focus();
    setRefused(null);
    const reason = await onSignIn(password);
    setRefused(reason);
    if (reason) input.current?.select();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A portal is still inside the form of the page as far as React is concerned.
    event.stopPropagation();
    return run(attempt);
  };
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate('app.session.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <Typography>{translate(isOver ? expired : 'app.session.ahead')}</Typography>
          {refused && (
            <Alert severity="error" variant="outlined">
              {[translate(refused.message, refused.args), refused.detail].filter(Boolean).join(' ')}
            </Alert>
          )}
          <TextField
            label={translate('app.session.username')}
            value={username}
            slotProps={{ htmlInput: { readOnly: true, autoComplete: 'username' } }}
          />
          <TextField
            label={translate('app.session.password')}
            type="password"
            autoFocus
            required
            inputRef={input}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={isOver ? onLeave : onLater} disabled={isBusy}>
            <span>{translate(isOver ? 'app.session.leave' : 'app.session.later')}</span>
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            <span>{translate(isBusy ? 'app.session.busy' : 'app.session.submit')}</span>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
