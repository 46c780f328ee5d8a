// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addressOf,
  filterIn,
  hrefOf,
  pathOf,
  placeOf,
  searchOf,
  stepsOf,
  urlOf,
} from '../../src/routing/addresses';

const { dataset } = document.documentElement;
afterEach(() => {
  delete dataset.base;
});

describe('the address of a page', () => {
  it.each([
    [{}, '/internal'],
    [{ area: 'users' }, '/internal/users'],
    [{ area: 'users', view: 'add' }, '/internal/users/add'],
    [{ area: 'users', sid: 'a/b c', view: 'edit' }, '/internal/users/a%2Fb%20c/edit'],
    [{ area: 'accounts', sid: 1, view: 'sip-realm/edit' }, '/internal/accounts/1/sip-realm/edit'],
    [{ area: 'alerts', filter: null }, '/internal/alerts'],
    [{ area: 'alerts', filter: {} }, '/internal/alerts?filter=%7B%7D'],
    [
      { area: 'alerts', filter: { q: 'a&b' }, search: { sort: 'time' } },
      '/internal/alerts?filter=%7B%22q%22%3A%22a%26b%22%7D&sort=time',
    ],
  ])('%j is %s', (address, path) => {
    expect(addressOf(address)).toBe(path);
  });

  it('is read as it was written', () => {
    const word = fc.string({ minLength: 1, unit: 'binary' });
    fc.assert(
      fc.property(word, fc.dictionary(word, word), (sid, filter) => {
        const path = addressOf({ area: 'users', sid, view: 'edit', filter });
        const { pathname, search } = new URL(path, 'https://voice.example.com');
        expect(placeOf(pathname)).toEqual({
          area: 'users',
          sid: encodeURIComponent(sid),
          view: 'edit',
        });
        expect(filterIn(search)).toEqual(filter);
      }),
      { numRuns: 200 },
    );
  });
});

describe('where a path leads', () => {
  it.each([
    ['/internal', { area: '', sid: undefined, view: '' }],
    ['/internal/', { area: '', sid: undefined, view: '' }],
    ['/internal/users/', { area: 'users', sid: undefined, view: '' }],
    ['/internal/users/add', { area: 'users', sid: 'add', view: '' }],
    ['/internal/accounts/x/sip-realm/edit', { area: 'accounts', sid: 'x', view: 'sip-realm/edit' }],
    ['/', null],
    ['', null],
    ['/internals/users', null],
    ['/a/internal/users', null],
    ['/register', null],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });

  it('keeps its steps as they stand there', () => {
    expect(stepsOf('/reset-password/a%2Fb')).toEqual(['reset-password', 'a%2Fb']);
  });
});

describe('the filters of a query', () => {
  it.each([
    ['', null],
    ['?page=2', null],
    ['?filter=', {}],
    ['?filter={', {}],
    ['?filter=null', {}],
    ['?filter=3', {}],
    ['?filter=%7B%22q%22%3A%22a%20b%22%7D', { q: 'a b' }],
    ['?page=2&filter=%7B%22q%22%3A%22a+b%22%7D', { q: 'a b' }],
  ])('%s', (search, filter) => {
    expect(filterIn(search)).toEqual(filter);
  });

  it('are no query where there are none', () => {
    expect(searchOf({})).toBe('');
    expect(searchOf({ filter: null, search: {} })).toBe('');
  });
});

const browser = (path: string) => new URL(path, 'https://voice.example.com');

describe.each([undefined, '/', '/portal/', '/a/b/'])('below %s', (base) => {
  const begin = () => {
    if (base) dataset.base = base;
  };

  it('what a browser sees begins with it, and paths know nothing of it', () => {
    begin();
    for (const path of ['/', '/internal/users?filter=%7B%7D#top', '/register/email']) {
      expect(hrefOf(path)).toBe((base ?? '/') + path.slice(1));
      expect(urlOf(path)).toBe(window.location.origin + hrefOf(path));
      const { pathname, search, hash } = pathOf(browser(hrefOf(path)));
      expect(pathname + search + hash).toBe(path);
    }
  });

  it('its own path without the slash is the same page', () => {
    begin();
    expect(pathOf(browser((base ?? '/').replace(/.\/$/, (end) => end.slice(0, 1)))).pathname).toBe(
      '/',
    );
  });
});

it.each(['/portal/', '/a/b/'])('nothing beside %s is of the console', (base) => {
  dataset.base = base;
  for (const path of ['/', '/internal/users', '/portals/internal', '/other/internal', '/a']) {
    expect(pathOf(browser(path)).pathname).toBe('');
  }
});
