import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { LinkBase, useNavigate, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { addressOf } from '../../routing/addresses';
import type { Taken } from '../../saving/undo';
import { usePlatform } from '../usePlatform';
import { undoButtonStyle, undoStyle } from './undoStyle';
import type { Undoable } from './useUndo';
import { useUndoing } from './useUndoing';

/** Leads to the form for a new record, which begins with what is known of the one that is gone. */
const AddAgain = ({ taken }: { taken: Taken }) => {
  const translate = useTranslate();
  const dataProvider = usePlatform();
  const navigate = useNavigate();
  const open = async () => {
    const record = (await dataProvider.undo()).valuesOf(taken);
    navigate(addressOf({ area: taken.resource, view: 'add' }), { state: { record } });
  };
  return (
    <Button size="small" color="inherit" sx={undoButtonStyle} onClick={open}>
      {translate('app.undo.again')}
    </Button>
  );
};

/** Takes the deletion back, and leads to what is there again. */
const TakeBack = ({ text, ...deleted }: Undoable & { text: string }) => {
  const translate = useTranslate();
  const { state, start } = useUndoing(deleted);
  const { step, sid } = state;
  const link = useRef<HTMLAnchorElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    // What was pressed is gone: what stands in its place goes on.
    if (step === 'done' && hasFocus.current) link.current?.focus();
  }, [step]);
  const isRunning = step === 'running';
  const label = isRunning ? 'busy' : step === 'part' ? 'retry' : 'action';
  return (
    <Box sx={undoStyle}>
      <span>{state.text ?? text}</span>
      {sid && (
        <Link
          ref={link}
          component={LinkBase}
          to={addressOf({ area: deleted.taken.resource, sid, view: 'edit' })}
        >
          {translate('app.undo.open')}
        </Link>
      )}
      {step !== 'done' && (
        <Button
          size="small"
          color="inherit"
          sx={undoButtonStyle}
          aria-disabled={isRunning}
          onFocus={() => {
            hasFocus.current = true;
          }}
          onBlur={() => {
            hasFocus.current = false;
          }}
          onClick={start}
        >
          <span>{translate(`app.undo.${label}`)}</span>
        </Button>
      )}
    </Box>
  );
};

/** That a record was deleted, with the way back. */
export const UndoToast = ({ text, taken, ...deletion }: Undoable & { text: string }) =>
  taken.way === 'made' ? (
    <TakeBack text={text} taken={taken} {...deletion} />
  ) : (
    <Box sx={undoStyle}>
      <span>{text}</span>
      <AddAgain taken={taken} />
    </Box>
  );
