import { describe, expect, it, vi } from 'vitest';
import { isElsewhere, request } from '../src/http';
import * as session from '../src/session';
import { answer, failing, mockPlatform, networkDown, outcome } from './support/fetchMock';

const { fetchMock } = mockPlatform();
const sent = () => fetchMock.mock.calls[0] ?? [];

describe('an absolute address', () => {
  it.each([
    ['Accounts/x', false],
    ['https://api.example/v1/Accounts/x', false],
    ['HTTPS://API.example/other/x', false],
    ['http://api.example/v1/x', true],
    ['https://api.example:8443/v1/x', true],
    ['https://api.example.evil.test/v1/x', true],
    ['https://api.example@evil.test/x', true],
    ['https://', true],
  ])('%s is elsewhere: %j', (path, expected) => {
    expect(isElsewhere(path)).toBe(expected);
  });

  it('on the origin of the platform is called with the token', async () => {
    fetchMock.mockReturnValue(answer(200, 'x'));
    await request({ path: 'https://api.example/files/a.mp3', as: 'blob' });
    const [url, init] = sent();
    expect(url).toBe('https://api.example/files/a.mp3');
    expect(init?.headers).toHaveProperty('Authorization');
  });

  it('elsewhere gets neither the token nor a header that needs leave', async () => {
    fetchMock.mockReturnValue(answer(200, 'x'));
    await request({ path: 'https://files.example/a.mp3', as: 'stream' });
    const [url, init] = sent();
    expect(url).toBe('https://files.example/a.mp3');
    expect(init?.headers).toEqual({});
  });

  it.each([
    ['refuses', () => answer(401, 'Unauthorized'), 401],
    ['cannot be reached', networkDown, 0],
  ])('elsewhere that %s ends no session', async (_what, reply, status) => {
    fetchMock.mockImplementation(reply);
    expect(await outcome(request({ path: 'https://files.example/a.mp3' }))).toMatchObject({
      status,
    });
    expect(session.token()).not.toBeNull();
  });
});

describe('a file as it arrives', () => {
  it('is a stream of its bytes', async () => {
    fetchMock.mockReturnValue(answer(200, 'RIFF'));
    const { body } = await request<ReadableStream>({ path: 'recording', as: 'stream' });
    expect(await new Response(body).text()).toBe('RIFF');
  });

  it('may take longer than an answer may', async () => {
    fetchMock.mockReturnValue(answer(200, 'RIFF'));
    await request({ path: 'recording', as: 'stream', timeout: 50 });
    const signal = sent()[1]?.signal;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signal?.aborted).toBe(false);
  });

  it('has to begin in time', async () => {
    fetchMock.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    expect(await outcome(request({ path: 'recording', as: 'stream', timeout: 50 }))).toEqual(
      failing(0, 'app.errors.timeout'),
    );
  });

  it('that the platform does not have is an error in words', async () => {
    fetchMock.mockReturnValue(answer(404, 'Not Found'));
    expect(await outcome(request({ path: 'recording', as: 'stream' }))).toMatchObject({
      status: 404,
    });
  });
});
