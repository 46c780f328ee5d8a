import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { summaryStyle } from '../../src/components/summary/summaryStyle';
import { writePreference } from '../../src/config/preferences';
import { consoleStyles } from '../../src/layout/ConsoleStyles';
import { homeStyle } from '../../src/pages/home/homeStyle';
import { createConsoleTheme } from '../../src/theme';
import * as app from '../app/support';
import { album, complete } from './album';
import { freeze, thaw } from './freeze';

beforeEach(freeze);
afterEach(thaw);

/** One rule a line, one declaration a line. */
const inLines = (css: string) => css.replace(/([{;}])/g, '$1\n').replace(/\n+/g, '\n');

it.each([
  ['of all screens', consoleStyles],
  ['of calls in figures', <GlobalStyles key="" styles={summaryStyle} />],
  ['of Home', <GlobalStyles key="" styles={homeStyle} />],
])('the rules %s are as they were', async (name, styles) => {
  const container = document.implementation.createHTMLDocument().head;
  const cache = createCache({ key: 'css', container, speedy: false });
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<CacheProvider value={cache}>{styles}</CacheProvider>));
  const css = container.textContent;
  flushSync(() => root.unmount());
  await expect(inLines(css)).toMatchFileSnapshot(`outlines/looks.rules ${name}.txt`);
});

it('colors, sizes and distances of both themes are as they were', async () => {
  const { colorSchemes, typography, shape, breakpoints, spacing, zIndex } = createConsoleTheme();
  const values = { colorSchemes, typography, shape, breakpoints, step: spacing(1), zIndex };
  await expect(`${JSON.stringify(values, null, 1)}\n`).toMatchFileSnapshot(
    'outlines/looks.theme.txt',
  );
});

it('what is read from right to left is mirrored as it was', async () => {
  const { take, expectSame } = album('looks/ar');
  writePreference('locale', 'ar');
  for (const path of ['carriers', 'users/add']) {
    await app.open(`/internal/${path}`, 'nora');
    await complete();
    take(path);
  }
  await expectSame();
});
