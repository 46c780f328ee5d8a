import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Drain } from '../../../saving/drains';
import type { Carrier, PhoneNumber } from '../../../types';
import { readableNumber } from '../../fields/phoneNumber';
import { useErrorText } from '../../page/errorText';
import { usePlatform } from '../../usePlatform';
import { RunDialog } from '../RunDialog';
import { useBulkWork } from '../useBulkWork';
import { useMemory, useMoved, useSwitch } from './useDrain';

const texts = 'app.bulk.putBack';

interface PutBackProps {
  carrier: Carrier;
  drain: Drain;
  onClose: () => void;
}

const nameOf = ({ number }: PhoneNumber) => readableNumber(number);

/** Gives the numbers back to the carrier, and switches it on where it was switched off with them. */
const Running = ({ carrier, drain, moved, onClose }: PutBackProps & { moved: PhoneNumber[] }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const dataProvider = usePlatform();
  const { state, turn } = useSwitch(carrier);
  const { keepOnly } = useMemory(carrier);
  const work = useBulkWork({
    records: moved,
    nameOf,
    work: async (some, options, { logOf }) => {
      const many = await dataProvider.many();
      await many.moveNumbers(some, carrier.id, logOf, options);
    },
    onDone: async (done) => {
      const back = new Set(done.map(({ id }) => id));
      await keepOnly(
        drain,
        moved.flatMap(({ id }) => (back.has(id) ? [] : [id])),
      );
      if (back.size === moved.length && drain.switchedOff) await turn(true);
    },
  });
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    work.start();
  });
  const gone = drain.numbers.length - moved.length;
  const { name } = carrier;
  return (
    <RunDialog
      work={work}
      texts={texts}
      nameLabel={translate('resources.phone-numbers.fields.number')}
      isMono
      onClose={onClose}
    >
      {gone > 0 && <Typography>{translate(`${texts}.gone`, { smart_count: gone })}</Typography>}
      {state === 'done' && <Typography>{translate(`${texts}.on`, { name })}</Typography>}
      {typeof state === 'object' && 'error' in state && (
        <Typography color="error">
          {translate(`${texts}.notOn`, { name })} {errorText(state.error).join(' ')}
        </Typography>
      )}
    </RunDialog>
  );
};

/** Puts back what was moved away, as far as it is where it was moved to. */
export const PutBack = (props: PutBackProps) => {
  const { data: moved } = useMoved(props.drain);
  return moved ? <Running {...props} moved={moved} /> : null;
};
