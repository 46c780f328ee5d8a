// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setConfig } from '../../src/config';
import { readConfig } from '../../src/config/readConfig';
import { MobileNavigation } from '../../src/layout/MobileNavigation';
import { clearDrawn, draw, ready } from '../support/drawn';

beforeEach(() => {
  const read = readConfig({}, {}, 'http://console.example');
  if ('config' in read) setConfig(read.config);
});
afterEach(clearDrawn);

it.each([0, 3])(
  'every button of a narrow screen has a name (unread alerts: %i)',
  async (unread) => {
    const nothing = vi.fn();
    draw(
      <MobileNavigation
        {...{ isOpen: false, unread, unreadSearch: '' }}
        {...{ onOpen: nothing, onClose: nothing, onSearch: nothing }}
      />,
    );
    const open = await ready(screen.findByRole('button', { name: /^app\.nav\.open\b/ }));
    expect(open.getAttribute('aria-haspopup')).toBe('dialog');
    expect(open.textContent?.includes(`app.nav.unread ${unread}`)).toBe(unread > 0);
    for (const button of screen.getAllByRole('button')) expect(button).toHaveAccessibleName();
  },
);
