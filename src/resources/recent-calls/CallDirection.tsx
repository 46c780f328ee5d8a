import OutboundIcon from '@mui/icons-material/CallMadeOutlined';
import InboundIcon from '@mui/icons-material/CallReceivedOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { RecentCall } from '../../types';

const icons = { inbound: InboundIcon, outbound: OutboundIcon };

export const CallDirection = ({ direction }: Pick<RecentCall, 'direction'>) => {
  const translate = useTranslate();
  const Icon = icons[direction];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {Icon && <Box component={Icon} aria-hidden sx={{ fontSize: 16, color: 'text.secondary' }} />}
      <span className="words">
        {translate(`resources.recent-calls.state.${direction}`, { _: direction })}
      </span>
    </Box>
  );
};
