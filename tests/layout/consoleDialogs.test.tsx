// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from '../../src/components/copyText';
import { setConfig } from '../../src/config';
import type { Face } from '../../src/config/face';
import { readConfig } from '../../src/config/readConfig';
import { AboutDialog } from '../../src/layout/AboutDialog';
import { ShortcutsDialog } from '../../src/layout/ShortcutsDialog';
import { namedKeys, shortcutGroups, singleKeys } from '../../src/layout/shortcutTable';
import { clearDrawn, draw, messages, press, ready } from '../support/drawn';

vi.mock('../../src/components/copyText', () => ({ copyText: vi.fn(async () => true) }));
const onClose = vi.fn();

const settings = (more: Record<string, unknown> = {}, face: Partial<Face> | null = null) => {
  const result = readConfig(more, {}, 'https://console.example');
  if ('config' in result) setConfig({ ...result.config, face: face as Face | null });
};
/** The page says which build it is of. */
function buildOf(data: Record<string, string> | null) {
  document.querySelector('meta[name=version]')?.remove();
  if (!data) return;
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'version', content: '3.1.0' });
  Object.assign(meta.dataset, data);
  document.head.append(meta);
}
beforeEach(() => {
  settings();
  buildOf(null);
  onClose.mockReset();
});
afterEach(() => {
  buildOf(null);
  setConfig(null);
  clearDrawn();
});

async function about(scope: 'admin' | 'account' = 'account') {
  draw(<AboutDialog onClose={onClose} />, { identity: { scope } });
  await ready(screen.findByRole('dialog', { name: 'app.about.title' }));
}
/** What is said of the console, by its name. */
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((term) => [
      term.textContent?.replace('app.about.', ''),
      term.nextElementSibling?.textContent,
    ]),
  );
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

it('a bug report says what the console is, and what is switched on there', async () => {
  settings({
    API_BASE_URL: '/api/v1',
    ENABLE_CUSTOM_SPEECH: 'true',
    ENABLE_FORGOT_PASSWORD: 'true',
  });
  buildOf({ commit: 'abc123', built: '2026-03-01T10:00:00Z' });
  await about('admin');
  expect(facts()).toMatchObject({
    ...{ version: '3.1.0', commit: 'abc123', scope: 'app.scopes.admin' },
    platform: expect.stringMatching(/^https?:\/\/.*\/api\/v1$/),
    built: expect.stringContaining('2026'),
    browser: navigator.userAgent,
  });
  const { features = '' } = facts();
  expect(features).toContain('ENABLE_CUSTOM_SPEECH');
  expect(features).toContain('ENABLE_FORGOT_PASSWORD');
  expect(facts().timeZone).not.toBe('');
  expect(links()).toEqual(['app.about.changelog', 'app.about.licences']);
});

it('a console of sources says so, and nothing that is not known', async () => {
  await about();
  expect(facts().version).toBe('app.about.fromSources');
  expect(Object.keys(facts())).not.toContain('commit');
  expect(Object.keys(facts())).not.toContain('built');
  expect(links()).toEqual([]);
});

it.each([
  [null, 'Trunkline', []],
  [
    { name: 'Acme Voice', supportUrl: 'https://help.example', docsUrl: null, statusUrl: null },
    'Acme Voice (Trunkline)',
    ['public.links.support'],
  ],
])('what is copied of %j says that it is this console', async (face, name, helps) => {
  settings({}, face);
  await about();
  expect(screen.queryByText('Acme Voice') !== null).toBe(face !== null);
  expect(links()).toEqual(helps);
  await press('app.clipboard.copy');
  await waitFor(() => expect(messages()).toHaveLength(1));
  const [first, ...rest] = String(vi.mocked(copyText).mock.lastCall?.[0]).split('\n');
  expect(first).toBe(name);
  expect(rest).toEqual(
    [...document.querySelectorAll('dt')].map(
      (term) => `app.labelled ${term.textContent} ${term.nextElementSibling?.textContent}`,
    ),
  );
  await press('app.confirm.close');
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  [true, false],
  [false, true],
])('keys that act alone are %s, and switched to %s', async (areOn, next) => {
  const onSwitch = vi.fn();
  draw(<ShortcutsDialog areSingleKeysOn={areOn} onSwitch={onSwitch} onClose={onClose} />);
  const box = await ready(screen.findByRole('switch', { name: 'app.keys.single' }));
  expect((box as HTMLInputElement).checked).toBe(areOn);
  const help = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toBe(`app.keys.singleHelp ${singleKeys.join(' ')}`);
  box.click();
  expect(onSwitch.mock.calls).toEqual([[next]]);
  await press('app.confirm.close');
  expect(onClose).toHaveBeenCalledOnce();
});

it('says what each key does, by its name, and that one of several is enough', async () => {
  draw(<ShortcutsDialog areSingleKeysOn onSwitch={() => undefined} onClose={onClose} />);
  await ready(screen.findByRole('dialog'));
  for (const { name, shortcuts } of shortcutGroups) {
    const group = screen.getByRole('region', { name: `app.keys.groups.${name}` });
    expect([...group.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(
      shortcuts.map(({ does }) => `app.keys.does.${does}`),
    );
    const words = (key: string) =>
      namedKeys.some((one) => one === key) ? `app.keys.names.${key}` : key;
    expect([...group.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(
      shortcuts.map(({ keys }) => keys.map(words).join(' app.keys.or ')),
    );
  }
});
