// @vitest-environment jsdom
import type { StripeElementsOptionsMode } from '@stripe/stripe-js';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CardElements } from '../../src/pages/hosted/billing/card/CardElements';

const given = vi.hoisted(() => ({ colorScheme: 'light', options: {} }));
vi.mock('@mui/material/styles', () => ({ useColorScheme: () => given }));
vi.mock('ra-core', () => ({ useLocaleState: () => ['de'] }));
vi.mock('../../src/pages/hosted/billing/card/useCardProvider', () => ({
  useCardProvider: () => ({}),
}));
vi.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ options }: { options: object }) => {
    given.options = options;
    return null;
  },
}));

afterEach(cleanup);

/** How light a colour is, from 0 to 1. */
const lightness = (color = '') =>
  (color.match(/\w\w/g) ?? []).reduce((sum, part) => sum + Number.parseInt(part, 16), 0) / 765;

it.each(['light', 'dark'])('a card is typed in a form that is as %s as the page', (scheme) => {
  given.colorScheme = scheme;
  render(<CardElements currency="usd">card</CardElements>);
  const { appearance, locale } = given.options as StripeElementsOptionsMode;
  expect(locale).toBe('de');
  expect(appearance?.theme).toBe(scheme === 'dark' ? 'night' : 'stripe');
  expect(lightness(appearance?.variables?.colorBackground) < 0.5).toBe(scheme === 'dark');
});
