import { describe, expect, it, vi } from 'vitest';
import { sidFor } from '../../platform/demo/seed/tools';
import { readPreference } from '../../src/config/preferences';
import { messages as englishCalls } from '../../src/i18n/en/calls';
import * as app from './support';
import { screen, user, waitFor } from './support';

const recentCalls = englishCalls.resources['recent-calls'];

const { details } = recentCalls;
const minute = 60_000;
const at = (ago: number) => new Date(Date.now() - ago).toISOString();
const tested = (time: string) =>
  app.db.run(
    'UPDATE speech_credentials SET last_tested = ?, tts_tested_ok = 1, stt_tested_ok = 1',
    time,
  );
const relative = () => document.querySelector<HTMLElement>('time [data-relative]');

describe('how long ago something was', () => {
  it('is told with the exact time behind it, and follows the clock without drawing a row', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    tested(at(5 * minute));
    await app.open('/internal/speech-services', 'nora');
    await waitFor(() => expect(relative()).toHaveTextContent('5 minutes ago'));
    const time = relative()?.closest('time');
    expect(time).toHaveTextContent(/^5 minutes ago \(\w+ \d+, \d{4}, .* [A-Z]{3}\S*\)$/);
    expect(time?.dataset.tooltip).toMatch(/^\w+ \d+, \d{4}, \d\d:\d\d:\d\d [A-Z]{3}\S*$/);
    const shown = app.rows().map((row) => row.innerHTML);
    vi.advanceTimersByTime(2 * minute);
    expect(relative()).toHaveTextContent('7 minutes ago');
    const now = app.rows().map((row) => row.innerHTML.replace(/7 minutes/g, '5 minutes'));
    expect(now).toEqual(shown);
  });
});

describe('the time zone', () => {
  const openZones = async () => {
    await app.press('Preferences');
    await app.click(await screen.findByRole('menuitem', { name: 'Time zone' }));
  };

  it('is chosen once, holds for what is on screen, and outlives the session', async () => {
    tested('2026-03-10T01:00:00Z');
    await app.open('/internal/speech-services', 'nora');
    await waitFor(() => expect(relative()).not.toBeNull());
    await openZones();
    await app.chooseTyped('Time zone', 'America/New York');
    await app.see(/^Now: .* E[SD]T$/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(relative()?.closest('time')?.dataset.tooltip).toBe('Mar 9, 2026, 21:00:00 EDT'),
    );
    expect(readPreference('zone')).toBe('America/New_York');
    await app.open('/internal/speech-services');
    await waitFor(() =>
      expect(relative()?.closest('time')?.dataset.tooltip).toBe('Mar 9, 2026, 21:00:00 EDT'),
    );
  });

  it('says where today begins, and asks for nothing but the list of that day again', async () => {
    await app.open('/internal/recent-calls', 'nora');
    // Just after midnight the day has no calls yet.
    await waitFor(() => expect(app.requests().join()).toContain('RecentCalls?start='));
    await openZones();
    await screen.findByRole('dialog');
    await app.settle();
    app.forgetRequests();
    await app.chooseTyped('Time zone', 'Asia/Tokyo');
    await waitFor(() => expect(app.requests()).toHaveLength(1));
    // Midnight in Tokyo, all year round.
    expect(decodeURIComponent(app.requests().join())).toMatch(
      /RecentCalls\?start=[\d-]+T15:00:00\.000Z/,
    );
  });

  it('that the browser does not know is the browser’s own', async () => {
    tested('2026-03-10T01:00:00Z');
    const here = new Date('2026-03-10T01:00:00Z').toLocaleString('en', {
      dateStyle: 'medium',
      timeStyle: 'medium',
      hourCycle: 'h23',
    });
    Reflect.set(document, 'cookie', 'trunkline-zone=Mars/Olympus; path=/');
    await app.open('/internal/speech-services', 'nora');
    await waitFor(() => expect(relative()?.closest('time')?.dataset.tooltip).toContain(here));
  });

  it('is that of a call in words and of what the platform sent of it', async () => {
    const call = app.db.get(
      'SELECT * FROM recent_calls WHERE call_sid = ?',
      sidFor('special call busy'),
    );
    const started = String(call?.attempted_at);
    const inTokyo = new Intl.DateTimeFormat('en', {
      dateStyle: 'medium',
      timeStyle: 'medium',
      hourCycle: 'h23',
      timeZone: 'Asia/Tokyo',
    }).format(new Date(started));
    Reflect.set(document, 'cookie', 'trunkline-zone=Asia/Tokyo; path=/');
    await app.open(
      `/internal/recent-calls/${call?.call_sid}/show?account=${call?.account_sid}&time=${encodeURIComponent(started)}`,
      'nora',
    );
    const facts = await screen.findByLabelText(details.label, { selector: 'dl' });
    expect(facts).toHaveTextContent(`${inTokyo} GMT+9`);
    await app.press('Show raw record');
    const record = await screen.findByLabelText('Raw record');
    expect(record).toHaveTextContent(`${inTokyo} GMT+9`);
  });
});
