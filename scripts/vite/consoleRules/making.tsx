// First: what follows is loaded as if in a browser.
import '../standingForm/noBrowser';
import { parentPort } from 'node:worker_threads';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { mirror } from '../../../src/i18n/mirror';
import { consoleStyles } from '../../../src/layout/ConsoleStyles';
import { inRem } from '../../../src/theme/inRem';

/** The rules as the styling library writes them into the page of a server, without its names for old browsers. */
const rulesOf = (stylisPlugins: typeof mirror): string => {
  const cache = createCache({ key: 'css', stylisPlugins });
  const page = renderToString(<CacheProvider value={cache}>{consoleStyles}</CacheProvider>);
  return inRem(/^<style[^>]*>(.*)<\/style>$/s.exec(page)?.[1] ?? '');
};

parentPort?.postMessage({ ltr: rulesOf([]), rtl: rulesOf(mirror) });
