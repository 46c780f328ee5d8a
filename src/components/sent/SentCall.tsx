import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { curlOf } from '../../saving/curl';
import type { ShownCall } from '../../saving/plan';
import { mono } from '../../theme';
import { CopyButton } from '../inputs/CopyButton';

interface SentCallProps {
  call: ShownCall;
  /** Where the API is. */
  address: string;
  /** What the call does. */
  name: string;
}

const frame = {
  position: 'relative',
  my: 2,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1,
  bgcolor: 'action.hover',
  '& > .plain-button': {
    position: 'absolute',
    top: 4,
    insetInlineEnd: 4,
    bgcolor: 'background.paper',
  },
} as const;
const code = {
  m: 0,
  p: 2,
  paddingInlineEnd: 11,
  maxHeight: 320,
  overflow: 'auto',
  ...mono,
  fontSize: 12,
  lineHeight: 1.5,
} as const;

/** A call as a command, to be copied. */
export const SentCall = ({ call, address, name }: SentCallProps) => {
  const translate = useTranslate();
  const command = curlOf(call, address);
  return (
    <Box sx={frame}>
      <Box
        component="pre"
        translate="no"
        tabIndex={0}
        role="group"
        aria-label={translate('app.sent.command', { name })}
        dir="ltr"
        sx={code}
      >
        {command}
      </Box>
      <CopyButton text={command} name={translate('app.sent.command', { name })} isSecret />
    </Box>
  );
};
