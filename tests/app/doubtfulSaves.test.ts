import { entries } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { mayBeSaved } from './support/faults';

describe('a webhook that somebody else replaces while it is saved', () => {
  const application = () => app.db.get("SELECT * FROM applications WHERE name = 'Main menu'");
  const url = () =>
    app.db.get(
      'SELECT url FROM webhooks WHERE webhook_sid = ?',
      String(application()?.call_hook_sid),
    )?.url;
  const replaced = /Someone else replaced this webhook/;
  /** Another program stores a webhook of its own right after the form has looked. */
  const begin = async () => {
    await app.open(`/internal/applications/${application()?.application_sid}/edit`, 'nora');
    const hook = await waitFor(() => app.getGroup('Calling webhook'));
    await app.fill('URL', 'https://mine.example/hook', hook);
    app.answerOnce('GET', /^Applications\/[^/]+$/, async (pass) => {
      const answer = await pass();
      app.db.run(
        "INSERT INTO webhooks (webhook_sid, url, method) VALUES ('w-theirs', 'https://theirs.example/', 'POST')",
      );
      app.db.run("UPDATE applications SET call_hook_sid = 'w-theirs' WHERE name = 'Main menu'");
      return answer;
    });
  };

  it('is told as not stored, keeps what was typed, and is asked about by the next save', async () => {
    await begin();
    await app.press('Save');
    await app.see(replaced);
    expect(screen.queryByText(/updated successfully/)).toBeNull();
    const hook = app.getGroup('Calling webhook');
    expect(within(hook).getByLabelText(/^URL/)).toHaveValue('https://mine.example/hook');
    expect(url()).toBe('https://theirs.example/');
    await app.press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
    await app.press('Save', dialog);
    await app.see('Application updated successfully');
    expect(url()).toBe('https://mine.example/hook');
    await waitFor(async () => expect(await entries()).toEqual([]));
  });

  it('is told as not stored also after the form was left, and what was typed is kept', async () => {
    await begin();
    const release = app.hold('PUT', /^Applications\//);
    await app.press('Save');
    await waitFor(() => expect(app.writes()).not.toEqual([]));
    await app.follow('Recent calls');
    await app.press('Leave', await screen.findByRole('dialog', { name: 'Leave while saving?' }));
    await app.heading('Recent calls');
    release();
    await app.see(replaced);
    expect(screen.queryByText(/updated successfully/)).toBeNull();
    await waitFor(async () =>
      expect(JSON.stringify(await entries())).toContain('https://mine.example/hook'),
    );
  });
});

describe('a new carrier whose answer is lost is made once', () => {
  const hour = 3_600_000;
  it.each([
    ['half an hour ahead', hour / 2, false],
    ['a day ahead', 24 * hour, true],
    ['a year ahead', 365 * 24 * hour, true],
    ['six hours back', -6 * hour, false],
  ])('while the clock of the computer is set %s', async (_what, by, isOver) => {
    await app.open('/internal/carriers/add', 'nora');
    await app.fill('Carrier name', 'Twice Telecom');
    await app.fill(await screen.findByLabelText(/Network address/), '203.0.113.77');
    app.loseAnswerOnce('POST', /VoipCarriers$/);
    await app.press('Create');
    await app.see(mayBeSaved);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + by);
    await app.press('Create');
    if (isOver) {
      // By this clock the session is over.
      const dialog = await screen.findByRole('dialog', { name: 'Log in to continue' });
      await app.fill('Password', 'Provider-demo1!', dialog);
      await app.press('Log in', dialog);
    }
    await app.expectUrl(/\/internal\/carriers(\?|$)/);
    const made = app.db.all("SELECT * FROM voip_carriers WHERE name = 'Twice Telecom'");
    expect(made).toHaveLength(1);
    expect(app.requests().filter((call) => /^POST .*VoipCarriers$/.test(call))).toHaveLength(1);
    expect(
      app.db.all(
        'SELECT ipv4 FROM sip_gateways WHERE voip_carrier_sid = ?',
        String(made[0]?.voip_carrier_sid),
      ),
    ).toEqual([{ ipv4: '203.0.113.77' }]);
  });
});
