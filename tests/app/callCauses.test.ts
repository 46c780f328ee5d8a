import { File as NodeFile } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sidFor } from '../../platform/demo/seed/tools';
import { messages as englishCalls } from '../../src/i18n/en/calls';
import { messages as frenchCalls } from '../../src/i18n/fr/calls';
import { brokenCalls } from '../engines/truth/broken';
import { brokenSound } from '../engines/truth/brokenSound';
import { randomOf } from '../engines/truth/random';
import { addCall } from '../support/calls';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { readCapturesHere } from './support/workers';

const texts = englishCalls.resources['recent-calls'];
const french = frenchCalls.resources['recent-calls'];

const facts = () => screen.findByLabelText(texts.details.label, { selector: 'dl' });
const factIn = (list: HTMLElement, name: string) =>
  within(list).getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling;
const { record, advice, ownAdvice } = texts.facts;

beforeEach(readCapturesHere);
afterEach(() => vi.unstubAllGlobals());

describe('what to check when a call fails', () => {
  const refused = { answered: 0, answered_at: null, duration: 0 };
  it.each([
    ['inbound', 403, 'call limit exceeded', ownAdvice.callLimit],
    ['inbound', 404, 'number not found', ownAdvice[404]],
    ['inbound', 503, 'service unavailable', ownAdvice[503]],
  ])('%s %d, "%s"', async (direction, sip_status, termination_reason, expected) => {
    const call = { ...refused, direction, sip_status, termination_reason };
    const call_sid = addCall(app.db, 'Sunrise Clinic', call);
    await app.open(`/internal/recent-calls/${call_sid}/show`, 'sam');
    const result = factIn(await facts(), record.result);
    expect(result).toHaveTextContent(String(sip_status));
    const verdict = screen.getByRole('region', { name: texts.verdict.title });
    expect(verdict).toHaveTextContent(expected);
  });

  it('names the limit and where to look when the platform had no line left', () => {
    expect(ownAdvice.callLimit).toMatch(/not by the carrier.*limit.*alerts.*limits of the account/);
    expect(french.facts.ownAdvice.callLimit).toMatch(/limite.*alertes.*limites du compte/);
  });
});

const pathOf = (name: string) => {
  const call = app.db.get(
    'SELECT * FROM recent_calls WHERE call_sid = ?',
    sidFor(`special call ${name}`),
  );
  const time = encodeURIComponent(String(call?.attempted_at));
  return `/internal/recent-calls/${call?.call_sid}/show?account=${call?.account_sid}&time=${time}`;
};

describe('sources that disagree', () => {
  const readMessages = async () => {
    const list = await facts();
    await app.press(texts.verdict.lookCloser);
    await waitFor(() => expect(factIn(list, texts.facts.endedBy)).toBeInTheDocument());
    return list;
  };

  it('are shown as disagreeing, each beside what the record says', async () => {
    app.db.run(
      `UPDATE recent_calls SET termination_reason = 'called party hungup', sip_status = 486, duration = 600,
        answered_at = strftime('%Y-%m-%dT%H:%M:%fZ', attempted_at, '+8 seconds') WHERE call_sid = ?`,
      sidFor('special call appointment'),
    );
    await app.open(pathOf('appointment'), 'sam');
    const list = await readMessages();
    expect(factIn(list, record.end)).toHaveTextContent(
      'Called party hung upSources disagree. SIP messages: Caller (BYE)',
    );
    expect(factIn(list, record.result)).toHaveTextContent(
      'Sources disagree. SIP messages: Answered · 200 OK',
    );
    expect(factIn(list, record.answered)).toHaveTextContent(
      'Sources disagree. SIP messages: 0.468 s',
    );
    expect(factIn(list, record.duration)).toHaveTextContent('Sources disagree. SIP messages:');

    // Beside another call as well, in the cell of the call that they are about.
    await app.open(`${pathOf('cancelled')}&with=${sidFor('special call appointment')}`, 'sam');
    const table = await screen.findByRole('table', { name: texts.compare.details });
    const row = () =>
      within(table)
        .getByRole('rowheader', { name: `${record.end} Differs` })
        .closest('tr');
    await waitFor(() => expect(row()?.cells[2]).toHaveTextContent(/SIP messages: Caller \(BYE\)$/));
    expect(row()?.cells[1]).not.toHaveTextContent('Sources disagree');
  });

  it('are none in the calls of the demo, whoever hung up', async () => {
    const calls = app.db.all(
      `SELECT min(call_sid) AS call_sid, account_sid, attempted_at, termination_reason FROM recent_calls
        WHERE trunk = 'Twilio' AND sip_status = 200 AND direction = 'inbound'
          AND account_sid = (SELECT account_sid FROM recent_calls WHERE call_sid = ?)
        GROUP BY termination_reason`,
      sidFor('special call appointment'),
    );
    expect(calls.length).toBeGreaterThan(1);
    for (const { call_sid, account_sid, attempted_at, termination_reason } of calls) {
      const time = encodeURIComponent(String(attempted_at));
      const path = `/internal/recent-calls/${call_sid}/show?account=${account_sid}&time=${time}`;
      await app.open(path, 'nora');
      const list = await readMessages();
      expect(list, String(termination_reason)).not.toHaveTextContent('Sources disagree');
      expect(factIn(list, texts.facts.endedBy)).toHaveTextContent(
        termination_reason === 'caller hungup' ? 'Caller (BYE)' : 'Platform (BYE)',
      );
    }
  });
});

