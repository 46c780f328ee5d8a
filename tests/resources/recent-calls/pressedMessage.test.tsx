// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { LadderList } from '../../../src/resources/recent-calls/capture/LadderList';
import { MessageTable } from '../../../src/resources/recent-calls/capture/MessageTable';
import type { MessageTexts } from '../../../src/resources/recent-calls/capture/messageTexts';
import type { OpenMessage } from '../../../src/resources/recent-calls/capture/useOpenMessage';
import { clearDrawn, draw } from '../../support/drawn';

/** Every row is on screen. */
vi.mock('@tanstack/react-virtual', () => ({
  useVirtualizer: ({ count }: { count: number }) => ({
    getVirtualItems: () =>
      Array.from({ length: count }, (_none, index) => ({ index, start: 0, end: 0, size: 0 })),
    getTotalSize: () => 0,
    scrollToIndex: () => undefined,
  }),
}));

afterEach(clearDrawn);

const ladder = callLadder([parseCapture(readFileSync('platform/data/captures/legs.pcap'))]);
const texts = new Proxy({}, { get: () => () => '' }) as MessageTexts;

it.each([
  ['ladder', LadderList],
  ['table', MessageTable],
])('among some of the messages, the one that is pressed opens (%s)', async (_view, Messages) => {
  const messages = ladder.messages.slice(2, 6);
  const open = vi.fn();
  const current = { active: 0, isOpen: false, message: undefined, open } as unknown as OpenMessage;
  draw(<Messages {...{ ladder, names: {}, messages, current, texts }} />);
  const rows = () => document.querySelectorAll('[role=option], tbody tr:has(button)');
  await waitFor(() => expect(rows()).toHaveLength(4));
  fireEvent.click(rows()[1] as Element);
  expect(open.mock.calls).toEqual([[1]]);
});
