// First: what follows is loaded as if in a browser.
import './noBrowser';
import { parentPort, workerData } from 'node:worker_threads';
import createCache from '@emotion/cache';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { drawWith } from '../../../src/config';
import { hasFace } from '../../../src/config/faceNames';
import { readConfig } from '../../../src/config/readConfig';
import { readFace } from '../../../src/config/readFace';
import type { RawSettings } from '../../../src/config/settings';
import { loadPublicMessages } from '../../../src/i18n/language';
import { directionOf, type Locale, localeNames } from '../../../src/i18n/locales';
import { prepareFace } from '../../../src/pages/public/parts/OwnPart';
import { prepareLogin } from '../../../src/publicRoutes';
import { routes } from '../../../src/router';
import { StartPage } from '../../../src/StartPage';
import { createConsoleTheme } from '../../../src/theme';
import { inRem } from '../../../src/theme/inRem';
import type { Drawing } from './draw';

const theme = createConsoleTheme();

async function drawIn(locale: Locale): Promise<Drawing> {
  await Promise.all([prepareLogin(locale), prepareFace()]);
  const messages = await loadPublicMessages(locale);
  const cache = createCache({ key: 'css', stylisPlugins: messages.mirror });
  const page = renderToString(
    <StartPage styles={() => cache} theme={theme} messages={messages}>
      <RouterProvider router={createMemoryRouter(routes())} />
    </StartPage>,
  );
  const rules: string[] = [];
  const html = page.replace(/<style[^>]*>(.*?)<\/style>/gs, (_, css) => {
    rules.push(inRem(css));
    return '';
  });
  const [, heading] = /<h1[^>]*>([^<]*)/.exec(html) ?? [];
  const direction = directionOf(messages.mirror);
  return { locale, direction, title: heading ?? '', html, rules };
}

async function drawFor({ isWhole, ...settings }: RawSettings): Promise<Drawing[]> {
  const result = readConfig(settings, {}, 'http://localhost');
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  const face = hasFace(settings) ? readFace(settings, {}) : null;
  drawWith({ ...result.config, face }, Boolean(isWhole));
  return Promise.all(localeNames.map(({ locale }) => drawIn(locale)));
}

const drawings: Drawing[][] = [];
for (const settings of workerData as RawSettings[]) drawings.push(await drawFor(settings));
parentPort?.postMessage(drawings);
