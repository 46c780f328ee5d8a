import Refused from '@mui/icons-material/Cancel';
import Available from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { RealmCheck } from '../../../components/realm/useRealmCheck';
import { usePublicTexts } from '../../../i18n/PublicTexts';

/** What cannot be had, or may be had for all that is known. */
const refused: RealmCheck['state'][] = ['long', 'characters', 'taken', 'failed'];

const lookOf = (state: RealmCheck['state']) => {
  if (state === 'available')
    return { color: 'success.main', icon: <Available fontSize="inherit" /> };
  if (state === 'checking') {
    return { color: 'text.secondary', icon: <CircularProgress size={13} color="inherit" /> };
  }
  return refused.includes(state)
    ? { color: 'error.main', icon: <Refused fontSize="inherit" /> }
    : { color: 'text.secondary', icon: null };
};

/** Whether the name can be had, as an icon and a word. */
export const RealmIndicator = ({ id, check }: { id: string; check: RealmCheck }) => {
  const { translate } = usePublicTexts();
  const { color, icon } = lookOf(check.state);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 30, fontSize: 13 }}>
      <Box id={id} role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color }}>
        {icon}
        <span>{translate(`public.subdomain.${check.state}`)}</span>
      </Box>
      {check.state === 'failed' && (
        <Button size="small" onClick={check.checkAgain}>
          {translate('public.subdomain.checkAgain')}
        </Button>
      )}
    </Box>
  );
};
