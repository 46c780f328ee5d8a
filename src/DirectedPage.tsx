import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useInsertionEffect, useMemo, useRef } from 'react';
import { directionOf } from './i18n/locales';
import { usePublicTexts } from './i18n/PublicTexts';
import type { createConsoleTheme } from './theme';
import { emptyStyles, type Styles } from './theme/styleSheets';
import { themeStorage } from './themeStorage';

interface DirectedPageProps {
  styles: Styles;
  theme: ReturnType<typeof createConsoleTheme>;
  hasThemeRules?: boolean;
  children: ReactNode;
}

/**
 * Styles and theme, the way that the language is written. Another direction is another value of the same
 * contexts: what is typed and open stays.
 */
export const DirectedPage = ({ styles, theme, hasThemeRules, children }: DirectedPageProps) => {
  const { mirror } = usePublicTexts();
  const cache = styles(mirror);
  const shown = useRef(cache);
  const direction = directionOf(mirror);
  const directed = useMemo(
    () => (direction === theme.direction ? theme : { ...theme, direction }),
    [theme, direction],
  );
  // Once the elements have their new styles, and before any of it is painted.
  useInsertionEffect(() => {
    if (shown.current === cache) return;
    emptyStyles(shown.current);
    shown.current = cache;
    document.documentElement.dir = direction;
  }, [cache, direction]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={directed}
        defaultMode="system"
        storageManager={themeStorage}
        disableStyleSheetGeneration={hasThemeRules}
        noSsr
      >
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
};
