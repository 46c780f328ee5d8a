import Box from '@mui/material/Box';
import { useIsLate } from '../../components/page/useIsLate';
import { usePublicTexts } from '../../i18n/PublicTexts';

interface PlaceProps {
  height?: number;
  width?: string | number;
  below?: number;
}

/** A grey place. It stands still, as it is there for a moment only. */
const Place = ({ height = 16, width, below }: PlaceProps) => (
  <Box
    sx={{ height, width, mb: below, maxWidth: '100%', borderRadius: 1, bgcolor: 'action.hover' }}
  />
);

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
    <Place height={36} below={6} />
    {times(9).map((item) => (
      <Place key={item} height={20} width="70%" below={3} />
    ))}
  </Box>
);

const Page = () => (
  <Box sx={{ flex: 1, minWidth: 0, p: { xs: 4, md: 8 } }}>
    <Place height={26} width={180} below={6} />
    <Place height={36} width={420} below={4} />
    {times(10).map((row) => (
      <Box
        key={row}
        sx={{ height: 40, display: 'flex', alignItems: 'center', gap: 6, borderBottom: line }}
      >
        <Place width="28%" />
        <Place width="34%" />
        <Place width="16%" />
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
