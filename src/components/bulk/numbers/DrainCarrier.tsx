import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Drain } from '../../../saving/drains';
import type { Carrier, PhoneNumber } from '../../../types';
import { readableNumber } from '../../fields/phoneNumber';
import { useErrorText } from '../../page/errorText';
import { ManyQuestion } from '../ManyQuestion';
import { RunDialog } from '../RunDialog';
import { useAllowed } from '../useAllowed';
import { useBulkWork } from '../useBulkWork';
import { DrainQuestion } from './DrainQuestion';
import { PutBack } from './PutBack';
import { useCarriersFor } from './useCarriersFor';
import { type SwitchState, useMemory, useNumbersOf, useSwitch } from './useDrain';
import { useMoveNumbers } from './useMoveNumbers';

interface DrainCarrierProps {
  carrier: Carrier;
  onClose: () => void;
}

const texts = 'app.bulk.drain';
const nameOf = ({ number }: PhoneNumber) => readableNumber(number);
const none: PhoneNumber[] = [];

/** What became of the carrier itself. */
const Switched = ({ name, state }: { name: string; state: SwitchState }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  if (state === 'open') return null;
  if (state === 'done') return <Typography>{translate(`${texts}.off`, { name })}</Typography>;
  if ('remaining' in state) {
    return (
      <Typography color="error">
        {translate(`${texts}.notOff`, { name })}{' '}
        {translate(`${texts}.left`, { smart_count: state.remaining })}
      </Typography>
    );
  }
  return (
    <Typography color="error">
      {[translate(`${texts}.notOff`, { name }), ...errorText(state.error)].join(' ')}
    </Typography>
  );
};

interface DrainedActionsProps {
  drain: Drain | null;
  state: SwitchState;
  onPutBack: (drain: Drain) => void;
  onAgain: () => void;
}

/** What can be done with the result: back, or on with what was added meanwhile. */
const DrainedActions = ({ drain, state, onPutBack, onAgain }: DrainedActionsProps) => {
  const translate = useTranslate();
  return (
    <>
      {drain && (
        <Button color="inherit" onClick={() => onPutBack(drain)}>
          <span>{translate(`${texts}.putBack`, { smart_count: drain.numbers.length })}</span>
        </Button>
      )}
      {typeof state === 'object' && 'remaining' in state && (
        <Button color="inherit" onClick={onAgain}>
          {translate(`${texts}.moveLeft`)}
        </Button>
      )}
    </>
  );
};

/** Which carrier is next, where there is only one, or as it was chosen. */
function useTarget(numbers: PhoneNumber[], carrier: Carrier) {
  const { choices, error } = useCarriersFor(numbers, carrier.id);
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  const only = choices?.length === 1 ? choices[0] : undefined;
  return { choices, error, target: chosen ?? only ?? null, choose: setChosen };
}

/** Moves every number of a carrier to another one, and switches it off. */
const Draining = ({
  carrier,
  onClose,
  onPutBack,
  onAgain,
}: DrainCarrierProps & Pick<DrainedActionsProps, 'onPutBack' | 'onAgain'>) => {
  const translate = useTranslate();
  const move = useMoveNumbers();
  const { numbers, error, before } = useNumbersOf(carrier);
  const { records, skipped } = useAllowed('moveToCarrier', numbers ?? none);
  const { target, choose, ...carriers } = useTarget(records, carrier);
  const [switchesOff, setSwitchesOff] = useState(true);
  const turnsOff = switchesOff && carrier.is_active;
  const { state, turn } = useSwitch(carrier);
  const { drain, isKept, watch, finish } = useMemory(carrier, before);
  const work = useBulkWork({
    records,
    skipped,
    nameOf,
    work: async (some, options, { logOf }) => {
      if (target) await move(some, target.id, watch(target, some, logOf), options);
    },
    onDone: async (done) => {
      const isEmpty = done.length === records.length && skipped.length === 0;
      const isOff = isEmpty && turnsOff && (await turn(false)) === 'done';
      if (target) await finish(target, isOff);
    },
  });
  if (work.run) {
    return (
      <RunDialog
        work={work}
        texts="app.bulk.moveToCarrier"
        nameLabel={translate('resources.phone-numbers.fields.number')}
        isMono
        actions={
          <DrainedActions drain={drain} state={state} onPutBack={onPutBack} onAgain={onAgain} />
        }
        onClose={onClose}
      >
        <Switched name={carrier.name} state={state} />
        {drain && !isKept && <Typography>{translate(`${texts}.notKept`)}</Typography>}
      </RunDialog>
    );
  }
  return (
    <ManyQuestion
      title={translate(`${texts}.title`, { name: carrier.name })}
      confirmLabel={
        numbers?.length === 0
          ? null
          : translate('app.bulk.moveToCarrier.confirm', { smart_count: records.length })
      }
      isDisabled={!target || !numbers}
      work={work}
      records={records}
      nameOf={nameOf}
      skipped={skipped}
      onClose={onClose}
    >
      <DrainQuestion
        carrier={carrier}
        numbers={numbers}
        error={error ?? carriers.error}
        choices={carriers.choices}
        target={target}
        onTarget={choose}
        switchesOff={switchesOff}
        onSwitchesOff={setSwitchesOff}
        before={before}
        onPutBack={onPutBack}
      />
    </ManyQuestion>
  );
};

/** Drains a carrier, or puts back what was drained from it. */
export const DrainCarrier = ({ carrier: now, onClose }: DrainCarrierProps) => {
  // As it was when this was opened: what is done here changes it.
  const [carrier] = useState(now);
  const [back, setBack] = useState<Drain | null>(null);
  const [round, setRound] = useState(0);
  return (
    <ResourceContextProvider value="phone-numbers">
      {back ? (
        <PutBack carrier={carrier} drain={back} onClose={onClose} />
      ) : (
        <Draining
          key={round}
          carrier={carrier}
          onClose={onClose}
          onPutBack={setBack}
          onAgain={() => setRound(round + 1)}
        />
      )}
    </ResourceContextProvider>
  );
};
