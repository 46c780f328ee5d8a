// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeZoneContext } from '../../../src/components/ConsoleContext';
import { SpanStory } from '../../../src/resources/recent-calls/trace/SpanStory';
import type { Span } from '../../../src/types';
import { began, span } from '../../engines/trace/spans';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const text = (name: string) => `resources.recent-calls.trace.story.${name}`;
const writeText = vi.fn<(copied: string) => Promise<void>>();
beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  clearDrawn();
  Reflect.deleteProperty(navigator, 'clipboard');
});

async function show(told: Partial<Span>) {
  draw(
    <TimeZoneContext.Provider value={{ zone: 'UTC', choose: () => undefined }}>
      <dl>
        <SpanStory span={span({ id: 's', told })} />
      </dl>
      <hr />
    </TimeZoneContext.Provider>,
  );
  await ready(screen.findByRole('separator'));
}
/** The facts of the story: their names with what stands under each. */
const facts = () =>
  [...document.querySelectorAll<HTMLElement>('dl > div > dt')]
    .filter(({ parentElement }) => !parentElement?.closest('dd'))
    .map((name) => [
      name.textContent?.replace('resources.recent-calls.trace.story.', ''),
      name.nextElementSibling?.textContent,
    ]);
const copy = async (name: string) => {
  const fact = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name);
  within(fact as HTMLElement)
    .getByRole('button')
    .click();
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
  return writeText.mock.lastCall?.[0];
};
const attributes = (all: Record<string, string | number>) => new Map(Object.entries(all));
const time = '21/11/25 10:00:00.123';

describe('what a span shows besides its attributes', () => {
  it.each<[what: string, told: Partial<Span>, expected: string[][]]>([
    ['nothing', {}, []],
    ['why it failed', { statusMessage: 'no answer' }, [['status', 'no answer']]],
    ['its role', { role: 'client' }, [['role', 'client']]],
    [
      'its service alone',
      { resource: attributes({ 'service.name': 'feature-server' }) },
      [['service', 'feature-server']],
    ],
    [
      'its service with more of it',
      { resource: attributes({ 'service.name': 'sbc', host: 'h-1' }) },
      [
        ['service', 'sbc'],
        ['resource', 'service.namesbchosth-1'],
      ],
    ],
    ['a resource without a name', { resource: attributes({ host: '' }) }, [['resource', 'host""']]],
    [
      'what happened in it',
      {
        events: [
          { name: 'exception', time: began, attributes: attributes({ code: 486 }) },
          { name: 'later', time: null, attributes: attributes({}) },
        ],
      },
      [
        ['event', `exception ${time}code486`],
        ['event', 'later '],
      ],
    ],
    [
      'a span that it is linked to',
      { links: [{ traceId: 't1', spanId: 's1', attributes: attributes({ why: 'retry' }) }] },
      [['link', 't1 s1whyretry']],
    ],
  ])('%s', async (_what, told, expected) => {
    await show(told);
    expect(facts()).toEqual(expected);
  });

  it.each([true, false])('says why in red where it failed: %s', async (hasFailed) => {
    await show({ statusMessage: 'no answer', hasFailed });
    const { color } = getComputedStyle(screen.getByText('no answer'));
    expect(color === 'rgb(211, 47, 47)').toBe(hasFailed);
  });

  it.each<[name: string, told: Partial<Span>, copied: string]>([
    ['status', { statusMessage: 'no answer' }, 'no answer'],
    [
      'event',
      { events: [{ name: 'x', time: began, attributes: attributes({ a: 1, b: 2 }) }] },
      `x\n${time}\na: 1\nb: 2`,
    ],
    ['event', { events: [{ name: 'x', time: null, attributes: attributes({}) }] }, 'x'],
    ['link', { links: [{ traceId: 't', spanId: 's', attributes: attributes({}) }] }, 't s'],
    ['resource', { resource: attributes({ host: 'h', os: 'linux' }) }, 'host: h\nos: linux'],
  ])('is copied as it is: %s', async (name, told, copied) => {
    await show(told);
    expect(await copy(text(name))).toBe(copied);
  });

  it('shows some of many events, and more where they are wanted', async () => {
    const events = Array.from({ length: 51 }, (_none, at) => ({
      ...{ name: `e${at}`, time: null, attributes: attributes({}) },
    }));
    await show({ events });
    expect(facts()).toHaveLength(50);
    await press('resources.recent-calls.trace.action.more 50');
    await waitFor(() => expect(facts()).toHaveLength(51));
  });
});
