import Box from '@mui/material/Box';

/** The product's mark. */
export const PublicMark = (props: { 'data-has'?: string }) => (
  <Box
    component="svg"
    viewBox="0 0 32 32"
    aria-hidden
    {...props}
    sx={{ width: 40, height: 40, flex: 'none' }}
  >
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
