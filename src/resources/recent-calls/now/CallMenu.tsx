import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useRefusal } from '../../../components/access/useCanAccess';
import type { CallNow } from '../../../components/live/useLiveCalls';
import { useSides } from '../../../components/plain/sides';
import { canHangUp, isAnswered } from './callState';

/** What a menu begins: a question or a keypad first, or the deed at once. */
export type CallAct =
  | 'hangUp'
  | 'mute'
  | 'unmute'
  | 'keypad'
  | 'pauseRecording'
  | 'resumeRecording'
  | 'tag'
  | 'move'
  | 'copy';

interface CallMenuProps {
  call: CallNow;
  anchor: HTMLElement;
  onAct: (act: CallAct) => void;
  onClose: () => void;
}

/** Of a call that somebody has answered; its state in each respect is not told by the platform. */
const whileTalking: CallAct[][] = [
  ['mute', 'unmute', 'keypad'],
  ['pauseRecording', 'resumeRecording'],
];

/** Of any call that runs. */
const further: CallAct[] = ['tag', 'move'];

/** What can be done with a call of now; why nothing can, for those who may only look. */
export const CallMenu = ({ call, anchor, onAct, onClose }: CallMenuProps) => {
  const translate = useTranslate();
  const refusal = useRefusal({
    action: 'edit',
    resource: 'live-calls',
    record: call,
    isWrite: true,
  });
  const { isOver } = call;
  const { end } = useSides();
  const deeds: CallAct[][] = isAnswered(call) ? [...whileTalking, further] : [further];
  const endings: CallAct[][] = canHangUp(call) ? [['hangUp']] : [];
  const groups: CallAct[][] = [['copy'], ...(refusal || isOver ? [] : [...deeds, ...endings])];
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: end }}
      transformOrigin={{ vertical: 'top', horizontal: end }}
      slotProps={{ list: { 'aria-label': anchor.ariaLabel ?? undefined } }}
    >
      {groups.flatMap((group, index) => [
        ...(index > 0 ? [<Divider key={`above ${group[0]}`} />] : []),
        ...group.map((act) => (
          <MenuItem
            key={act}
            sx={act === 'hangUp' ? { color: 'error.main' } : undefined}
            onClick={() => onAct(act)}
          >
            {translate(
              act === 'hangUp' && !isAnswered(call)
                ? `live.calls.acts.${call.direction === 'inbound' ? 'refuse' : 'cancel'}`
                : `live.calls.acts.${act}`,
            )}
          </MenuItem>
        )),
      ])}
      {refusal && (
        <MenuItem disabled sx={{ whiteSpace: 'normal', maxWidth: 280 }}>
          {translate(refusal.message, refusal.args)}
        </MenuItem>
      )}
    </Menu>
  );
};
