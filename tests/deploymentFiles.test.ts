// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOwnTexts } from '../src/http/ownTexts';
import { settingsFileProblem } from '../src/http/settingsFile';
import { repairAddress } from '../src/routing/repairAddress';

const fetchMock = vi.fn();
beforeEach(() => vi.stubGlobal('fetch', fetchMock.mockReset()));
afterEach(() => vi.restoreAllMocks());

const file = (status: number, type: string, text = '') => ({
  ...{ ok: status < 400, status, headers: new Headers({ 'Content-Type': type }) },
  blob: async () => ({ size: text.length, text: async () => text }),
});

describe('the settings that left nothing behind', () => {
  /** What the browser does with the file when it runs it once more. */
  const runsAs = (event: Event, target: 'script' | 'window') =>
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      (target === 'window' ? window : (script as Element)).dispatchEvent(event);
    });
  const name = '/config.js';

  it.each([
    ['cannot be fetched', null, { value: '', problem: 'unread' }],
    ['are missing', file(404, 'text/html'), { value: '404', problem: 'status' }],
    ['are the page', file(200, 'text/html; a=b'), { value: 'text/html', problem: 'type' }],
  ])('%s', async (_what, answer, problem) => {
    if (answer) fetchMock.mockResolvedValue(answer);
    else fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await settingsFileProblem()).toEqual({ name, ...problem });
  });

  it('are broken at a line', async () => {
    fetchMock.mockResolvedValue(file(200, 'text/javascript'));
    const message = 'Uncaught SyntaxError: no brace';
    runsAs(new ErrorEvent('error', { message, lineno: 3 }), 'window');
    const problem = { value: 'SyntaxError: no brace', problem: 'broken', line: 3 };
    expect(await settingsFileProblem()).toEqual({ name, ...problem });
  });

  it.each(['load', 'error'])(
    'say nothing, and what fails after their %s is not theirs',
    async (end) => {
      fetchMock.mockResolvedValue(file(200, 'application/ecmascript; a=b'));
      runsAs(new Event(end), 'script');
      expect(await settingsFileProblem()).toEqual({ name, value: '', problem: 'silent' });
    },
  );
});

describe('a file of own texts', () => {
  const most = 1_000_000;
  const long = (length: number) => JSON.stringify('a'.repeat(length - 2));
  it.each([
    ['is read', file(200, 'application/json', '{"a":"b"}'), { texts: { a: 'b' } }],
    ['without a type', file(200, '', '{}'), { texts: {} }],
    ['is missing', file(404, 'application/json', '{}'), { problem: '404' }],
    ['is a page', file(200, 'text/html; charset=utf-8', '{}'), { problem: 'text/html' }],
    ['is as long as may be', file(200, '', long(most)), { texts: 'a'.repeat(most - 2) }],
    ['is too long', file(200, '', long(most + 1)), { problem: '> 1 MB' }],
  ])('%s', async (_what, answer, outcome) => {
    fetchMock.mockResolvedValue(answer);
    expect(await fetchOwnTexts('/texts.json')).toEqual(outcome);
  });
  it('that is no JSON, or not reached, says why', async () => {
    fetchMock.mockResolvedValueOnce(file(200, '', '{'));
    const unread = expect.stringMatching(/^SyntaxError: /);
    expect(await fetchOwnTexts('/texts.json')).toEqual({ problem: unread });
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await fetchOwnTexts('/texts.json')).toEqual({ problem: 'TypeError: Failed to fetch' });
    fetchMock.mockRejectedValueOnce('gone');
    expect(await fetchOwnTexts('/texts.json')).toEqual({ problem: 'gone' });
  });
});

describe('an address', () => {
  it.each([
    ['/internal/users/a%20b?page=2#top', '/internal/users/a%20b?page=2#top'],
    ['/internal/users/100%?page=2#top', '/internal/users/100%25?page=2#top'],
    ['/', '/'],
  ])('%s is read as %s', (address, repaired) => {
    history.replaceState({ kept: 1 }, '', address);
    repairAddress();
    const { pathname, search, hash } = location;
    expect(pathname + search + hash).toBe(repaired);
    // What is right is not touched.
    expect(history.state).toEqual(address === repaired ? { kept: 1 } : null);
  });
});
