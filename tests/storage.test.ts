// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as session from '../src/session';
import { inHaste } from '../src/session/inHaste';
import { toLocalTime } from '../src/session/localTime';
import { noteReload, reloadedFor } from '../src/session/reloads';
import { enterSection, storeAccountFilter } from '../src/session/section';
import {
  clearStorage,
  local,
  localKeys,
  localKeysFrom,
  sessionKeys,
  tab,
} from '../src/session/storage';
import { adminClaims, tokenOf } from './support/token';

const isFull = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((): void => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
const isForbidden = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
};

interface Step {
  act?: () => unknown;
  see: () => unknown;
  is: unknown;
}

/** The session of a user, from the log-in to the log-out, as its tab sees it. */
const steps: Step[] = [
  { act: () => session.start(tokenOf(adminClaims)), see: session.token, is: tokenOf(adminClaims) },
  {
    act: () => session.chooseServiceProvider('sp-1'),
    see: session.currentServiceProvider,
    is: 'sp-1',
  },
  { act: () => enterSection('users'), see: () => session.isInSection('users'), is: true },
  { act: () => enterSection('accounts'), see: () => session.isInSection('users'), is: false },
  { act: () => storeAccountFilter('a-1'), see: session.storedAccountFilter, is: 'a-1' },
  { act: () => storeAccountFilter(null), see: session.storedAccountFilter, is: null },
  { act: () => noteReload('b-1'), see: reloadedFor, is: 'b-1' },
  { see: () => toLocalTime(1), is: 1000 },
  {
    act: () => inHaste.drafts.write('d', 'text'),
    see: () => inHaste.drafts.read('d'),
    is: 'text',
  },
  { see: () => localKeysFrom('unsaved-work:'), is: [] },
  { act: () => session.setFlash('expired'), see: session.takeFlash, is: 'expired' },
  { see: session.takeFlash, is: null },
  { act: () => session.end('signedOut'), see: session.token, is: null },
  { see: session.takeFlash, is: 'signedOut' },
];

beforeEach(() => clearStorage());
afterEach(() => {
  vi.restoreAllMocks();
  clearStorage();
});

describe.each([
  ['has room', () => undefined],
  ['is full', () => void isFull()],
  ['is forbidden', isForbidden],
])('with storage that %s, a session', (_how, fail) => {
  it('goes its way', () => {
    fail();
    for (const { act, see, is } of steps) {
      act?.();
      expect(see(), String(act ?? see)).toEqual(is);
    }
  });
});

describe('what a full storage did not take', () => {
  it.each([
    ['its key', localKeys.token],
    ['all keys', null],
  ])('goes when another tab changes %s', (_what, key) => {
    const full = isFull();
    session.start(tokenOf(adminClaims));
    full.mockRestore();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(session.token()).toBeNull();
  });

  it('stays when another tab changes another key', () => {
    isFull();
    session.start(tokenOf(adminClaims));
    window.dispatchEvent(new StorageEvent('storage', { key: localKeys.section }));
    expect(session.token()).toBe(tokenOf(adminClaims));
  });

  it('of this tab alone stays when another tab empties the one of all tabs', () => {
    const full = isFull();
    session.setFlash('expired');
    full.mockRestore();
    const emptied = { key: null, storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', emptied));
    expect(session.takeFlash()).toBe('expired');
  });

  it('stands before what is there, until there is room again', () => {
    for (const store of [local, tab]) {
      store.set(sessionKeys.flash, 'old');
      const full = isFull();
      store.set(sessionKeys.flash, 'new');
      expect(store.get(sessionKeys.flash)).toBe('new');
      full.mockRestore();
      store.set(sessionKeys.flash, 'newest');
      expect(store.get(sessionKeys.flash)).toBe('newest');
    }
    expect(localStorage.getItem(sessionKeys.flash)).toBe('newest');
  });
});
