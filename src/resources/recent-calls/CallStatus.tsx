import { useTranslate } from 'ra-core';
import { sipSeverity, useSipReason } from '../../components/calls/sipReason';
import { StateLabel } from '../../components/fields/StateLabel';
import type { RecentCall } from '../../types';
import { endOf, isSaidByStatus } from './endOf';

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
  // Words of the platform may be those of the status: "forbidden" beside "Forbidden".
  const isSaid =
    isSaidByStatus(call) || phrase.toLowerCase().includes((termination_reason ?? '').toLowerCase());
  const reason = answered || !isSaid ? endOf(call, translate) : '';
  return (
    <div className="call-status" title={[label, reason].filter(Boolean).join(' · ')}>
      <StateLabel state={answered ? 'normal' : sipSeverity(Number(sip_status))} label={label} />
      {reason && <span className="wide-only muted">{reason}</span>}
    </div>
  );
};
