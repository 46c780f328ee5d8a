import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useIsLate } from '../../components/page/useIsLate';
import { usePublicTexts } from '../../i18n/PublicTexts';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const line = '1px solid var(--mui-palette-divider)';

const SideBar = () => (
  <Box
    sx={{
      display: { xs: 'none', md: 'block' },
      width: 232,
      p: 4,
      borderRight: line,
      bgcolor: 'background.paper',
    }}
  >
    <Skeleton variant="rounded" height={36} sx={{ mb: 6 }} />
    {times(9).map((item) => (
      <Skeleton key={item} variant="rounded" height={20} width="70%" sx={{ my: 3 }} />
    ))}
  </Box>
);

const Page = () => (
  <Box sx={{ flex: 1, p: { xs: 4, md: 8 } }}>
    <Skeleton variant="rounded" height={26} width={180} sx={{ mb: 6 }} />
    <Skeleton variant="rounded" height={36} sx={{ mb: 4, maxWidth: 420 }} />
    {times(10).map((row) => (
      <Box
        key={row}
        sx={{ height: 40, display: 'flex', alignItems: 'center', gap: 6, borderBottom: line }}
      >
        <Skeleton width="28%" />
        <Skeleton width="34%" />
        <Skeleton width="16%" />
      </Box>
    ))}
  </Box>
);

/** The console's frame while its code is on the way; nothing at all when that takes no time. */
export const ConsoleLoading = () => {
  const { translate } = usePublicTexts();
  const isLate = useIsLate();
  return (
    <Box component="main" aria-busy="true" sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Box role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {isLate && <h1>{translate('public.loading')}</h1>}
      </Box>
      {isLate && (
        <>
          <SideBar />
          <Page />
        </>
      )}
    </Box>
  );
};
