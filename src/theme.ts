import { createTheme, type ThemeOptions } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import { chosenInForcedColors } from './theme/forcedColors';
import { inputs } from './theme/inputs';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** The fonts of the system; a language that wants others says so as `--font`. */
const systemFont =
  'var(--font, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif)';
const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';
/** Numbers, addresses and codes run left to right in every language. */
export const mono = { fontFamily: monospace, direction: 'ltr', unicodeBidi: 'isolate' } as const;
/** One that has a line, or a field, of its own: it begins where the page does, as the side is turned with it. */
export const ownLine = { ...mono, textAlign: 'left' } as const;

const light = {
  primary: { main: '#5B5BD6', dark: '#4A4AC4', contrastText: '#FFFFFF' },
  background: { default: '#F8F9FB', paper: '#FFFFFF' },
  text: { primary: '#1C2024', secondary: '#596069', disabled: '#8B8D98' },
  divider: '#E1E4E9',
  error: { main: '#C62A2F' },
  warning: { main: '#9A5B00' },
  success: { main: '#1F7A45' },
  info: { main: '#1F6FB8' },
  action: { hover: '#F1F2F6', selected: '#ECECFB' },
};

const dark = {
  primary: { main: '#9B9CF5', dark: '#8384EE', contrastText: '#12131A' },
  background: { default: '#0F1115', paper: '#171A21' },
  text: {
    primary: 'rgba(255, 255, 255, 0.87)',
    secondary: 'rgba(255, 255, 255, 0.64)',
    disabled: 'rgba(255, 255, 255, 0.44)',
  },
  divider: '#2A2F3A',
  error: { main: '#FF8F8F' },
  warning: { main: '#F0B457' },
  success: { main: '#63C98A' },
  info: { main: '#79B8F2' },
  action: { active: 'rgba(255, 255, 255, 0.64)', hover: '#1E222B', selected: '#26263F' },
};

/** The ring around what has the keyboard's focus; MUI's own sign of it is a ripple, and off. */
const focusRing = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 };
/** Where what is around would cut a ring off. */
const innerRing = { '&&:focus-visible': { outlineOffset: -2 } };

const surfaces: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': focusRing,
      // For screen readers alone; signed-out pages have such words too, and no console's styles.
      '.hidden-text': {
        position: 'absolute',
        clipPath: 'inset(50%)',
        width: 1,
        height: 1,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          // Not "almost nothing": that would start a transition on every element that has none.
          animationDuration: '0s !important',
          transitionDuration: '0s !important',
        },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'medium' },
    styleOverrides: {
      root: {
        textTransform: 'none',
        fontWeight: 600,
        borderRadius: 6,
        minHeight: 36,
        fontSize: 14,
      },
      // The system's colours take the ground away, and give what is transparent one.
      contained: { outline: '1px solid transparent', outlineOffset: -1 },
      sizeSmall: { minHeight: 30, fontSize: 13 },
      startIcon: { margin: 0, marginInline: '-4px 8px' },
      endIcon: { margin: 0, marginInline: '8px -4px' },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // A box and a switch have the focus on an input that cannot be seen.
    styleOverrides: { root: { '&:focus-visible, &:has(> input:focus-visible)': focusRing } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: 10, border: '1px solid var(--mui-palette-divider)' } },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 16, fontWeight: 600 } } },
  // Buttons without enough room are stacked, each in one line.
  MuiDialogActions: {
    styleOverrides: { root: { flexWrap: 'wrap', rowGap: 8, '& > button': { flexShrink: 0 } } },
  },
  // What has no room is scrolled to: tabs of another language may be wider than a phone.
  MuiTabs: { defaultProps: { variant: 'scrollable', scrollButtons: false } },
  MuiTab: {
    styleOverrides: {
      root: {
        ...innerRing,
        ...{ textTransform: 'none', fontWeight: 600, minHeight: 40 },
        '&.Mui-selected': chosenInForcedColors,
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState: { variant, severity = 'success' } }) => ({
        borderRadius: 8,
        fontSize: 14,
        alignItems: 'center',
        ...(variant === 'standard' && {
          color: theme.vars?.palette.text.primary,
          backgroundColor: `color-mix(in srgb, ${theme.vars?.palette[severity].main} 12%, ${theme.vars?.palette.background.paper})`,
        }),
      }),
      // A message is as high as it is: no scrolling by the part of a pixel.
      message: { overflow: 'visible', overflowWrap: 'anywhere' },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiMenuItem: { styleOverrides: { root: { fontSize: 14, minHeight: 34, ...innerRing } } },
};

const table: ThemeOptions['components'] = {
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '0 12px',
        height: 40,
        fontSize: 14,
        borderColor: 'var(--mui-palette-divider)',
        textAlign: 'start',
        '& .MuiTypography-body2': { fontSize: 14 },
      },
      head: {
        fontSize: 12,
        fontWeight: 600,
        color: 'var(--mui-palette-text-secondary)',
        backgroundColor: 'var(--mui-palette-background-paper)',
        whiteSpace: 'nowrap',
      },
      alignRight: { textAlign: 'end' },
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { fontSize: 12 } } },
};

const look: Parameters<typeof createTheme>[0] = {
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  spacing: 4,
  shape: { borderRadius: 6 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily: systemFont,
    fontSize: 14,
    body1: { fontSize: 14, lineHeight: 1.45 },
    body2: { fontSize: 13, lineHeight: 1.45 },
    h1: { fontSize: 20, fontWeight: 600, lineHeight: 1.3 },
    h2: { fontSize: 15, fontWeight: 600, lineHeight: 1.4 },
    h3: { fontSize: 14, fontWeight: 600, lineHeight: 1.4 },
    button: { textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 140,
      short: 160,
      standard: 180,
      complex: 180,
      enteringScreen: 160,
      leavingScreen: 140,
    },
  },
  components: { ...inputs, ...surfaces, ...table },
};

/**
 * The look: light and dark as CSS variables, so that switching repaints without script. Made once, in a task
 * of its own: it is a third of what the scripts of the first page do.
 */
export const createConsoleTheme = (face?: object | null) =>
  createTheme(deepmerge(look, face ?? {}));
