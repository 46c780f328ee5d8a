import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { password } from './support/signIn';

const notice = 'Staff only.\n<b>Calls</b> are logged.';
const face = {
  BRAND_NAME: 'Ox Voice',
  BRAND_ICON: '/ox/icon.svg',
  SUPPORT_URL: 'mailto:help@ox.example',
  DOCS_URL: 'https://docs.ox.example/',
  STATUS_URL: '/status',
  LOGIN_NOTICE: notice,
};
const menu = JSON.stringify([
  { label: 'Wiki', labels: { fr: 'Le wiki' }, url: 'https://wiki.ox.example' },
  { label: 'Billing', url: '/billing', scopes: ['admin', 'service_provider'] },
  { label: 'Racks', url: 'https://racks.ox.example', scopes: ['admin'] },
  { label: 'Bad', url: 'javascript:alert(1)' },
]);
const help = [
  ['Support', 'mailto:help@ox.example'],
  ['Documentation', 'https://docs.ox.example/'],
  ['Status', '/status'],
] as const;

const expectNewTab = (link: HTMLElement, url: string) => {
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
};
const picture = () => screen.getByRole('banner').querySelector('img');
const ownLinks = async () => {
  const list = await screen.findByRole('list', { name: /More links|Autres liens/ });
  return within(list).getAllByRole('link');
};

afterEach(() => app.resetConsole());

describe('a deployment with a face of its own', () => {
  beforeEach(() => app.resetConsole({ ...face, MENU: menu }));

  it('shows it on the sign-in page, and no other name', async () => {
    await app.open('/');
    await waitFor(() => expect(document.title).toBe('Log in · Ox Voice'));
    const banner = screen.getByRole('banner');
    expect(banner).toHaveTextContent(/^Ox Voice$/);
    expect(picture()).toHaveAttribute('src', '/ox/icon.svg');
    const told = within(screen.getByRole('main')).getByText(/^Staff only/);
    // As text, line by line, and not as HTML.
    expect(told.textContent).toBe(notice);
    expect(told.children).toHaveLength(0);
    for (const [name, url] of help) expectNewTab(screen.getByRole('link', { name }), url);
    await waitFor(() => expect(password()).toBeVisible());
    expect(document.body.textContent).not.toContain('Trunkline');
  });

  it('shows it on other signed-out pages, without the notice', async () => {
    await app.open('/forgot-password');
    await app.heading('Forgot password');
    expect(screen.getByRole('banner')).toHaveTextContent(/^Ox Voice$/);
    expect(screen.queryByText(/Staff only/)).toBeNull();
  });

  it('shows it in the console: name, title, own links, help and About', async () => {
    await app.open('/internal/accounts', 'admin');
    const [wiki, billing, racks, ...others] = await ownLinks();
    expect(others).toEqual([]);
    expectNewTab(wiki as HTMLElement, 'https://wiki.ox.example');
    expectNewTab(billing as HTMLElement, '/billing');
    expectNewTab(racks as HTMLElement, 'https://racks.ox.example');
    const side = screen.getByRole('complementary', { name: 'Ox Voice' });
    expect(within(side).getByText('Ox Voice')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Accounts · Ox Voice'));
    await app.press('Preferences');
    for (const [name, url] of help)
      expectNewTab(await screen.findByRole('menuitem', { name }), url);
    await app.click(await screen.findByRole('menuitem', { name: 'About' }));
    const about = await screen.findByRole('dialog', { name: 'About' });
    expect(about).toHaveTextContent('Ox Voice');
    for (const [name, url] of help) expectNewTab(within(about).getByRole('link', { name }), url);
    await app.press('Close', about);
    expect(document.body.textContent).not.toContain('Trunkline');
  });

  it('shows links of the menu by scope, in the language of the operator', async () => {
    await app.open('/internal/accounts', 'nora');
    expect((await ownLinks()).map(({ textContent }) => textContent)).toEqual(['Wiki', 'Billing']);
    await app.open('/internal/applications', 'sam');
    expect((await ownLinks()).map(({ textContent }) => textContent)).toEqual(['Wiki']);
    await app.press('Preferences');
    await app.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
    await waitFor(async () =>
      expect((await ownLinks()).map(({ textContent }) => textContent)).toEqual(['Le wiki']),
    );
    await user.keyboard('{Escape}');
  });

  it('offers links of the menu in the palette, by scope, and opens them beside the console', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await app.open('/internal/accounts', 'nora');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    await user.keyboard('{Control>}k{/Control}');
    const links = await screen.findByRole('group', { name: 'More links' });
    expect(
      within(links)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Wiki', 'Billing']);
    await app.fill(await screen.findByRole('combobox', { name: /Search/ }), 'wiki');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Wiki' })).toHaveClass('Mui-focused'),
    );
    await user.keyboard('{Enter}');
    expect(opened.mock.calls).toEqual([['https://wiki.ox.example', '_blank', 'noopener']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/internal/accounts');
    opened.mockRestore();
  });

  it('shows logos instead of the name, one for each theme, and the icon where there is little room', async () => {
    app.resetConsole({ ...face, BRAND_LOGO: '/ox/light.svg', BRAND_LOGO_DARK: '/ox/dark.svg' });
    await app.open('/internal/accounts', 'nora');
    const side = await screen.findByRole('complementary', { name: 'Ox Voice' });
    const sources = () =>
      within(side)
        .getAllByRole('img', { hidden: true })
        .map((image) => image.getAttribute('src'));
    expect(sources()).toEqual(['/ox/light.svg', '/ox/dark.svg']);
    expect(within(side).queryByText('Ox Voice')).toBeNull();
    await app.click(within(side).getByRole('button', { name: 'Collapse menu' }));
    expect(side.querySelector('.product-mark img')).toHaveAttribute('src', '/ox/icon.svg');
  });
});

describe('settings of a face that make no sense', () => {
  beforeEach(() =>
    app.resetConsole({
      BRAND_NAME: 'Ox Voice',
      BRAND_LOGO: 'https://cdn.example/logo.svg',
      BRAND_COLOR: '#ffd400',
      DOCS_URL: 'docs',
      MENU: menu,
    }),
  );

  it('are told to administrators alone, each with why, and the console works without them', async () => {
    await app.open('/');
    expect(await screen.findByRole('banner')).toHaveTextContent(/^Ox Voice$/);
    await waitFor(() => expect(password()).toBeVisible());
    const untold = /isn’t used|left out/;
    expect(screen.queryByText(untold)).toBeNull();
    await app.open('/internal/settings', 'nora');
    await app.findField('Service provider name');
    expect(screen.queryByText(untold)).toBeNull();
    await app.open('/internal/settings', 'admin');
    await app.see(
      /^BRAND_LOGO is “https:\/\/cdn\.example\/logo\.svg” and isn’t used: it must be a path/,
    );
    await app.see(
      /^BRAND_COLOR isn’t used: in the light theme #ffd400 has a contrast of only 1\.\d:1/,
    );
    await app.see(/^DOCS_URL is “docs” and isn’t used/);
    await app.see(/^Entry 4 of MENU is left out: its url is “javascript:alert\(1\)”/);
    await app.findField('Domain name');
  });
});
