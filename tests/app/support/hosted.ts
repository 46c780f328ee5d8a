import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { takeSnapshot } from '../../../platform/api/snapshot';
import { createPlatform, type Platform } from '../../../platform/createPlatform';
import { createStripe } from '../../../platform/demo/payments/page/stripe';
import { paymentPaths } from '../../../platform/demo/payments/paths';
import { standInPrefix } from '../../../platform/demo/prefix';
import { type HostedUser, hostedUsers } from '../../../platform/demo/seed/hostedUsers';
import * as session from '../../../src/session';
import { billingOf, githubToken } from '../../support/hosted';
import { open, resetConsole } from './console';
import { askPlatform } from './network';
import { platform, signIn, tokenNow } from './platform';

interface Hosted {
  platform: Platform;
  /** The payment provider loads its script once a page: it is the same in all stories. */
  stripe: Window['Stripe'];
  restore: () => void;
}

let hosted: Promise<Hosted> | undefined;
const tokens = new Map<HostedUser['key'], string>();

/** One hosted platform a worker, made for the first story that wants it. */
async function openHosted(): Promise<Hosted> {
  const own = await createPlatform({ seed: 'hosted', hosted: true, prefix: '/api/v1' });
  for (const { key, username, password } of hostedUsers) {
    tokens.set(key, await signIn(own, username, password));
  }
  tokens.set('github', await githubToken(own));
  return { platform: own, stripe: stripeOf(own), restore: takeSnapshot(own) };
}

/** The payment provider in the page, which asks the platform's half of it. */
const stripeOf = ({ app }: Platform) =>
  createStripe(async (what, body) => {
    const url = standInPrefix + paymentPaths[what];
    const answer = await app.inject({ method: 'POST', url, payload: body as object });
    return answer.json();
  });

/**
 * Makes every story of a file one of hosted mode: the console has its settings, the hosted seed
 * stands where the network would be, and each story finds it as it was seeded.
 *
 * ```ts
 * const hosted = hostedStories();
 * test('…', async () => {
 *   await hosted.open('/internal/applications', 'trial');
 *   expect(hosted.plan('trial')).toMatchObject({ plan_type: 'trial' });
 *   expect(hosted.charges('trial')).toEqual([]);
 *   expect(hosted.code('new@example.com')).toMatch(/^\d{6}$/);
 * });
 * ```
 */
export function hostedStories(settings: Record<string, string> = {}) {
  let current: Hosted | undefined;
  beforeAll(async () => {
    hosted ??= openHosted();
    current = await hosted;
  });
  beforeEach(() => {
    resetConsole(settings, { hosted: true });
    window.Stripe = current?.stripe;
    askPlatform(own());
  });
  afterEach(() => {
    resetConsole();
    delete window.Stripe;
    const poison = [...own().poison];
    current?.restore();
    askPlatform(platform);
    expect(poison, 'calls that would crash or poison a live platform').toEqual([]);
  });
  const own = (): Platform => {
    if (!current) throw new Error('The hosted platform is there from the first story on');
    return current.platform;
  };
  return {
    /** The hosted platform, to see what was stored. */
    platform: own,
    /** Opens the console at an address; signed in as `user` from then on. */
    async open(path: string, user?: HostedUser['key']): Promise<void> {
      if (user) session.start(tokenNow(own(), tokens.get(user) ?? ''));
      await open(path);
    },
    ...billingOf(() => own().db),
  };
}
