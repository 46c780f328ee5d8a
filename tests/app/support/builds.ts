import { vi } from 'vitest';
import { dismissNewVersion, lookForNewVersion } from '../../../src/http/newVersion';
import { answerAlways, resetNetwork } from './network';

/** The build that a page was loaded from, and one that the server has later. */
export const page = { version: '1.0.0', commit: 'aaaaaaaaaaaa', build: '11111111' };
export const next = { version: '1.1.0', commit: 'bbbbbbbbbbbb', build: '22222222' };

/** The page was loaded from this build. */
export const loadPage = (build: typeof page) => {
  forgetPage();
  const meta = document.head.appendChild(document.createElement('meta'));
  Object.assign(meta, { name: 'version', content: build.version });
  Object.assign(meta.dataset, { commit: build.commit, build: build.build });
};
/** The page knows nothing of a build. */
export const forgetPage = () => document.querySelector('meta[name=version]')?.remove();
/** The server has this build from now on. */
export const serve = (build: object) =>
  answerAlways('GET', /version\.json$/, () => Response.json({ ...build, built: 'now' }));

/** Each time another day, as the page asks at most every 10 minutes. */
let daysAgo = 0;

/**
 * What the page knows of the server, as if it had asked days ago. Dates are faked by then. What another
 * story dismissed would not be told again: this page's own build is dismissed in its place.
 */
export const forgetServer = async () => {
  const now = Date.now();
  daysAgo += 1;
  vi.setSystemTime(now - daysAgo * 24 * 60 * 60_000);
  serve(page);
  await lookForNewVersion();
  dismissNewVersion();
  vi.setSystemTime(now);
  resetNetwork();
};
