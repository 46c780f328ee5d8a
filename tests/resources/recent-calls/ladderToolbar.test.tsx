// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TimeZoneContext } from '../../../src/components/ConsoleContext';
import type { Ladder } from '../../../src/engines/sip';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import {
  type LadderChoices,
  LadderToolbar,
} from '../../../src/resources/recent-calls/capture/LadderToolbar';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

afterEach(clearDrawn);

const ladder = callLadder([parseCapture(readFileSync('platform/data/captures/legs.pcap'))]);
const text = (name: string) => `resources.recent-calls.capture.${name}`;

describe('the tools above a ladder', () => {
  const choices: LadderChoices = {
    ...{ view: 'ladder', clock: 'relative', leg: null, search: 'x', isMerged: true },
  };
  async function open(of: Ladder = ladder, more: Partial<LadderChoices> = {}, zone = 'UTC') {
    const setChoices = vi.fn();
    draw(
      <TimeZoneContext.Provider value={{ zone, choose: () => undefined }}>
        <LadderToolbar ladder={of} shown={4} choices={{ ...choices, ...more }} {...{ setChoices }}>
          <hr />
        </LadderToolbar>
      </TimeZoneContext.Provider>,
    );
    await ready(screen.findByRole('separator'));
    return setChoices;
  }
  const pressed = () =>
    screen
      .getAllByRole('button', { pressed: true })
      .map((button) => button.textContent?.replace(/^.*\.(\w+).*$/, '$1'));

  it('say how much there is and how much of it is shown', async () => {
    await open({ ...ladder, packets: 99 });
    const counts = { messages: 4, parties: ladder.parties.length, legs: ladder.legs.length };
    const words = Object.entries({ ...counts, packets: 99 }).map(
      ([name, count]) => `${text(name)} ${count}`,
    );
    expect(screen.getByRole('status').textContent).toBe(words.join(' · '));
  });

  it.each<[string, Partial<LadderChoices>]>([
    [text('table'), { view: 'table' }],
    ['resources.recent-calls.ladder.delta', { clock: 'delta' }],
    [`${text('absolute')} UTC`, { clock: 'absolute' }],
  ])('%s changes that alone', async (name, change) => {
    const setChoices = await open();
    expect(pressed()).toEqual(['relative', 'ladder']);
    await press(name);
    expect(setChoices.mock.calls).toEqual([[{ ...choices, ...change }]]);
  });

  it.each([
    ['2026-01-15T12:00:00Z', 'EST'],
    ['2026-07-15T12:00:00Z', 'EDT'],
  ])('name the zone as it is at the time of the capture: %s', async (time, name) => {
    const messages = ladder.messages.map((one) => ({ ...one, time: Date.parse(time) * 1_000 }));
    await open({ ...ladder, messages }, {}, 'America/New_York');
    expect(screen.getByRole('button', { name: `${text('absolute')} ${name}` })).toBeVisible();
  });

  it('keep what is pressed again', async () => {
    const setChoices = await open(ladder, { view: 'table', clock: 'delta' });
    expect(pressed()).toEqual(['delta', 'table']);
    await press(text('table'));
    await press('resources.recent-calls.ladder.delta');
    expect(setChoices).not.toHaveBeenCalled();
  });

  it('narrow a ladder of several legs to one of them, and to all again', async () => {
    const legs = ['a@x', 'b@x', 'c@x'].map((callId, place) => ({
      ...{ callId, from: '', to: '', messages: place + 4 },
    }));
    const setChoices = await open({ ...ladder, legs });
    const name = text('leg');
    expect(screen.getByRole('combobox', { name })).toHaveAttribute('placeholder', text('allLegs'));
    fireEvent.mouseDown(screen.getByRole('combobox', { name }));
    await ready(screen.findByRole('listbox'));
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual(
      legs.map((leg, at) => `${text('legChoice')} ${at + 1} ${leg.callId} ${at + 4}`),
    );
    fireEvent.click(screen.getAllByRole('option')[2] as Element);
    expect(setChoices.mock.lastCall).toEqual([{ ...choices, leg: 2 }]);
    const setAgain = await open({ ...ladder, legs }, { leg: 1 });
    expect(screen.getByRole('combobox', { name })).toHaveValue(offered[1]);
    await press('app.choices.clear');
    expect(setAgain.mock.lastCall).toEqual([{ ...choices, leg: null }]);
  });

  it('have no choice of legs where there is one', async () => {
    await open({ ...ladder, legs: ladder.legs.slice(0, 1) });
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
