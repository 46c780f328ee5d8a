import Box from '@mui/material/Box';
import { monospace } from '../../theme';
import { CopyButton } from './CopyButton';

/** A sid shortened in the middle, "b7f3…91ac"; what is short already stays as it is. */
export const shortenSid = (sid: string): string =>
  sid.length > 13 ? `${sid.slice(0, 8)}…${sid.slice(-4)}` : sid;

/** A sid shortened in the middle, whole in its title and in what is copied. `name` says what it is. */
export const ShortSid = ({ sid, name }: { sid: string; name: string }) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
  >
    <Box component="span" title={sid} sx={{ fontFamily: monospace, fontSize: 13 }}>
      {shortenSid(sid)}
    </Box>
    <CopyButton text={sid} name={name} />
  </Box>
);
