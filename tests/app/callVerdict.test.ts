import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sidFor } from '../../platform/demo/seed/tools';
import { messages as englishCalls } from '../../src/i18n/en/calls';
import { addAlert, addCall } from '../support/calls';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { said as announced } from './support/spoken';
import { readCapturesHere } from './support/workers';

const { verdict: texts, capture, details } = englishCalls.resources['recent-calls'];

beforeEach(readCapturesHere);
afterEach(() => vi.unstubAllGlobals());

const special = (name: string) =>
  app.db.get('SELECT * FROM recent_calls WHERE call_sid = ?', sidFor(`special call ${name}`));
const pathOf = (name: string) => {
  const call = special(name);
  const time = encodeURIComponent(String(call?.attempted_at));
  return `/internal/recent-calls/${call?.call_sid}/show?account=${call?.account_sid}&time=${time}`;
};
const verdict = () => screen.findByRole('region', { name: texts.title });

it('stands first in the details, says what the record says, and asks for nothing by itself', async () => {
  await app.open(pathOf('busy'), 'nora');
  const said = await verdict();
  expect(said).toHaveTextContent(texts.kinds.busy);
  expect(said).toHaveTextContent(texts.certainties.told);
  expect(said).toHaveTextContent('Side: carrier Twilio · Outbound');
  expect(said).toHaveTextContent('Not looked at yet: SIP messages, trace, alerts.');
  expect(said.compareDocumentPosition(screen.getByLabelText(details.label))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(app.requests().filter((sent) => /\/pcap$|\/trace\//.test(sent))).toEqual([]);
});

it('looks closer when asked, weighs what came, and leads to the message that shows it', async () => {
  await app.open(pathOf('busy'), 'nora');
  await verdict();
  // The page begins with it, which is no news; what looking closer found is.
  expect(announced().join()).not.toContain(texts.kinds.busy);
  await app.press(texts.lookCloser, await verdict());
  await waitFor(async () => expect(await verdict()).toHaveTextContent(texts.certainties.shown));
  await waitFor(() => expect(announced().join()).toContain(texts.certainties.shown));
  const said = await verdict();
  expect(said).not.toHaveTextContent('Not looked at yet');
  const evidence = within(said).getByRole('list', { name: texts.evidence.title });
  await app.press(/^Message \d+: 486 Busy Here/, evidence);
  await app.expectUrl(/tab=capture/);
  await app.expectUrl(/message=\d+/);
  expect(await screen.findByRole('button', { name: capture.message.close })).toBeVisible();

  // The same again, from the tab that is open already.
  await app.press(capture.message.close);
  await app.expectUrl(/^[^?]+\?(?!.*message=)/);
  // A message in a narrow window is a dialog, and the tabs behind it are hidden until it is closed.
  await waitFor(() => expect(app.tab(capture.title)).toHaveAttribute('aria-selected', 'true'));
  await user.click(app.tab(details.title));
  await app.press(/^Message \d+: 486 Busy Here/, await verdict());
  expect(await screen.findByRole('button', { name: capture.message.close })).toBeVisible();
});

it('of a call that the platform refused accuses no carrier', async () => {
  const call_sid = addCall(app.db, 'Sunrise Clinic', {
    ...{ answered: 0, answered_at: null, duration: 0 },
    ...{ direction: 'inbound', sip_status: 403, termination_reason: 'call limit exceeded' },
  });
  await app.open(`/internal/recent-calls/${call_sid}/show`, 'sam');
  const said = await verdict();
  expect(said).toHaveTextContent(texts.kinds.limit);
  expect(said).toHaveTextContent('Side: platform · Inbound');
});

/** The first span of a trace, as OTLP has it, as one that failed. */
const withFailedStep = (trace: unknown): unknown => {
  let isFirst = true;
  return JSON.parse(JSON.stringify(trace), (_key, value) => {
    if (!isFirst || !value?.spanId) return value;
    isFirst = false;
    return { ...value, status: { code: 2 } };
  });
};

it('leads to the step that failed and to the alert', async () => {
  const message = 'https://apps.example/call returned 404';
  const { attempted_at: time, call_sid } = special('busy') ?? {};
  addAlert(app.db, 'Sunrise Clinic', {
    ...{ message, time: String(time), target_sid: String(call_sid) },
  });
  app.answerAlways('GET', 'Accounts/*/RecentCalls/trace/*', async (pass) => {
    const answer = await pass();
    return Response.json(withFailedStep(await answer.json()));
  });
  await app.open(pathOf('busy'), 'nora');
  await app.press(texts.lookCloser, await verdict());
  const evidence = within(await verdict()).getByRole('list', { name: texts.evidence.title });
  expect(await within(evidence).findByRole('link', { name: `Alert: ${message}` })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/internal\/alerts\?/),
  );
  await app.press(/^Failed step /, evidence);
  await app.expectUrl(/tab=tracing/);
  await app.expectUrl(/span=\d+/);
});

it.each([
  ['SIP messages', /RecentCalls\/.*\/pcap/],
  ['trace', /RecentCalls\/trace\//],
  ['alerts', /^Accounts\/[^/]+\/Alerts/],
])('says why the %s cannot be read, and reads them again', async (_what, path) => {
  app.answerOnce('GET', path, () => app.refusal(500, 'the store is down'));
  await app.open(pathOf('busy'), 'nora');
  await app.press(texts.lookCloser, await verdict());
  await waitFor(async () => expect(await verdict()).toHaveTextContent('the store is down'));
  expect(await verdict()).toHaveTextContent(texts.kinds.busy);
  await app.press('Retry', await verdict());
  await waitFor(async () => expect(await verdict()).toHaveTextContent(texts.certainties.shown));
  expect(await verdict()).not.toHaveTextContent('the store is down');
});
