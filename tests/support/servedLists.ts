import { beforeEach } from 'vitest';
import { invalidateLists } from '../../src/dataProvider/cachedList';
import * as session from '../../src/session';
import { mockPlatform } from './fetchMock';
import { providerClaims, tokenOf } from './token';

type Query = Record<string, string>;
type Answer = (query: Query) => unknown;

/** A page of rows, as the platform cuts them; what a list does not say of a page is its first of 25. */
export const pageOf = (rows: readonly unknown[]) => (query: Query) => {
  const [page, size] = [Number(query.page ?? 1), Number(query.page_size ?? query.count ?? 25)];
  return { total: rows.length, page, data: rows.slice((page - 1) * size, page * size) };
};

/** So many rows of a list whose column `key` is the sid. */
export const rowsWith = (
  key: string,
  count: number,
  more: (index: number) => object = () => ({}),
) => Array.from({ length: count }, (_, index) => ({ [key]: `id-${index}`, ...more(index) }));

/** A platform that answers the lists of a test to a provider's user, and notes what is asked. */
export function servedLists() {
  const { api, fetchMock } = mockPlatform();
  const asked: string[] = [];
  beforeEach(() => {
    session.start(tokenOf(providerClaims));
    invalidateLists();
    asked.length = 0;
  });
  return {
    asked,
    /** Answers these paths, and 404 to all others; `headers` come with each. */
    serve: (lists: Record<string, Answer>, headers: HeadersInit = {}) =>
      fetchMock.mockImplementation(async (url) => {
        const { searchParams, href } = new URL(url);
        asked.push(decodeURIComponent(href.slice(api.length + 1)));
        const answer = lists[href.slice(api.length + 1).split('?')[0] ?? ''];
        if (!answer) return new Response('{"msg":"none"}', { status: 404 });
        const body = answer(Object.fromEntries(searchParams));
        return body instanceof Response ? body : Response.json(body, { headers });
      }),
  };
}

/** The headers of a rate limit of which so many requests are left, for a minute. */
export const limitOf = (left: number, limit = 600) => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(left),
  'RateLimit-Reset': '60',
});
