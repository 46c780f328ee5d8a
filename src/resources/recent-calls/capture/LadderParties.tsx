import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { hostOf, type Lanes, timeWidth } from '../../../engines/sip';
import { monospace } from '../../../theme';

export const partiesHeight = 52;

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface LadderPartiesProps {
  lanes: Lanes;
  names: Record<string, string>;
}

/** The parties above their lines; they stay when the ladder scrolls. */
export const LadderParties = ({ lanes, names }: LadderPartiesProps) => (
  <Box
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 2,
      display: 'flex',
      height: partiesHeight,
      pl: `${timeWidth}px`,
      pr: `${lanes.marksWidth}px`,
      backgroundColor: 'background.paper',
      borderBottom: '1px solid var(--mui-palette-divider)',
    }}
  >
    {lanes.parties.map(({ address, agents }) => {
      const known = names[hostOf(address)];
      const called = known ? [known, ...agents] : agents;
      return (
        <Tooltip key={address} title={[address, ...called].join(' · ')}>
          <Box
            sx={{
              flex: '1 1 0',
              minWidth: 0,
              px: 1.5,
              display: 'grid',
              alignContent: 'center',
              textAlign: 'center',
            }}
          >
            <Box sx={{ ...cut, fontFamily: monospace, fontSize: 12.5, fontWeight: 600 }}>
              {address}
            </Box>
            {called.length > 0 && (
              <Box sx={{ ...cut, fontSize: 12, color: 'text.secondary' }}>{called.join(', ')}</Box>
            )}
          </Box>
        </Tooltip>
      );
    })}
  </Box>
);
