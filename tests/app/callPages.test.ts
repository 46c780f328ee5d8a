import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sidFor } from '../../platform/demo/seed/tools';
import { messages as englishCalls } from '../../src/i18n/en/calls';
import { addCall } from '../support/calls';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { readCapturesHere } from './support/workers';

const texts = englishCalls.resources['recent-calls'];

const special = (name: string) =>
  app.db.get('SELECT * FROM recent_calls WHERE call_sid = ?', sidFor(`special call ${name}`)) ?? {};
const pathOf = (name: string, more = '') => {
  const { call_sid, account_sid, attempted_at } = special(name);
  const time = encodeURIComponent(String(attempted_at));
  return `/internal/recent-calls/${call_sid}/show?account=${account_sid}&time=${time}${more}`;
};
const ofCaptures = () => app.requests().filter((call) => call.endsWith('/pcap'));
const facts = () => screen.findByLabelText(texts.details.label, { selector: 'dl' });
/** What a fact says, under its name. */
const factIn = (list: HTMLElement, name: string) =>
  within(list).getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling;
const legs = () => screen.findAllByRole('region', { name: /^Leg \d/ });

beforeEach(readCapturesHere);
afterEach(() => vi.unstubAllGlobals());

describe('a call in words', () => {
  it('says who, how it ended, what to check, and leads to trunk, application and account', async () => {
    await app.open(pathOf('busy'), 'nora');
    const list = await facts();
    expect(factIn(list, 'From')).toHaveTextContent('+1 (555) 200-0274');
    expect(factIn(list, 'Result')).toHaveTextContent('486 Busy Here');
    const verdict = screen.getByRole('region', { name: texts.verdict.title });
    expect(verdict).toHaveTextContent(/channel limit/);
    expect(factIn(list, texts.facts.record.end)).toHaveTextContent('Line busy');
    expect(factIn(list, 'Answered')).toHaveTextContent('Not answered');
    await waitFor(() => expect(factIn(list, 'Account')).toHaveTextContent('Sunrise Clinic'));
    expect(await app.link('Twilio', list)).toHaveAttribute(
      'href',
      `/internal/carriers?filter=${encodeURIComponent('{"q":"Twilio"}')}`,
    );
    const { application_sid, account_sid } = special('busy');
    await waitFor(() =>
      expect(factIn(list, 'Application')?.querySelector('a')).toHaveAttribute(
        'href',
        `/internal/applications/${application_sid}/edit`,
      ),
    );
    expect(await app.link('Sunrise Clinic', list)).toHaveAttribute(
      'href',
      `/internal/accounts/${account_sid}/edit`,
    );
    expect(list).not.toHaveTextContent(String(account_sid));
    // Nothing of its messages is asked for before they are looked at.
    expect(ofCaptures()).toEqual([]);
    await app.press('Show raw record');
    expect(await screen.findByLabelText('Raw record')).toHaveTextContent(String(account_sid));
  });

  it('of an account names no account to its own user', async () => {
    await app.open(pathOf('busy'), 'sam');
    const list = await facts();
    expect(within(list).queryByText('Account', { selector: 'dt' })).toBeNull();
    expect(app.requests().join()).not.toContain('GET Accounts?');
  });

  it('shows an application by its sid that is no more there', async () => {
    const call_sid = addCall(app.db, 'Sunrise Clinic', {
      application_sid: 'no-such-application-sid',
    });
    await app.open(`/internal/recent-calls/${call_sid}/show`, 'nora');
    const list = await facts();
    await waitFor(() => expect(factIn(list, 'Application')).toHaveTextContent('no-such-'));
  });
});

