import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef } from 'react';
import type { Whereabouts } from '../../../dataProvider';
import type { Drain } from '../../../saving/drains';
import type { Carrier, PhoneNumber } from '../../../types';
import { readableNumber } from '../../fields/phoneNumber';
import { useErrorText } from '../../page/errorText';
import { RunDialog } from '../RunDialog';
import { useBulkWork } from '../useBulkWork';
import { useForgetting, useSwitch, useWhereabouts } from './useDrain';
import { useMoveNumbers } from './useMoveNumbers';

const texts = 'app.bulk.putBack';

interface PutBackProps {
  carrier: Carrier;
  drain: Drain;
  onClose: () => void;
}

const nameOf = ({ number }: PhoneNumber) => readableNumber(number);

/** Switches the carrier on where it was switched off with its numbers, and gives them back to it. */
const Running = ({ carrier, drain, found, onClose }: PutBackProps & { found: Whereabouts }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const move = useMoveNumbers();
  const { state, turn } = useSwitch(carrier);
  const { watch, forget, forgetSwitch } = useForgetting(carrier, drain);
  const { away, home, gone } = found;
  const work = useBulkWork({
    records: away.map(({ number }) => number),
    nameOf,
    work: async (some, options, { logOf }) => {
      if (drain.switchedOff && state !== 'done') {
        // First, as calls to what is back would be refused.
        const on = await turn(true);
        if (typeof on === 'object' && 'error' in on) {
          for (const { id } of some) options.onResult({ id, error: on.error });
          return;
        }
        // A storage that hangs holds back no number.
        void forgetSwitch();
      }
      await move(some, carrier.id, watch(away, logOf), options);
    },
    onDone: () => forget([...home, ...gone]),
  });
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    work.start();
  });
  const { name } = carrier;
  const say = (key: 'home' | 'gone') =>
    found[key].length > 0 && (
      <Typography>
        {translate(`${texts}.${key}`, { smart_count: found[key].length, name })}
      </Typography>
    );
  return (
    <RunDialog
      work={work}
      texts={texts}
      nameLabel={translate('resources.phone-numbers.fields.number')}
      isMono
      onClose={onClose}
    >
      {say('home')}
      {say('gone')}
      {state === 'done' && <Typography>{translate(`${texts}.on`, { name })}</Typography>}
      {typeof state === 'object' && 'error' in state && (
        <Typography color="error">
          {[translate(`${texts}.notOn`, { name }), ...errorText(state.error)].join(' ')}
        </Typography>
      )}
    </RunDialog>
  );
};

/** Looks for the numbers; says why where they cannot be looked for. */
const Looking = ({ error, onClose }: { error: unknown; onClose: () => void }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate(`${texts}.running`)}</DialogTitle>
      <DialogContent>
        {error ? (
          <Typography role="alert" color="error">
            {errorText(error).join(' ')}
          </Typography>
        ) : (
          <LinearProgress aria-labelledby={titleId} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.confirm.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Puts back what was moved away, as far as it is where it was moved to. */
export const PutBack = (props: PutBackProps) => {
  const { data: found, error } = useWhereabouts(props.carrier, props.drain);
  if (!found) return <Looking error={error} onClose={props.onClose} />;
  return <Running {...props} found={found} />;
};
