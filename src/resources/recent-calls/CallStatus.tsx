import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { StateLabel } from '../../components/fields/StateLabel';
import type { RecentCall } from '../../types';
import { sipSeverity, useSipReason } from './sipReason';

const reasonStyle = {
  ml: 2,
  minWidth: 0,
  // What the words of the status leave: the words themselves are cut last.
  flex: '1 1 0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  fontSize: 13,
} as const;

/** How a call ended: answered or not, what its SIP status says, and what the platform says of it. */
export const CallStatus = ({ call }: { call: RecentCall }) => {
  const translate = useTranslate();
  const sipReason = useSipReason();
  const { answered, sip_status, termination_reason } = call;
  const phrase = sipReason(sip_status);
  const label = answered
    ? translate('resources.recent-calls.state.answered')
    : phrase
      ? translate('resources.recent-calls.state.notAnsweredWith', {
          reason: phrase,
          status: sip_status,
        })
      : translate('resources.recent-calls.state.notAnswered');
  // "busy" says nothing more than "Busy Here", nor "declined" than "Decline".
  const isSaid = `${phrase}d`.toLowerCase().includes((termination_reason ?? '').toLowerCase());
  const reason = answered || !isSaid ? termination_reason : '';
  return (
    <Box
      title={[label, reason].filter(Boolean).join(', ')}
      sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}
    >
      <StateLabel state={answered ? 'on' : sipSeverity(Number(sip_status))} label={label} />
      {reason && (
        <Box component="span" className="wide-only" sx={reasonStyle}>
          {reason}
        </Box>
      )}
    </Box>
  );
};
