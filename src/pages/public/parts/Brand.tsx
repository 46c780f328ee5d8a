import Box from '@mui/material/Box';
import { usePublicTexts } from '../../../i18n/PublicTexts';

const Mark = () => (
  <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 40, height: 40, flex: 'none' }}>
    <rect width="32" height="32" rx="8" fill="var(--mui-palette-primary-main)" />
    <path
      d="M7 11h18M16 11v12M10.5 17.5h11"
      fill="none"
      stroke="var(--mui-palette-primary-contrastText)"
      strokeWidth="2.8"
      strokeLinecap="round"
    />
  </Box>
);

export const Brand = () => {
  const { translate } = usePublicTexts();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Mark />
      <Box>
        <Box sx={{ fontSize: 18, fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' }}>
          {translate('public.productName')}
        </Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{translate('public.tagline')}</Box>
      </Box>
    </Box>
  );
};
