import Box from '@mui/material/Box';
import { useIsLate } from '../../components/page/useIsLate';
import { usePublicTexts } from '../../i18n/PublicTexts';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const line = '1px solid var(--mui-palette-divider)';

/** Grey places in the frame of the console. They stand still, as they are there for a moment only. */
const frameStyle = {
  display: 'flex',
  minHeight: '100dvh',
  '& i': { display: 'block', height: 16, borderRadius: 1, bgcolor: 'action.hover' },
  '& > [data-part=menu]': {
    display: { xs: 'none', md: 'block' },
    width: 232,
    p: 4,
    borderInlineEnd: line,
    bgcolor: 'background.paper',
    '& i': { height: 20, width: '70%', mb: 3 },
    '& i:first-of-type': { height: 36, width: 'auto', mb: 6 },
  },
  '& > [data-part=page]': { flex: 1, minWidth: 0, p: { xs: 4, md: 8 } },
  '& > [data-part=page] > i': { maxWidth: '100%', height: 36, width: 420, mb: 4 },
  '& > [data-part=page] > i:first-of-type': { height: 26, width: 180, mb: 6 },
  '& > [data-part=page] > div': {
    height: 40,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    borderBottom: line,
    '& i': { width: '28%' },
    '& i + i': { width: '34%' },
    '& i + i + i': { width: '16%' },
  },
} as const;

const places = (
  <>
    <div data-part="menu">
      <i />
      {times(9).map((item) => (
        <i key={item} />
      ))}
    </div>
    <div data-part="page">
      <i />
      <i />
      {times(10).map((row) => (
        <div key={row}>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  </>
);

/** The console's frame while its code is on the way; nothing at all when that takes no time. */
export const ConsoleLoading = () => {
  const { translate } = usePublicTexts();
  const isLate = useIsLate();
  return (
    <Box component="main" aria-busy="true" sx={frameStyle}>
      <Box role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {isLate && <h1>{translate('public.loading')}</h1>}
      </Box>
      {isLate && places}
    </Box>
  );
};
