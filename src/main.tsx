import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { takeSettings } from './config';
import { PublicTextsProvider, readInitialMessages } from './i18n/PublicTexts';
import { createRouter } from './router';
import { createStyleCache } from './styleSheets';
import { theme } from './theme';
import { themeStorage } from './themeStorage';
import { restrictSinks } from './trustedTypes';

const start = async () => {
  restrictSinks();
  const problems = takeSettings()?.problems ?? (await import('./config/loadConfig')).loadConfig();
  const messages = await readInitialMessages();
  const Problems =
    problems.length > 0 ? await (await import('./startProblems')).explainProblems(problems) : null;
  const container = document.getElementById('root');
  if (!container) return;
  const styles = createStyleCache();
  createRoot(container).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme} defaultMode="system" storageManager={themeStorage}>
          <CssBaseline />
          <PublicTextsProvider initial={messages}>
            {Problems ? <Problems /> : <RouterProvider router={createRouter()} />}
          </PublicTextsProvider>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>,
  );
};

void start();
