import CssBaseline from '@mui/material/CssBaseline';
import { type ReactNode, StrictMode } from 'react';
import { DirectedPage } from './DirectedPage';
import type { PageLanguage } from './i18n/language';
import { PublicTextsProvider } from './i18n/PublicTexts';
import type { createConsoleTheme } from './theme';
import type { Styles } from './theme/styleSheets';

interface StartPageProps {
  styles: Styles;
  theme: ReturnType<typeof createConsoleTheme>;
  messages: PageLanguage;
  /** True where the page has the rules of the theme in a file. */
  hasThemeRules?: boolean;
  children: ReactNode;
}

/** What is around every page: texts, styles and theme. The build draws the sign-in form in it (ADR 20). */
export const StartPage = ({ messages, children, ...look }: StartPageProps) => (
  <StrictMode>
    <PublicTextsProvider initial={messages}>
      <DirectedPage {...look}>
        <CssBaseline />
        {children}
      </DirectedPage>
    </PublicTextsProvider>
  </StrictMode>
);
