import { type Build, pageBuild } from '../config/build';
import { createObservable } from '../observable';
import { urlOf } from '../routing/addresses';
import { noteReload, reloadedFor } from '../session/reloads';
import type { MissingReason } from '../types/missingReason';

/** How long after one question the next one may be (ms): 10 minutes (ADR 17). */
const pause = 10 * 60_000;
/** How long the server may take to answer (ms). */
const patience = 10_000;

/** What is said above every page: the server has another build, or code is missing for it. */
export type VersionNotice = 'newer' | Exclude<MissingReason, 'connection'>;

const notice = createObservable<VersionNotice | null>(null);
let askedAt = Number.NEGATIVE_INFINITY;
/** The build that the server had when it was asked last. */
let served: Build | null = null;
let dismissed: string | null = null;

const set = (next: VersionNotice | null) => {
  if (notice.get() !== next) notice.set(next);
};

const nameOf = ({ version, commit, build }: Build): string => [version, commit, build].join(' ');

const ask = (address: string, method: string): Promise<Response> =>
  fetch(address, { method, cache: 'no-store', signal: AbortSignal.timeout(patience) });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readBuild(answer: unknown): Build | null {
  if (!answer || typeof answer !== 'object') return null;
  const { version, commit, build, built } = answer as Partial<Record<keyof Build, unknown>>;
  if (!textOf(version)) return null;
  const texts = { commit: textOf(commit), build: textOf(build), built: textOf(built) };
  return { version: textOf(version), ...texts };
}

/** The build that the server has; null where it says none. Rejects where no server can be reached. */
async function servedBuild(): Promise<Build | null> {
  const response = await ask(urlOf('/version.json'), 'GET');
  if (!response.ok) return null;
  served = readBuild(await response.json().catch(() => null)) ?? served;
  return served;
}

/** Whether two builds differ. One that says less than the other differs in nothing that it does not say. */
function differ(one: Build, other: Build): boolean {
  const isOther = (key: 'commit' | 'build') =>
    one[key] !== '' && other[key] !== '' && one[key] !== other[key];
  return one.version !== other.version || isOther('commit') || isOther('build');
}

/** Calls back when there is something else to say of versions. */
export const subscribeToVersions = notice.subscribe;

/** What is to be said of versions above every page; null for nothing. */
export const versionNotice = notice.get;

/**
 * Asks the page's own server for its build, at most every 10 minutes, and announces a build that differs
 * from the page's: once, and not again after a reload that did not bring it. Ignores failures.
 */
export async function lookForNewVersion(): Promise<void> {
  const own = pageBuild();
  const since = Date.now() - askedAt;
  // A clock that was put back is no reason to wait for longer.
  if (!own || (since >= 0 && since < pause)) return;
  askedAt = Date.now();
  const build = await servedBuild().catch(() => null);
  const said = notice.get();
  if (!build || (said && said !== 'newer')) return;
  const isKnown = [dismissed, reloadedFor()].includes(nameOf(build));
  set(differ(own, build) && !isKnown ? 'newer' : null);
}

/** Says nothing of the server's present build any more. */
export function dismissNewVersion(): void {
  if (served) dismissed = nameOf(served);
  set(null);
}

/** The script that an error of the browser names, where it is one of this server. */
function scriptOf(error: unknown): string | null {
  const named = /(?:https?:\/)?\/\S+/.exec(error instanceof Error ? error.message : '')?.[0];
  if (!named || !URL.canParse(named, window.location.href)) return null;
  const { origin, href } = new URL(named, window.location.href);
  return origin === window.location.origin ? href : null;
}

/** Whether the server has no such script: a server may answer the page in its place. */
async function isGone(script: string): Promise<boolean> {
  const response = await ask(script, 'HEAD');
  const type = response.headers.get('Content-Type') ?? '';
  return [404, 410].includes(response.status) || (response.ok && type.includes('text/html'));
}

/**
 * Why code could not be had. Another build on the server, or a script that it does not have, is an older
 * page; the same after a reload for that very build is a server that lacks a part of it. All else is the
 * connection.
 */
export async function whyMissing(error: unknown): Promise<MissingReason> {
  const own = pageBuild();
  const script = scriptOf(error);
  try {
    const build = await servedBuild();
    const isOther = own !== null && build !== null && differ(own, build);
    if (!isOther && !(script && (await isGone(script)))) return 'connection';
  } catch {
    return 'connection';
  }
  return reloadedFor() === nameToReloadFor() ? 'incomplete' : 'outdated';
}

/** Says above every page what code is missing for. False where the connection is at fault. */
export async function tellMissing(error: unknown): Promise<boolean> {
  const why = await whyMissing(error);
  if (why !== 'connection') set(why);
  return why !== 'connection';
}

const nameToReloadFor = (): string => {
  const build = served ?? pageBuild();
  return build ? nameOf(build) : '';
};

/** Reloads the page for the build on the server. */
export function reloadForNewVersion(): void {
  noteReload(nameToReloadFor());
  window.location.reload();
}
