// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changed, subscribeToHistory } from '../src/engines/history/changes';
import type { RequestOptions } from '../src/http';
import { listenToTabs, tellChanged } from '../src/saving/journalTabs';
import { answer, json, mockPlatform, networkDown } from './support/fetchMock';
import { closeTabs, openTab, type Tab } from './support/tabs';
import { adminClaims, tokenOf } from './support/token';

const { api, fetchMock } = mockPlatform();
let clean: Tab;
let other: Tab;

beforeEach(async () => {
  // The other one was there first, and each in its turn.
  other = await openTab({ API_BASE_URL: api });
  clean = await openTab({ API_BASE_URL: api });
});
afterEach(closeTabs);

/** What another tab does before the clean one meets trouble, and whether its work is to be spared. */
const others: [name: string, act: () => void, isSpared: boolean][] = [
  ['holds nothing', () => undefined, false],
  ['holds unsaved work', () => void other.holdUnsavedWork(), true],
  ['holds the work of two forms, of which one is saved', () => twice()[0]?.(), true],
  [
    'holds the work of two forms, of which one says twice that it is saved',
    () => {
      const [release] = twice();
      release?.();
      release?.();
    },
    true,
  ],
  ['saved its work', () => other.holdUnsavedWork()(), false],
  ['saved the work of two forms', () => twice().forEach((release) => void release()), false],
  [
    'crashed with unsaved work',
    () => {
      other.act(() => other.holdUnsavedWork());
      other.die();
    },
    false,
  ],
  [
    'crashed beside one that holds unsaved work',
    () => {
      localStorage.setItem('unsaved-work:gone', '');
      other.holdUnsavedWork();
    },
    true,
  ],
  [
    'holds unsaved work and was taken for dead once',
    () => {
      other.holdUnsavedWork();
      const [key = ''] = claims();
      localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    },
    true,
  ],
];
const claims = () => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-work:'));
const twice = () => [other.holdUnsavedWork(), other.holdUnsavedWork()];

const read: RequestOptions = { path: 'Accounts' };
const write: RequestOptions = { method: 'PUT', path: 'Accounts/a', body: {} };
const troubles: [name: string, answer: () => Promise<Response>, call: RequestOptions][] = [
  ['an outage while it reads', networkDown, read],
  ['an outage while it writes', networkDown, write],
  ['a 401 while it reads', () => answer(401, 'Unauthorized'), read],
  ['a 401 while it writes', () => answer(401, 'Unauthorized'), write],
];

describe.each(troubles)('%s', (_name, trouble, call) => {
  it.each(others)('of a clean tab, while another tab %s', async (_what, act, isSpared) => {
    act();
    fetchMock.mockImplementation(trouble);
    const failure = clean.request(call).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(clean.session.token() !== null).toBe(isSpared);
    // Whoever asks again does not wait for the dead once more.
    if (!isSpared) expect(claims()).toEqual([]);
    if (clean.renewal.isRenewalPending()) clean.renewal.abandonRenewal();
    expect(await failure).toBeInstanceOf(clean.HttpError);
  });
});

it('a sign-in on the spot in either tab lets the calls of both go on', async () => {
  const newer = tokenOf({ ...adminClaims, exp: 9 });
  for (const which of ['clean', 'other']) {
    other.session.start(tokenOf(adminClaims));
    const release = other.holdUnsavedWork();
    fetchMock.mockImplementation((_url, { headers }) =>
      new Headers(headers).get('Authorization') === `Bearer ${newer}`
        ? json(200, 'done')
        : answer(401, 'Unauthorized'),
    );
    const calls = [clean.request(read), other.request(write)];
    await vi.advanceTimersByTimeAsync(1);
    expect([clean, other].map(({ renewal }) => renewal.isRenewalPending())).toEqual([true, true]);
    const signsIn = which === 'clean' ? clean : other;
    expect(signsIn.renewal.finishRenewal(newer)).toBe(true);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect((await Promise.all(calls)).map(({ body }) => body)).toEqual(['done', 'done']);
    release();
  }
});

it('a tab that is gone is waited for once', async () => {
  other.act(() => other.holdUnsavedWork());
  other.die();
  const asked = clean.isWorkUnsaved();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toBe(false);
  // It is not even asked any more.
  expect(claims()).toEqual([]);
});

it('nobody waits for an answer where no other tab claims to hold work', async () => {
  const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
  other.holdUnsavedWork()();
  expect(await clean.isWorkUnsaved()).toBe(false);
  expect(posted).not.toHaveBeenCalled();
});

it.each([
  ['has no channels', undefined],
  [
    'denies them with its storage',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  ],
])('in a browser that %s each tab is on its own', async (_how, channels) => {
  vi.stubGlobal('BroadcastChannel', channels);
  const heard = vi.fn();
  const stops = [listenToTabs(heard), subscribeToHistory(heard)];
  const release = other.holdUnsavedWork();
  expect(await clean.isWorkUnsaved()).toBe(false);
  tellChanged();
  changed();
  expect(heard).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
  clean.holdUnsavedWork();
  expect(await clean.isWorkUnsaved()).toBe(true);
  release();
});

describe('what other tabs hold, for the question on logging out', () => {
  const holding: [name: string, act: (third: Tab) => void, found: string | null][] = [
    ['nothing', () => undefined, null],
    ['work with drafts', () => void other.holdUnsavedWork(true), 'kept'],
    ['work without', () => void other.holdUnsavedWork(false), 'unkept'],
    [
      'work without drafts in one tab, with drafts in another',
      (third) => {
        other.holdUnsavedWork(false);
        third.holdUnsavedWork(true);
      },
      'unkept',
    ],
    [
      'work with drafts in the tab that answers first, without in another',
      (third) => {
        other.holdUnsavedWork(true);
        third.holdUnsavedWork(false);
      },
      'unkept',
    ],
    [
      'work without drafts that came to work with drafts',
      () => {
        other.holdUnsavedWork(true);
        other.holdUnsavedWork(false);
      },
      'unkept',
    ],
    [
      'work of which what has no drafts was saved',
      () => {
        other.holdUnsavedWork(true);
        other.holdUnsavedWork(false)();
      },
      'kept',
    ],
    [
      'work with drafts beside a tab that crashed without any',
      (third) => {
        third.act(() => third.holdUnsavedWork(false));
        third.die();
        other.holdUnsavedWork(true);
      },
      'kept',
    ],
  ];

  it.each(holding)('%s', async (_name, act, found) => {
    act(await openTab({ API_BASE_URL: api }));
    const asked = clean.unsavedElsewhere();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await asked).toBe(found);
  });
});

it('a form goes on where the storage has no room for a claim', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const release = other.holdUnsavedWork();
  expect(full).toHaveBeenCalled();
  expect(other.hasUnsavedWork()).toBe(true);
  release();
  expect(other.hasUnsavedWork()).toBe(false);
});
