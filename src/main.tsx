import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { loadConfig } from './config';
import { PublicTextsProvider, readInitialMessages } from './i18n/PublicTexts';
import { ConfigurationProblems } from './pages/public/ConfigurationProblems';
import { createRouter } from './router';
import { theme } from './theme';
import { themeStorage } from './themeStorage';

const start = async () => {
  const problems = loadConfig();
  const messages = await readInitialMessages();
  const container = document.getElementById('root');
  if (!container) return;
  createRoot(container).render(
    <StrictMode>
      <ThemeProvider theme={theme} defaultMode="system" storageManager={themeStorage}>
        <CssBaseline />
        <PublicTextsProvider initial={messages}>
          {problems.length > 0 ? (
            <ConfigurationProblems problems={problems} />
          ) : (
            <RouterProvider router={createRouter()} />
          )}
        </PublicTextsProvider>
      </ThemeProvider>
    </StrictMode>,
  );
};

void start();
