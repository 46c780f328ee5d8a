import OutboundIcon from '@mui/icons-material/CallMadeOutlined';
import InboundIcon from '@mui/icons-material/CallReceivedOutlined';
import { useTranslate } from 'ra-core';
import { plainIcon } from '../../components/plain/plainIcon';
import type { RecentCall } from '../../types';

const icons = { inbound: plainIcon(InboundIcon), outbound: plainIcon(OutboundIcon) };

export const CallDirection = ({ direction }: Pick<RecentCall, 'direction'>) => {
  const translate = useTranslate();
  return (
    <span className="state-label off">
      {icons[direction]}
      <span className="words">
        {translate(`resources.recent-calls.state.${direction}`, { _: direction })}
      </span>
    </span>
  );
};
