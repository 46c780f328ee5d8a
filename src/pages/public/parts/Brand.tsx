import Box from '@mui/material/Box';
import { hasOurFace } from '../../../config';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { OwnPart } from './OwnPart';
import { PublicMark } from './PublicMark';

const OurBrand = () => {
  const { translate } = usePublicTexts();
  return (
    <Box data-needs="!face" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <PublicMark />
      <Box>
        <Box sx={{ fontSize: 18, fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' }}>
          Trunkline
        </Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{translate('public.tagline')}</Box>
      </Box>
    </Box>
  );
};

/** Whose console this is. */
export const Brand = () => (
  <>
    {hasOurFace() && <OurBrand />}
    <OwnPart name="OwnBrand" />
  </>
);