describe('its SIP messages', () => {
  it('are those of both legs, told in words, with a hint that leads to its message', async () => {
    await app.open(pathOf('dialled out'), 'nora');
    await app.link('Sunrise Clinic', await facts());
    await app.link(/^Appointments/, await facts());
    await app.answered();
    app.forgetRequests();
    await user.click(app.tab(texts.capture.title));
    const [first, second] = await legs();
    expect(ofCaptures()).toHaveLength(2);
    expect(app.requests(), app.requests().join('\n')).toHaveLength(3);
    expect(first).toHaveTextContent('Leg 1: +1 (617) 555-0123 to +1 (555) 200-0137');
    expect(second).toHaveTextContent('Post-dial delay0.047 s');
    expect(second).toHaveTextContent('Ended byPlatform (BYE)');
    expect(second).toHaveTextContent('ReasonQ.850 16 Normal call clearing');
    expect(second).toHaveTextContent('CodecPCMU/8000 · DTMF as events (RFC 4733)');
    const hints = within(second as HTMLElement).getByRole('list', { name: texts.facts.check });
    expect(hints).toHaveTextContent('asks for audio at 10.20.30.40, which is private');
    await app.press('Show message 7', hints);
    expect(await screen.findByText(/c=IN IP4 10\.20\.30\.40/)).toBeInTheDocument();
    await app.expectUrl(/message=7/);
    await app.press(texts.capture.message.close);
    await app.expectUrl(/^[^?]+\?(?!.*message=)/);

    // What was learnt stands in the details from then on.
    await user.click(app.tab(texts.details.title));
    expect(factIn(await facts(), 'Setup time')).toHaveTextContent('0.691 s');
    await app.follow('From +1 (617) 555-0123 to +1 (555) 200-0137', await facts());
    await app.heading('From +1 (617) 555-0123 to +1 (555) 200-0137');
    await app.expectUrl(new RegExp(String(special('dialled in').call_sid)));
  });

  it('are read for the details when somebody asks for it, and not before', async () => {
    await app.open(pathOf('dialled out'), 'nora');
    const list = await facts();
    await app.link('Sunrise Clinic', list);
    expect(ofCaptures()).toEqual([]);
    expect(within(list).queryByText('Setup time')).toBeNull();
    await app.press(texts.verdict.lookCloser);
    await waitFor(() => expect(factIn(list, 'Setup time')).toHaveTextContent('0.691 s'));
    expect(ofCaptures()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: texts.verdict.lookCloser })).toBeNull();
  });

  it('that cannot be had are told of in the details', async () => {
    app.answerAlways('GET', /\/pcap$/, () => app.refusal(500, 'The capture server is away'));
    await app.open(pathOf('busy'), 'sam');
    const list = await facts();
    await app.press(texts.verdict.lookCloser);
    await app.see(/The capture server is away/);
    app.reconnect();
    await app.press('Retry');
    await waitFor(() => expect(factIn(list, 'Ended by')).toHaveTextContent('Called party'));
  });

  it('tell how much of a file has come where its size is known', async () => {
    let rest = () => {};
    app.answerOnce('GET', /busy.*\/pcap$/, async () => {
      const stream = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new Uint8Array(30));
          rest = () => controller.close();
        },
      });
      return new Response(stream, { headers: { 'Content-Length': '40' } });
    });
    await app.open(pathOf('busy', '&tab=capture'), 'nora');
    const bar = await screen.findByRole('progressbar', { name: 'Loading' });
    expect(bar).toHaveAttribute('aria-valuenow', '75');
    rest();
    await app.see('Not a valid pcap or pcapng file.');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('open at the message that a link names', async () => {
    await app.open(pathOf('dialled in', '&tab=capture&message=7'), 'sam');
    expect(await screen.findByText(/c=IN IP4 10\.20\.30\.40/)).toBeInTheDocument();
  });

  it('are shown without the other leg where that cannot be had', async () => {
    app.answerAlways('GET', /\/RecentCalls\?.*count=500/, () =>
      app.refusal(500, 'The store is away'),
    );
    await app.open(pathOf('dialled in', '&tab=capture'), 'nora');
    await app.see(texts.facts.legs.searchFailed);
    await screen.findByRole('region', { name: 'Call setup' });
  });
});

describe('two calls', () => {
  it('are compared from a pasted link: what differs is marked', async () => {
    await app.open(pathOf('dialled in'), 'nora');
    await facts();
    await app.press(texts.compare.action);
    const dialog = await screen.findByRole('dialog', { name: texts.compare.choose });
    await user.click(within(dialog).getByRole('searchbox'));
    await user.paste(`https://console.example${pathOf('cancelled')}`);
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
    await user.click(within(dialog).getByRole('link'));
    await app.heading(texts.compare.title);
    await app.expectUrl(new RegExp(`with=${special('cancelled').call_sid}`));
    const table = await screen.findByRole('table', { name: texts.compare.messages });
    expect(table).toHaveTextContent('Only in call B');
    const details = screen.getByRole('table', { name: texts.compare.details });
    const row = (name: string) => within(details).getByRole('rowheader', { name }).closest('tr');
    // Once both calls are read, and not before.
    await within(details).findByRole('rowheader', { name: 'Ended by Differs' });
    expect(row('Result Differs')).toHaveTextContent('487 Request Terminated');
    expect(row('Carrier')).not.toHaveAttribute('data-different');
    expect(row('Ended by Differs')).toHaveTextContent('Caller (BYE)Caller (CANCEL)');
    expect(within(table).getByText(/^\d+\.\d{3} s (longer|shorter) than in call A$/)).toBeVisible();
    await app.follow(texts.compare.swap);
    await waitFor(() =>
      expect(
        within(screen.getByRole('table', { name: texts.compare.details })).getAllByRole('row')[1],
      ).toHaveTextContent(/555-0123.*555-0123/),
    );
  });

  it('are not compared when one is not there any more', async () => {
    await app.open(pathOf('dialled in', '&with=no-such-call'), 'nora');
    await app.see(texts.notFound.title);
  });
});
