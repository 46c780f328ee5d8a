// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCookie, writeCookie } from '../src/config/cookies';
import { writePreference } from '../src/config/preferences';
import { nameDatabase } from '../src/engines/database';
import { listViews, saveView } from '../src/engines/views';
import { notePayment, pendingPayment } from '../src/hosted/pendingPayment';
import { listEntries, writeEntry } from '../src/saving/journal';
import { inHaste } from '../src/session/inHaste';
import {
  clearStorage,
  local,
  localKeys,
  localKeysFrom,
  ownName,
  sessionKeys,
  tab,
} from '../src/session/storage';

const { dataset } = document.documentElement;
const bases = ['/', '/portal/', '/a/', '/a/b/'];
const at = (base: string) => {
  dataset.base = base;
  history.replaceState(null, '', base);
};
const clean = () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const path of bases) {
    for (const cookie of document.cookie.split('; ')) {
      Reflect.set(document, 'cookie', `${cookie.split('=')[0]}=; max-age=0; path=${path}`);
    }
  }
};
beforeEach(clean);
afterEach(() => {
  clean();
  at('/');
  delete dataset.base;
});

describe('what a console of its own base calls what it keeps', () => {
  it.each([
    ['/', 'token', 'SESS_FLASH_MSG', 'trunkline-theme', 'keyval-store'],
    [
      '/portal/',
      '/portal/:token',
      '/portal/:SESS_FLASH_MSG',
      'portal!trunkline-theme',
      '/portal/:keyval-store',
    ],
    ['/a/b/', '/a/b/:token', '/a/b/:SESS_FLASH_MSG', 'a!b!trunkline-theme', '/a/b/:keyval-store'],
  ])('below %s', (base, inLocal, inSession, cookie, database) => {
    at(base);
    local.set(localKeys.token, 't');
    tab.set(sessionKeys.flash, 'expired');
    writePreference('theme', 'dark');
    expect(Object.keys(localStorage)).toEqual([inLocal]);
    expect(Object.keys(sessionStorage)).toEqual([inSession]);
    expect(document.cookie).toBe(`${cookie}=dark`);
    expect(ownName('keyval-store')).toBe(database);
  });

  it.each(bases)('is what the script of the theme reads below %s', (base) => {
    for (const [index, other] of bases.entries()) {
      at(other);
      writePreference('theme', index % 2 === 0 ? 'light' : 'dark');
    }
    at(base);
    const matchMedia = () => ({ matches: false });
    new Function('matchMedia', readFileSync('public/theme-init.js', 'utf8'))(matchMedia);
    expect(dataset.theme).toBe(bases.indexOf(base) % 2 === 0 ? 'light' : 'dark');
  });
});

describe('consoles on one host', () => {
  const draft = (base: string) => ({
    ...{
      id: 'e',
      sid: '1',
      version: 1,
      form: 'users/1',
      name: base,
      resource: 'users',
      path: '/internal/users/1/edit',
    },
    ...{ savedAt: Date.now(), changes: [], missing: [] },
  });

  it('find nothing of each other', async () => {
    nameDatabase(() => ownName('keyval-store'));
    const quantities = { voice_call_session: 1, device: 1 };
    for (const base of bases) {
      at(base);
      const payment = { accountSid: 'a', sentAt: 1, orderedAt: Date.now(), quantities };
      local.set('token', base);
      tab.set('SESS_RETURN_TO', base);
      writeCookie('locale', base, 60);
      notePayment({ ...payment, step: 'sent', sentAt: bases.indexOf(base) });
      inHaste.drafts.write('["u","f","e"]', base);
      await writeEntry('u', draft(base));
      await saveView('u p', { list: 'users', name: base, search: '' });
    }
    for (const base of bases) {
      at(base);
      expect(local.get('token')).toBe(base);
      expect(tab.get('SESS_RETURN_TO')).toBe(base);
      expect(readCookie('locale')).toBe(base);
      expect(pendingPayment('a')?.sentAt).toBe(bases.indexOf(base));
      expect(inHaste.drafts.names().map(inHaste.drafts.read)).toEqual([base]);
      inHaste.drafts.forget('["u","f","e"]');
      expect((await listEntries('u')).map(({ name }) => name)).toEqual([base]);
      expect((await listViews('u p')).map(({ name }) => name)).toEqual([base]);
    }
  });

  it.each(bases)('keep what is theirs when the one below %s signs out', (base) => {
    for (const other of bases) {
      at(other);
      local.set('token', other);
      local.set('unsaved-work:1', '');
      tab.set('SESS_USER_SID', other);
    }
    at(base);
    clearStorage();
    for (const other of bases) {
      at(other);
      expect(local.get('token')).toBe(other === base ? null : other);
      expect(localKeysFrom('unsaved-work:')).toEqual(other === base ? [] : ['unsaved-work:1']);
      expect(tab.get('SESS_USER_SID')).toBe(other === base ? null : other);
    }
  });
});
