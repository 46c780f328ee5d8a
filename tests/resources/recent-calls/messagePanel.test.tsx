// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LadderMessage } from '../../../src/engines/sip';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import {
  MessageDialog,
  MessagePanel,
} from '../../../src/resources/recent-calls/capture/MessagePanel';
import type { MessageTexts } from '../../../src/resources/recent-calls/capture/messageTexts';
import type { OpenMessage } from '../../../src/resources/recent-calls/capture/useOpenMessage';
import { clearDrawn, draw, press, ready, messages as told } from '../../support/drawn';

afterEach(() => {
  clearDrawn();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const text = (name: string) => `resources.recent-calls.capture.message.${name}`;
const tool = (name: string) => `resources.recent-calls.ladder.${name}`;
const { messages } = callLadder([
  parseCapture(readFileSync('platform/data/captures/answered.pcap')),
]);
const texts = {
  timeOf: ({ index }: LadderMessage) => `at ${index}`,
  exactSeconds: (span: number) => `${span} µs`,
} as Partial<MessageTexts> as MessageTexts;
const close = vi.fn();
const writeText = vi.fn<(copied: string) => Promise<void>>();

beforeEach(() => {
  close.mockReset();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

interface Around {
  /** Of all messages those that are shown, and the one that is open. */
  shown?: LadderMessage[];
  place?: number;
  linkParam?: string;
  Shown?: typeof MessagePanel;
}

async function open({ shown = messages, place = 0, linkParam, Shown = MessagePanel }: Around = {}) {
  const Panel = () => {
    const [active, move] = useState(place);
    const [base, setBase] = useState<LadderMessage | null>(null);
    const message = shown[active];
    if (!message) throw new Error(`There is no message ${active}`);
    const current: OpenMessage = { active, isOpen: true, message, move, open: move, close };
    const one = { message, messages: shown, current, texts, linkParam, base, setBase };
    return <Shown {...one} />;
  };
  draw(<Panel />, { at: '/calls?tab=capture' });
  await ready(screen.findByRole('heading'));
}
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading').textContent;
const isOff = (name: string) =>
  button(name).hasAttribute('disabled') || button(name).ariaDisabled === 'true';
const labels = ['INVITE', '100 Trying', '180 Ringing', '200 OK', 'ACK', 'BYE', '200 OK'];

describe('the open message', () => {
  it('says what it is, its number, time and packet, and from whom to whom it went', async () => {
    await open({ place: 2 });
    const [, , message] = messages as [LadderMessage, LadderMessage, LadderMessage];
    expect(screen.getByRole('region', { name: '180 Ringing' })).toBeVisible();
    expect(screen.getByText(`${message.source} → ${message.destination}`)).toBeVisible();
    const where = `${text('over')} ${message.transport.toUpperCase()} ${message.packet}`;
    expect(screen.getByText(`${text('number')} 3 · at 2 · ${where}`)).toBeVisible();
    expect(screen.getByRole('region', { name: text('raw') }).textContent).toContain(
      'SIP/2.0 180 Ringing',
    );
  });

  it('is followed by the next one and the one before, and the buttons keep the focus at the ends', async () => {
    await open();
    expect([isOff(text('previous')), isOff(text('next'))]).toEqual([true, false]);
    const seen = [title()];
    button(text('next')).focus();
    while (!isOff(text('next'))) {
      await press(text('next'));
      const last = seen.length;
      await waitFor(() => expect(title()).toBe(labels[last]));
      seen.push(title());
    }
    expect(seen).toEqual(labels);
    expect(button(text('next'))).toBeEnabled();
    expect(button(text('next'))).toHaveFocus();
    await press(text('next'));
    expect(title()).toBe(labels.at(-1));
    button(text('previous')).focus();
    await waitFor(() => expect(button(text('next'))).toBeDisabled());
    await press(text('previous'));
    await waitFor(() => expect(title()).toBe('BYE'));
    expect([isOff(text('previous')), isOff(text('next'))]).toEqual([false, false]);
  });

  it('is closed by its button and by Escape, and by no other key', async () => {
    await open();
    fireEvent.keyDown(screen.getByRole('heading'), { key: 'Enter' });
    expect(close).toHaveBeenCalledTimes(0);
    fireEvent.keyDown(screen.getByRole('heading'), { key: 'Escape' });
    await press(text('close'));
    expect(close).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is copied as it was sent', true, 'app.clipboard.copiedSecret'],
    ['could not be copied, and is named then', false, `app.clipboard.failed ${text('copied')}`],
  ])('%s', async (_how, works, said) => {
    if (!works) writeText.mockRejectedValue(new Error('no'));
    await open({ place: 1 });
    await press(text('copy'));
    await waitFor(() => expect(told()).toEqual([said]));
    expect(writeText.mock.calls).toEqual([[messages[1]?.text]]);
  });

  it('takes the whole screen where there is no room beside the ladder', async () => {
    await open({ Shown: MessageDialog, place: 3 });
    expect(screen.getByRole('dialog', { name: '200 OK' })).toBeVisible();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('a response', () => {
  const answers = (place: number, number: number) =>
    `${text('answers')} ${number} ${messages[place]?.answeredRequest?.delay} µs`;

  it.each([
    [1, 1],
    [3, 1],
    [6, 6],
  ])(
    'that is number %d leads to its request %d, which has the focus then',
    async (place, number) => {
      await open({ place });
      await press(answers(place, number));
      await waitFor(() => expect(title()).toBe(labels[number - 1]));
      expect(screen.getByRole('heading')).toHaveFocus();
      expect(screen.queryByText(new RegExp(text('answers')))).toBeNull();
    },
  );

  it('names a request that is not shown, and leads nowhere', async () => {
    await open({ shown: messages.slice(1), place: 2 });
    expect(screen.getByText(answers(3, 1)).closest('button')).toBeNull();
  });

  it.each([0, 4, 5])('is no request: number %d answers nothing', async (place) => {
    await open({ place });
    expect(screen.queryByText(new RegExp(text('answers')))).toBeNull();
  });
});

describe('messages are compared', () => {
  const compared = () => screen.findByRole('region', { name: `${tool('compared')} 2` });

  it('with the one that was open when it began, until it is ended', async () => {
    await open({ place: 1 });
    await press(tool('compare'));
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe(`${tool('comparing')} 2`);
    expect(screen.getByRole('region', { name: text('raw') })).toBeVisible();
    await press(text('next'));
    expect((await compared()).textContent).toContain('+ SIP/2.0 180 Ringing');
    expect(screen.queryByRole('region', { name: text('raw') })).toBeNull();
    await press(tool('stopComparing'));
    await screen.findByRole('region', { name: text('raw') });
    expect(screen.queryByRole('status')).toBeNull();
    expect(button(tool('compare'))).toBeEnabled();
  });
});

describe('the link to a message', () => {
  it('names it in the address of the page, and keeps what else that says', async () => {
    await open({ place: 4, linkParam: 'message' });
    await press(tool('copyLink'));
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
    const { searchParams } = new URL(writeText.mock.lastCall?.[0] ?? '');
    expect(searchParams.get('message')).toBe('5');
    expect(writeText.mock.lastCall?.[0]).toContain('tab=capture');
  });

  it('is not offered where no address leads to it', async () => {
    await open();
    expect(screen.queryByRole('button', { name: tool('copyLink') })).toBeNull();
  });
});
