// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { config, setConfig } from '../../src/config';
import { dataProvider } from '../../src/dataProvider';
import { answer, mockPlatform, networkDown, outcome } from '../support/fetchMock';

const { fetchMock } = mockPlatform();
const text = 'resources.recent-calls.player';

beforeEach(() =>
  setConfig({ ...config(), recordingOrigins: 'https://files.example/ http://store.example:9000' }),
);

describe('a recording at an absolute address', () => {
  it.each([
    'https://files.example/a.mp3',
    'http://store.example:9000/bucket/a.mp3',
    `${location.origin}/a.mp3`,
  ])('%s is fetched', async (url) => {
    fetchMock.mockReturnValue(answer(200, 'sound'));
    const { stream } = await dataProvider.openRecording(url);
    expect(await new Response(stream).text()).toBe('sound');
    expect(fetchMock.mock.calls[0]?.[0]).toBe(url);
  });

  it.each([
    ['https://other.example/a.mp3', 'https://other.example'],
    ['https://files.example.evil.test/a.mp3', 'https://files.example.evil.test'],
    ['http://files.example/a.mp3', 'http://files.example'],
    ['http://store.example/a.mp3', 'http://store.example'],
    ['https://', 'https://'],
  ])('%s is refused before anything is sent, and why is told', async (url, origin) => {
    const told = { status: 0, message: `${text}.refused`, args: { origin } };
    expect(await outcome(dataProvider.openRecording(url))).toMatchObject(told);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('without the setting comes from nowhere but the platform', async () => {
    setConfig({ ...config(), recordingOrigins: null });
    const url = 'https://files.example/a.mp3';
    expect(await outcome(dataProvider.openRecording(url))).toMatchObject({
      message: `${text}.refused`,
    });
    fetchMock.mockReturnValue(answer(200, 'sound'));
    await dataProvider.openRecording('Accounts/a/RecentCalls/c/record');
  });

  it('from where nothing answers says so, and what else it may be', async () => {
    fetchMock.mockImplementation(networkDown);
    expect(await outcome(dataProvider.openRecording('https://files.example/a.mp3'))).toMatchObject({
      status: 0,
      message: `${text}.elsewhereUnreachable`,
      args: { origin: 'https://files.example' },
    });
  });

  it('that is not there is missing, as ever', async () => {
    fetchMock.mockReturnValue(answer(404, 'Not Found'));
    expect(await outcome(dataProvider.openRecording('https://files.example/a.mp3'))).toMatchObject({
      status: 404,
    });
  });
});
