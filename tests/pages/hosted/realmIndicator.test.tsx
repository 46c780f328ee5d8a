// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { RealmCheck } from '../../../src/components/realm/useRealmCheck';
import { publicMessages } from '../../../src/i18n/en/public';
import { PublicTextsProvider } from '../../../src/i18n/PublicTexts';
import { RealmIndicator } from '../../../src/pages/hosted/signUp/RealmIndicator';

afterEach(cleanup);

it.each<[state: RealmCheck['state'], icon: string | null, buttons: number]>([
  ['empty', null, 0],
  ['short', null, 0],
  ['long', 'CancelIcon', 0],
  ['characters', 'CancelIcon', 0],
  ['taken', 'CancelIcon', 0],
  ['failed', 'CancelIcon', 1],
  ['available', 'CheckCircleRoundedIcon', 0],
])('a subdomain that is %s has the sign %s', (state, icon, buttons) => {
  const check = { state, realm: 'reef.calls.example', checkAgain: () => undefined };
  render(
    <PublicTextsProvider initial={{ locale: 'en', messages: publicMessages }}>
      <RealmIndicator id="said" check={check} />
    </PublicTextsProvider>,
  );
  const sign = screen.getByRole('status').querySelector('svg');
  expect(sign?.getAttribute('data-testid') ?? null).toBe(icon);
  expect(screen.queryAllByRole('button')).toHaveLength(buttons);
});
