// @vitest-environment jsdom
import icon from '@mui/icons-material/HomeOutlined';
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { NavigationList } from '../../src/layout/NavigationList';
import type { NavigationItem } from '../../src/layout/navigation';
import { clearDrawn, draw, ready } from '../support/drawn';

afterEach(clearDrawn);

const items = [
  { label: 'accounts', icon, to: '/internal/accounts' },
  { label: 'alerts', icon, to: '/internal/alerts', unread: 3, search: '?filter=%7B%7D' },
  { label: 'own', text: 'Own pages', icon, to: '/internal/own' },
] as unknown as NavigationItem[];

it.each([true, false])(
  'entries of the menu lead where they say, narrow: %s',
  async (isCollapsed) => {
    draw(<NavigationList items={items} isCollapsed={isCollapsed} heading="Group" />, {
      at: '/internal/accounts/a-1/edit',
    });
    await ready(screen.findByRole('list', { name: 'Group' }));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/internal/accounts',
      '/internal/alerts?filter=%7B%7D',
      '/internal/own',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
    for (const link of links) expect(link).toHaveAccessibleName();
    expect(links.map((link) => /3/.test(link.textContent ?? ''))).toEqual([false, true, false]);
    expect(links[2]).toHaveAccessibleName('Own pages');
  },
);
