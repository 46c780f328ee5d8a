import { beforeAll, expect, it } from 'vitest';
import { billingPages } from '../../src/pages/hosted/billing';
import * as app from './support';
import { screen } from './support';
import { arrived, go } from './support/arrivals';
import { prepareEveryScreen } from './support/everyScreen';
import { hostedStories } from './support/hosted';
import { startCrawl } from './support/pseudoCrawl';
import { addPseudoLanguages, speakPseudo } from './support/pseudoLanguage';

const hosted = hostedStories();
addPseudoLanguages();
beforeAll(prepareEveryScreen);

it.each(['', 'register', 'register/email', 'forgot-password'])(
  'nothing is said that is in no catalogue, or put together, at /%s',
  async (path) => {
    const crawl = startCrawl('Google', 'GitHub');
    speakPseudo('plain');
    await app.open(`/${path}`);
    await screen.findByRole('heading', { level: 1 });
    await crawl.lookAround(path || 'login');
    crawl.expectNothing();
  },
);

it.each(['trial', 'paid'] as const)(
  'nothing is said that is in no catalogue, or put together, to a %s account',
  async (user) => {
    const crawl = startCrawl(user);
    speakPseudo('plain');
    await hosted.open('/internal/home', user);
    await crawl.lookAround('home');
    const account = `/internal/accounts/${hosted.accountSid(user)}`;
    const pages = Object.keys(billingPages).filter(
      (page) => (page === 'subscription') === (user === 'trial'),
    );
    for (const path of [`${account}/edit`, ...pages.map((page) => `${account}/${page}`)]) {
      go(path);
      await arrived();
      expect(location.pathname).toBe(path);
      await crawl.lookAround(path);
    }
    crawl.expectNothing();
  },
);
