import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import type { Drain } from '../../../saving/drains';
import type { Carrier, PhoneNumber } from '../../../types';
import { useTimes } from '../../fields/useTimes';
import { Combobox } from '../../inputs/Combobox';
import { useErrorText } from '../../page/errorText';

interface Choice {
  id: string;
  name: string;
}

interface DrainQuestionProps {
  carrier: Carrier;
  numbers: PhoneNumber[] | undefined;
  /** Why they, or the carriers, are not there. */
  error: unknown;
  choices: Choice[] | undefined;
  target: Choice | null;
  onTarget: (target: Choice | null) => void;
  switchesOff: boolean;
  onSwitchesOff: (switchesOff: boolean) => void;
  before: readonly Drain[] | undefined;
  onPutBack: (drain: Drain) => void;
}

const texts = 'app.bulk.drain';

/** What was moved away before, and the way back. */
const Before = ({ before, onPutBack }: { before: Drain; onPutBack: (drain: Drain) => void }) => {
  const translate = useTranslate();
  const times = useTimes();
  const smart_count = before.numbers.length;
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={() => onPutBack(before)}>
          <span>{translate(`${texts}.putBack`, { smart_count })}</span>
        </Button>
      }
    >
      {translate(`${texts}.before`, {
        smart_count,
        name: before.target.name,
        time: times.moment(before.at),
      })}
    </Alert>
  );
};

/** Where the numbers of a carrier go, and what becomes of it. */
export const DrainQuestion = (props: DrainQuestionProps) => {
  const { carrier, numbers, error, choices, target, onTarget, before, onPutBack } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const say = () => {
    if (error) return errorText(error).join(' ');
    if (!numbers) return translate(`${texts}.reading`);
    return numbers.length === 0
      ? translate(`${texts}.none`)
      : translate(`${texts}.count`, { smart_count: numbers.length });
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {before?.map((drain) => (
        <Before key={drain.target.id} before={drain} onPutBack={onPutBack} />
      ))}
      <Box role="status" sx={{ color: error ? 'error.main' : undefined }}>
        {say()}
      </Box>
      {numbers && numbers.length > 0 && (
        <>
          {translate('app.bulk.moveToCarrier.consequence')}
          <Combobox
            className="wide"
            label={translate(`${texts}.target`)}
            placeholder={translate(`${texts}.target`)}
            choices={choices ?? []}
            value={target}
            onChange={onTarget}
            isLoading={!choices}
          />
          {carrier.is_active && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={props.switchesOff}
                  onChange={(event) => props.onSwitchesOff(event.target.checked)}
                />
              }
              label={translate(`${texts}.switchOff`, { name: carrier.name })}
            />
          )}
        </>
      )}
    </Box>
  );
};
