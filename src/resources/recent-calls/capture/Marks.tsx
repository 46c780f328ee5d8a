import RepeatIcon from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { LadderMessage } from '../../../engines/sip';

const Mark = ({ color, children }: { color: string; children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      flexShrink: 0,
      color,
      fontSize: 11.5,
      lineHeight: '16px',
      fontWeight: 500,
      '& svg': { fontSize: 14 },
    }}
  >
    {children}
  </Box>
);

/** That a message carries a session description. */
export const SdpMark = () => {
  const translate = useTranslate();
  return (
    <Mark color="text.secondary">
      <Box
        component="span"
        sx={{
          border: '1px solid var(--mui-palette-divider)',
          borderRadius: '4px',
          px: 1,
          fontSize: 11,
          lineHeight: '15px',
          backgroundColor: 'background.paper',
        }}
      >
        {translate('resources.recent-calls.capture.sdp')}
      </Box>
    </Mark>
  );
};

/** That a message was sent before. */
const RetransmissionMark = () => {
  const translate = useTranslate();
  return (
    <Mark color="warning.main">
      <RepeatIcon aria-hidden />
      {translate('resources.recent-calls.capture.retransmission')}
    </Mark>
  );
};

/** The leg that a message belongs to, where there are several. */
const LegMark = ({ leg }: { leg: number }) => {
  const translate = useTranslate();
  return (
    <Mark color="text.secondary">
      {translate('resources.recent-calls.capture.legNumber', { number: leg + 1 })}
    </Mark>
  );
};

/** What is to be said of a message beside its label. */
export const Marks = ({ message, hasLegs }: { message: LadderMessage; hasLegs: boolean }) => (
  <>
    {hasLegs && <LegMark leg={message.leg} />}
    {message.isRetransmission && <RetransmissionMark />}
  </>
);
