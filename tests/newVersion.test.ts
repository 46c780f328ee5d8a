// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { urlOf } from '../src/routing/addresses';

const page = { version: '1.0.0', commit: 'aaaa', build: '1111' };
const next = { version: '1.1.0', commit: 'bbbb', build: '2222' };
const nameOf = ({ version, commit, build }: typeof page) => [version, commit, build].join(' ');
const script = new URL('/assets/List-x.js', location.href).href;
const minute = 60_000;

/** The page was loaded from this build; from its sources where it is null. */
function loadPage(build: typeof page | null) {
  document.querySelector('meta[name=version]')?.remove();
  if (!build) return;
  const meta = document.head.appendChild(document.createElement('meta'));
  Object.assign(meta, { name: 'version', content: build.version });
  Object.assign(meta.dataset, { commit: build.commit, build: build.build });
}

type Answers = Record<'version' | 'script', () => Response>;
const down = (): Response => {
  throw new TypeError('Failed to fetch');
};
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const typed = (status: number, type: string) => () =>
  new Response('', { status, headers: { 'Content-Type': type } });
const js = typed(200, 'text/javascript');
const serve = ({ version = json(page), script: file = js }: Partial<Answers>) =>
  fetchMock.mockImplementation(async (address: string) =>
    address === urlOf('/version.json') ? version() : file(),
  );

const fetchMock = vi.fn();
let versions: typeof import('../src/http/newVersion');
let reloads: typeof import('../src/session/reloads');
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', fetchMock.mockReset());
  sessionStorage.clear();
  loadPage(page);
  versions = await import('../src/http/newVersion');
  reloads = await import('../src/session/reloads');
});
afterEach(() => loadPage(null));

const look = async (build: unknown, after = 11 * minute) => {
  vi.setSystemTime(Date.now() + after);
  serve({ version: json(build) });
  await versions.lookForNewVersion();
  return versions.versionNotice();
};

describe('the build of the server', () => {
  it.each<[what: string, build: unknown, notice: 'newer' | null]>([
    ['the same', page, null],
    ['of another version', { ...page, version: '1.0.1' }, 'newer'],
    ['of another commit', { ...page, commit: 'bbbb' }, 'newer'],
    ['of other settings', { ...page, build: '2222' }, 'newer'],
    ['one that does not say its commit', { ...page, commit: '' }, null],
    ['one that says its version only', { version: '1.0.0' }, null],
    ['one without a version', { commit: 'bbbb', build: '2222' }, null],
    ['one whose version is no text', { ...next, version: 2 }, null],
    ['a text', 'next', null],
    ['nothing', null, null],
  ])('%s is announced, or not', async (_what, build, notice) => {
    expect(await look(build)).toBe(notice);
  });

  it.each([
    ['says nothing of its build', json({ ...next }, 404)],
    ['answers a page in its place', typed(200, 'text/html')],
    ['cannot be reached', down],
  ])('is none where the server %s', async (_what, version) => {
    serve({ version });
    await versions.lookForNewVersion();
    expect(versions.versionNotice()).toBeNull();
  });

  it('is asked for at most every 10 minutes, as by a clock that is put back, and not by sources', async () => {
    expect(await look(page)).toBeNull();
    expect(await look(next, 10 * minute - 1)).toBeNull();
    expect(await look(next, 1)).toBe('newer');
    expect(await look(page, -1)).toBeNull();
    expect(fetchMock).toHaveBeenCalledTimes(3);
    loadPage(null);
    expect(await look(next)).toBeNull();
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('is announced no more once it was dismissed, or the page was reloaded for it', async () => {
    expect(await look(next)).toBe('newer');
    versions.dismissNewVersion();
    expect(versions.versionNotice()).toBeNull();
    expect(await look(next)).toBeNull();
    const other = { ...next, commit: 'cccc' };
    reloads.noteReload(nameOf(other));
    expect(await look(other)).toBeNull();
    expect(await look({ ...next, commit: 'dddd' })).toBe('newer');
    expect(await look(page)).toBeNull();
  });

  it('takes nothing away of what is said of missing code', async () => {
    serve({ version: json(next) });
    await versions.tellMissing(new Error(script));
    expect(await look(next)).toBe('outdated');
    expect(await look(page)).toBe('outdated');
  });

  it('is told once to who listens', async () => {
    const told = vi.fn();
    const stop = versions.subscribeToVersions(told);
    await look(next);
    await look(next);
    versions.dismissNewVersion();
    versions.dismissNewVersion();
    stop();
    await look({ ...next, commit: 'cccc' });
    expect(told).toHaveBeenCalledTimes(2);
  });
});

describe('code that could not be had', () => {
  const named = new TypeError(`Failed to fetch dynamically imported module: ${script}`);
  const relative = new Error('Unable to preload CSS for /assets/List-x.css');
  const foreign = new Error('error loading https://other.example/assets/List-x.js');
  const gone = { script: typed(404, 'text/plain') };

  it.each<[what: string, error: unknown, Partial<Answers>, reason: string]>([
    ['of another build', named, { version: json(next) }, 'outdated'],
    ['of another build, by an error without a name', null, { version: json(next) }, 'outdated'],
    ['that the server has', named, {}, 'connection'],
    ['that it has not', named, gone, 'outdated'],
    ['that it has no more', named, { script: typed(410, 'text/plain') }, 'outdated'],
    ['that it answers with its page', named, { script: typed(200, 'text/html; a=b') }, 'outdated'],
    ['of a server in trouble', named, { script: typed(503, 'text/html') }, 'connection'],
    ['that is named by its path', relative, gone, 'outdated'],
    ['of another server', foreign, gone, 'connection'],
    ['that no error names', new Error('Network error'), gone, 'connection'],
    ['while no server is reached', named, { version: down }, 'connection'],
    ['which cannot be asked for', named, { script: down }, 'connection'],
    ['of a server that says no build', named, { version: json({}, 404), ...gone }, 'outdated'],
    ['of a server whose build is nothing', named, { version: json(null), ...gone }, 'outdated'],
    ['which it has, without a build', named, { version: json({}, 404) }, 'connection'],
  ])('%s', async (_what, error, answers, reason) => {
    serve(answers);
    expect(await versions.whyMissing(error)).toBe(reason);
    expect(versions.versionNotice()).toBeNull();
    expect(await versions.tellMissing(error)).toBe(reason !== 'connection');
    expect(versions.versionNotice()).toBe(reason === 'connection' ? null : reason);
  });

  it.each([
    ['the build of the server', next, nameOf(next), 'incomplete'],
    ['an earlier one', next, nameOf(page), 'outdated'],
    ['the page itself', page, nameOf(page), 'incomplete'],
  ])('after a reload for %s', async (_what, build, reloadedFor, reason) => {
    reloads.noteReload(reloadedFor);
    serve({ version: json(build), ...gone });
    expect(await versions.whyMissing(named)).toBe(reason);
  });

  it('of sources is asked of the script alone', async () => {
    loadPage(null);
    serve({ version: json(next) });
    expect(await versions.whyMissing(named)).toBe('connection');
    serve({ version: json(next), ...gone });
    expect(await versions.whyMissing(named)).toBe('outdated');
  });
});
