// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Media } from '../../../src/engines/rtp';
import { type CallLadder, withStreams } from '../../../src/engines/sip';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import {
  useLadderWithStreams,
  useStreams,
} from '../../../src/resources/recent-calls/media/useMedia';

const given = vi.hoisted(() => ({
  readMedia: vi.fn<(file: Blob, descriptions: string[]) => Promise<Media>>(),
}));
vi.mock('../../../src/engines/rtp', async (original) => ({
  ...(await original<object>()),
  ...given,
}));
vi.mock('../../../src/engines/sip', async (original) => ({
  ...(await original<object>()),
  withStreams: vi.fn((ladder: object, streams: object[]) => ({ ...ladder, heard: streams.length })),
}));

afterEach(cleanup);

const ladder = callLadder([parseCapture(readFileSync('tests/fixtures/rtp/call.pcap'))]);
const media = (ids: string, ...problems: Media['problems'][number]['kind'][]): Media => ({
  streams: [...ids].map((id) => ({ id })) as Media['streams'],
  problems: problems.map((kind) => ({ kind, count: 1 })),
  work: 0,
});
type Answer = Media | 'on its way' | 'failed';
/** What is known of a call's sound once each of its captures has its answer. */
function heard(answers: Answer[], of: CallLadder | undefined) {
  given.readMedia.mockReset();
  for (const answer of answers) {
    if (answer === 'failed') given.readMedia.mockRejectedValueOnce(new Error('stopped'));
    else if (answer === 'on its way')
      given.readMedia.mockReturnValueOnce(new Promise(() => undefined));
    else given.readMedia.mockResolvedValueOnce(answer);
  }
  const files = answers.map(() => new Blob(['capture']));
  const client = new QueryClient();
  const use = () => ({ streams: useStreams(files, of), ladder: useLadderWithStreams(files, of) });
  const { result } = renderHook(use, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const isOver = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.fetchStatus === 'fetching');
  const waiting = answers.filter((answer) => answer === 'on its way').length;
  return waitFor(() => expect(isOver()).toHaveLength(of ? waiting : 0)).then(() => result);
}

it.each<[what: string, answers: Answer[], ids: string]>([
  ['of all captures', [media('ab'), media('c')], 'abc'],
  ['of none', [], ''],
  ['of none while one is being read', [media('ab'), 'on its way'], ''],
  ['of none where one could not be read', ['failed', media('c')], ''],
  ['of none where one was not read to its end', [media('ab'), media('c', 'tooManyPackets')], ''],
  [
    'of none where some were left out',
    [media('ab', 'fragments', 'tooManyStreams'), media('c')],
    '',
  ],
  ['of all where one is damaged', [media('ab', 'damaged', 'endsEarly'), media('c')], 'abc'],
])('the streams of a call are those %s', async (_what, answers, ids) => {
  const result = await heard(answers, ladder);
  await waitFor(() => expect(result.current.streams.map(({ id }) => id).join('')).toBe(ids));
  expect(result.current.ladder).toMatchObject({ heard: ids.length });
  const [asked] = given.readMedia.mock.calls;
  const descriptions = ladder.messages.filter(({ hasSdp }) => hasSdp).map(({ body }) => body);
  if (asked) expect(asked[1]).toEqual([...new Set(descriptions)]);
});

it.each<[what: string, of: CallLadder | undefined]>([
  ['its messages are not known', undefined],
  ['its captures hold nothing else', { ...ladder, otherPackets: 0 }],
])('nothing is read of a call as long as %s', async (_what, of) => {
  const result = await heard([], of);
  expect(result.current.ladder).toEqual(of && { ...of, heard: 0 });
  const { current } = await heard([media('a')], of && { ...of });
  expect(current.streams).toEqual([]);
  expect(given.readMedia).not.toHaveBeenCalled();
  expect(vi.mocked(withStreams).mock.calls.every(([one]) => one)).toBe(true);
});
