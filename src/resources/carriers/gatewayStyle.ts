import { headedStyle, type Lines } from '../../components/form/Lines';
import { ownLine } from '../../theme';
import type { TrunkTypeDescriptor } from './trunkTypes';

/** Address, port and what else places a gateway, in one line where there is room. */
const placeStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 5.5rem 7.5rem 5.5rem' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
export const ticksStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 4,
  py: 2,
} as const;
export const addressStyle = { '& input': { ...ownLine, fontSize: 13 } } as const;
export const plainText = { htmlInput: { autoComplete: 'off', spellCheck: false } };

const column = (name: string, width: string, isRequired = false) => ({
  label: `resources.carriers.gateway.${name}`,
  width,
  isRequired,
});
const address = 'minmax(0, 1fr)';

/** What every SIP gateway has. Calls come from gateways only where the type says so. */
const sipLinesOf = (takesGatewayCalls: boolean): Lines => ({
  from: '@container (min-width: 800px)',
  columns: [
    column('ipv4', address, true),
    column('port', '68px'),
    column('protocol', '112px'),
    column('netmask', '64px'),
    column('is_active', '44px'),
    ...(takesGatewayCalls ? [column('inbound', '60px')] : []),
    column('outbound', '68px'),
    column('pad_crypto', '64px'),
    column('send_options_ping', '64px'),
  ],
});
const sipLines = [sipLinesOf(false), sipLinesOf(true)] as const;
export const linesOf = ({ takesGatewayCalls }: TrunkTypeDescriptor): Lines =>
  sipLines[takesGatewayCalls ? 1 : 0];

export const smppOutboundLines: Lines = {
  from: '@container (min-width: 520px)',
  columns: [
    column('ipv4', address),
    column('port', '80px'),
    column('use_tls', '84px'),
    column('alsoInbound', '108px'),
  ],
};
export const smppInboundLines: Lines = {
  from: '@container (min-width: 520px)',
  columns: [
    column('ipv4', address),
    column('netmask', '80px'),
    column('port', '80px'),
    column('alsoOutbound', '108px'),
    column('use_tls', '84px'),
  ],
};

/** Parts of a row, whose inputs become the cells of its line. */
const cells = (lines: Lines) => ({
  [lines.from]: {
    display: 'contents',
    ...headedStyle,
    '& > *': { gridColumn: 'auto', minWidth: 0 },
    '& .MuiFormControlLabel-root.MuiFormControlLabel-root': { height: 36, my: 0 },
    '& .MuiFormControlLabel-root + .MuiFormHelperText-root': { mt: 0 },
    // A narrow cell does not break what is wrong with it into single words.
    '& > :not(:first-of-type) .MuiFormHelperText-root': { width: 'max-content', maxWidth: 240 },
  },
});
export const placeCells = (lines: Lines) => ({ ...placeStyle, ...cells(lines) });
export const tickCells = (lines: Lines) => ({ ...ticksStyle, ...cells(lines) });

/** Keeps the place of a cell that a gateway does without. */
export const noCellStyle = (lines: Lines) => ({
  display: 'none',
  [lines.from]: { display: 'block' },
});
