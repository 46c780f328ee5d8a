import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { listWords } from '../../../domain/listWords';
import { hostOf, type Lanes, timeWidth } from '../../../engines/sip';
import { mono } from '../../../theme';
import type { LanesInSight } from './useLanesInSight';

export const partiesHeight = 52;

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Keeps the place of parties that are out of sight. */
const Room = ({ lanes }: { lanes: number }) =>
  lanes > 0 ? <Box style={{ flex: `${lanes} 1 0` }} /> : null;

interface LadderPartiesProps {
  lanes: Lanes;
  names: Record<string, string>;
  inSight: LanesInSight;
}

/** The parties above their lines; they stay when the ladder scrolls. */
export const LadderParties = ({ lanes, names, inSight: { from, to } }: LadderPartiesProps) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 2,
        display: 'flex',
        height: partiesHeight,
        paddingInlineStart: `${timeWidth}px`,
        paddingInlineEnd: `${lanes.marksWidth}px`,
        backgroundColor: 'background.paper',
        borderBottom: '1px solid var(--mui-palette-divider)',
      }}
    >
      <Room lanes={from} />
      {lanes.parties.slice(from, to).map(({ address, agents }) => {
        const known = names[hostOf(address)];
        const called = known ? [known, ...agents] : agents;
        return (
          <Box
            key={address}
            data-tooltip={[address, ...called].join(' · ')}
            sx={{
              flex: '1 1 0',
              minWidth: 0,
              px: 1.5,
              display: 'grid',
              alignContent: 'center',
              textAlign: 'center',
            }}
          >
            <Box translate="no" sx={{ ...cut, ...mono, fontSize: 12.5, fontWeight: 600 }}>
              {address}
            </Box>
            {called.length > 0 && (
              <Box sx={{ ...cut, fontSize: 12, color: 'text.secondary' }}>
                {listWords(called, translate)}
              </Box>
            )}
          </Box>
        );
      })}
      <Room lanes={lanes.parties.length - to} />
    </Box>
  );
};
