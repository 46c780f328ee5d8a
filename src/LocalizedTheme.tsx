import { type Theme, ThemeProvider } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import { type ReactNode, useCallback } from 'react';
import type { MuiLocale } from './i18n/muiLocale';

interface LocalizedThemeProps {
  /** MUI's own texts are English without. */
  muiLocale: MuiLocale | undefined;
  children: ReactNode;
}

/** The theme around it, with MUI's own texts in the language of the console. */
export const LocalizedTheme = ({ muiLocale, children }: LocalizedThemeProps) => {
  const localize = useCallback((outer: Theme) => deepmerge(outer, muiLocale), [muiLocale]);
  return <ThemeProvider theme={localize}>{children}</ThemeProvider>;
};
