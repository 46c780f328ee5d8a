import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { linkedRules } from './ahead/linkedRules';
import { config, isConfigured, takeSettings } from './config';
import { standingForm } from './config/standingForm';
import { readInitialMessages } from './i18n/PublicTexts';
import { keepPage } from './keepPage';
import { prepareFace } from './pages/public/parts/OwnPart';
import { prepareLogin } from './publicRoutes';
import { createRouter } from './router';
import { StartPage } from './StartPage';
import { createConsoleTheme } from './theme';
import { createStyles } from './theme/styleSheets';
import { restrictSinks } from './trustedTypes';

/** Ends the task, so that what somebody has typed meanwhile is shown before the next one. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

const start = async () => {
  restrictSinks();
  keepPage();
  // The reading of the scripts was a task of its own.
  await rest();
  const problems =
    takeSettings()?.problems ?? (await import('./config/loadSettings')).loadSettings();
  if (isConfigured() && config().face?.textsUrl) (await import('./ownTexts')).layOwnTexts();
  const messages = await readInitialMessages();
  const Problems =
    problems.length > 0 ? await (await import('./startProblems')).explainProblems(problems) : null;
  const container = document.getElementById('root');
  if (!container) return;
  await prepareFace().catch(() => undefined);
  const look = isConfigured() ? config().face?.look : null;
  const theme = createConsoleTheme(look);
  await rest();
  const form = standingForm();
  if (form) await prepareLogin(messages.locale);
  const styles = createStyles({ rules: form?.rules(), mirror: messages.mirror });
  const router = Problems ? null : createRouter();
  await rest();
  const page = (
    <StartPage
      styles={styles}
      theme={theme}
      messages={messages}
      hasThemeRules={!look && Boolean(linkedRules(document.querySelector('[data-theme-rules]')))}
    >
      {Problems ? <Problems /> : router && <RouterProvider router={router} />}
    </StartPage>
  );
  if (form && container.textContent !== form.drawn.textContent) {
    (await import('./ahead/asDrawn')).asDrawn(container, form.drawn);
  }
  // In slices of a few milliseconds as well.
  if (form) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};

void start();
