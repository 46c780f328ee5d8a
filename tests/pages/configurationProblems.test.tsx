// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ConfigProblem } from '../../src/config';
import { publicMessages } from '../../src/i18n/en/public';
import { PublicTextsProvider } from '../../src/i18n/PublicTexts';
import { ConfigurationProblems } from '../../src/pages/public/ConfigurationProblems';

afterEach(cleanup);

const base = (value: string): ConfigProblem => ({ name: 'API_BASE_URL', value, problem: 'base' });

it.each<[ConfigProblem, RegExp]>([
  [base('https://u:p@h/v1'), /API_BASE_URL is “https:\/\/u:p@h\/v1”: .* without a username/],
  [
    { name: 'API_BASE_URL', value: 'http://h/v1', problem: 'mixed' },
    /API_BASE_URL is “http:\/\/h\/v1”, but this page comes from http:\/\/localhost.*Serve the platform over https/,
  ],
  [{ name: 'TERMS_URL', value: '//h', problem: 'url' }, /TERMS_URL is “\/\/h”: it must/],
  [{ name: 'ENABLE_LCR', value: 'maybe', problem: 'flag' }, /ENABLE_LCR is “maybe”: it must/],
  [{ name: 'ALERT_POLL_INTERVAL', value: '-1', problem: 'number' }, /is “-1”: it must be/],
  [
    { name: 'TRUNKLINE', value: 'null', problem: 'object' },
    /window\.TRUNKLINE is null: it must be/,
  ],
  [{ name: '/config.js', value: '404', problem: 'status' }, /\/config\.js couldn’t be .*\(404\)/],
  [{ name: '/config.js', value: 'text/html', problem: 'type' }, /isn’t a script \(text\/html\)/],
  [
    {
      name: '/config.js',
      value: 'SyntaxError: Unexpected end of input',
      problem: 'broken',
      line: 3,
    },
    /\/config\.js is broken in line 3: SyntaxError: Unexpected end of input/,
  ],
  [{ name: '/config.js', value: '', problem: 'silent' }, /window\.TRUNKLINE = \{\};/],
  [{ name: '/config.js', value: '', problem: 'unread' }, /\/config\.js couldn’t be loaded/],
])('says of %j what to change', async (problem, words) => {
  render(
    <PublicTextsProvider initial={{ locale: 'en', messages: publicMessages }}>
      <ConfigurationProblems problems={[problem]} />
    </PublicTextsProvider>,
  );
  expect((await screen.findByRole('listitem')).textContent).toMatch(words);
});
