import { useTranslate } from 'ra-core';
import { StateLabel } from '../../components/fields/StateLabel';
import type { RecentCall } from '../../types';
import { endOf } from './endOf';
import { sipSeverity, useSipReason } from './sipReason';

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
  const reason = answered || !isSaid ? endOf(call, translate) : '';
  return (
    <div className="call-status">
      <StateLabel state={answered ? 'on' : sipSeverity(Number(sip_status))} label={label} />
      {reason && <span className="wide-only muted">{reason}</span>}
    </div>
  );
};
