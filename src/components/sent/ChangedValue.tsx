import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { HiddenText } from '../page/HiddenText';

interface ChangedValueProps {
  label: string;
  /** What it was; null where there was nothing, or where that is not shown. */
  from: string | null;
  to: string;
  /** What can be done about it. */
  action?: ReactNode;
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
  rowGap: 0.5,
  '& dt': { minWidth: { sm: 180 }, color: 'text.secondary', fontSize: 13 },
  '& dd': {
    m: 0,
    flex: '1 1 240px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
} as const;

/** One value: what it was and what it is. */
export const ChangedValue = ({ label, from, to, action }: ChangedValueProps) => {
  const translate = useTranslate();
  return (
    <Box sx={rowStyle}>
      <dt>{label}</dt>
      <dd>
        {from !== null && (
          <>
            <Box component="del" sx={{ color: 'text.secondary' }}>
              {from}
            </Box>
            <span aria-hidden="true"> → </span>
            <HiddenText>{translate('app.sent.becomes')}</HiddenText>
          </>
        )}
        <span>{to}</span>
      </dd>
      {action}
    </Box>
  );
};
