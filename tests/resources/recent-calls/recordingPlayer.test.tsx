// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { RecordingPlayer } from '../../../src/resources/recent-calls/player/RecordingPlayer';
import type { RecentCall } from '../../../src/types';
import { clearDrawn, draw, ready } from '../../support/drawn';

const texts = 'resources.recent-calls.player';

afterEach(clearDrawn);

it.each([
  ['the platform keeps it', null],
  ['somebody else keeps it, who is named', 'calls.example'],
])('nothing of a recording is fetched before it is opened: %s', async (_what, host) => {
  const [getRecordingHost, getRecording] = [vi.fn(async () => host), vi.fn()];
  const call = { id: 'c', recording_url: '/recordings/c' } as RecentCall;
  draw(<RecordingPlayer call={call} />, {
    provider: { getRecordingHost, getRecording } as object,
  });
  await ready(screen.findByRole('button', { name: `${texts}.open` }));
  if (host) await ready(screen.findByText(`${texts}.elsewhere ${host}`));
  await vi.waitUntil(() => getRecordingHost.mock.calls.length > 0);
  expect(getRecordingHost).toHaveBeenCalledWith('/recordings/c');
  expect(screen.queryAllByText(/elsewhere/)).toHaveLength(host ? 1 : 0);
  expect(getRecording).not.toHaveBeenCalled();
});
