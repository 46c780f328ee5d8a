import { monospace } from '../../theme';

/** Address, port and what else places a gateway, in one line where there is room. */
export const placeStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 88px 120px 88px' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
export const ticksStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const;
export const addressStyle = { '& input': { fontFamily: monospace, fontSize: 13 } } as const;
export const plainText = { htmlInput: { autoComplete: 'off', spellCheck: false } };