describe('a capture of the operator’s own', () => {
  const openFile = async (capture: Uint8Array) => {
    await app.open('/internal/call-tools', 'sam');
    const file = new NodeFile([capture], 'call.pcap');
    // That of jsdom cannot be read.
    await user.upload(await screen.findByLabelText(texts.files.choose), file as File);
    return screen.findByRole('region', { name: texts.facts.title });
  };

  const storyOf = (name: string): Uint8Array => {
    const [story] = [...brokenCalls, ...brokenSound].filter((one) => one.name === name);
    return story?.play(randomOf(1)).scene.wire.capture({}) ?? new Uint8Array();
  };

  it.each([
    ['no sound of the callee', /no RTP of the called party.*203\.0\.113\.10 to 198\.51\.100\.20:/],
    ['the sound of both stops long before the end', /RTP stops both ways \d\d\.\d{3} s before/],
    ['the sound of the caller starts late', /RTP of the caller \(198.* starts \d\.\d{3} s after/],
    ['packets of sound get lost', /\d\d% of the caller’s RTP \(198.* is lost/],
  ])('says what is wrong with its sound, by the streams in it: %s', async (name, expected) => {
    const panel = await openFile(storyOf(name));
    const hints = await within(panel).findByRole('list', { name: texts.facts.check });
    expect(hints).toHaveTextContent(expected);
  });

  it('says which keys were pressed, when and for how long', async () => {
    await openFile(readFileSync('tests/fixtures/rtp/digits.pcap'));
    const streams = await screen.findByRole('region', { name: texts.media.title });
    const stream = await within(streams).findByRole('button', { name: /DTMF 1 2 2 3 3 \* # 0/ });
    within(streams).getByRole('button', { name: /DTMF 9 # 4/ });
    await user.click(stream);
    expect(factIn(streams, '#')).toHaveTextContent(/^\d\.\d s, for 200 ms$/);
  });

  it('says what to check when the other side refuses', async () => {
    const panel = await openFile(storyOf('refused'));
    const status = /Refused · (\d+)/.exec(panel.textContent ?? '')?.[1];
    expect(panel).toHaveTextContent(advice[Number(status) as 403]);
  });
});

it('the messages of a call say that the platform refuses it, where it does', async () => {
  app.db.run(
    `UPDATE recent_calls SET direction = 'inbound' WHERE call_sid = ?`,
    sidFor('special call busy'),
  );
  await app.open(pathOf('busy'), 'sam');
  await facts();
  await user.click(app.tab(texts.capture.title));
  const panel = await screen.findByRole('region', { name: texts.facts.title });
  expect(panel).toHaveTextContent('Ended byPlatform (486 Busy Here)');
  expect(panel).toHaveTextContent(ownAdvice[486]);
});
