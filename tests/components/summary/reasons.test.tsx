// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Reasons } from '../../../src/components/summary/Reasons';
import type { NewestCalls } from '../../../src/dataProvider';
import { HttpError } from '../../../src/http/HttpError';
import type { RecentCall } from '../../../src/types';
import { clearDrawn, draw, press, ready } from '../../support/drawn';
import { all, call, failed, filterOf, iso } from '../../support/summedCalls';

afterEach(clearDrawn);

const text = (name: string) => `app.summary.${name}`;
const now = Date.parse('2026-03-02T14:30:00Z');
const newestCalls = vi.fn<(asked: { filter: object }) => Promise<NewestCalls>>();

function open(filter: Record<string, unknown>, answer: () => Promise<NewestCalls>) {
  newestCalls.mockReset().mockImplementation(answer);
  draw(<Reasons filter={filter} above={({ calls }) => <p>{`above ${calls.length}`}</p>} />, {
    provider: { callSummary: async () => ({ newestCalls }) } as object,
  });
}

describe('why calls were not answered', () => {
  const shares = (of: string) =>
    within(screen.getByRole('list', { name: text(of) }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('app.summary.', ''));
  const reason = (code: number) => `${code} resources.recent-calls.sipReasons.${code}`;

  it('is said by cause and by carrier, each of which leads to its calls', async () => {
    const calls = [
      ...[failed(now), failed(now), failed(now, { sip_status: 503, trunk: 'Telnyx' })],
      ...[failed(now, { sip_status: '', trunk: '' }), call(now), call(now, { trunk: 'user' })],
    ];
    open({ date: 'today', answered: 'x', account_sid: 'a-1' }, async () => all(...calls));
    await ready(screen.findByText(`${text('ofAll')} 6 6`));
    expect(shares('causes')).toEqual([
      `${reason(486)}countPart 2 50%`,
      `noStatuscountPart 1 25%`,
      `${reason(503)}countPart 1 25%`,
    ]);
    expect(shares('trunks')).toEqual(['TwiliofailedOf 2 3', 'TelnyxfailedOf 1 1']);
    const causes = screen.getByRole('list', { name: text('causes') });
    const links = within(causes).getAllByRole('link');
    const own = { date: 'today', account_sid: 'a-1', answered: 'false' };
    expect(links.map(filterOf)).toEqual([
      { ...own, sip_status: '486' },
      { ...own, sip_status: '503' },
    ]);
    const trunks = within(screen.getByRole('list', { name: text('trunks') }));
    expect(filterOf(trunks.getAllByRole('link')[1])).toEqual({ ...own, trunk: 'Telnyx' });
    const widths = [...causes.querySelectorAll<HTMLElement>('.share-bar i')];
    expect(widths.map(({ style }) => style.width)).toEqual(['100%', '50%', '50%']);
  });

  it.each<[string, RecentCall[], string[]]>([
    ['every call was answered', [call(now)], [text('noFailures'), text('noFailures')]],
    ['nobody called', [], ['–', '–']],
    ['none of them had a carrier', [failed(now, { trunk: '' }), call(now)], [text('noCarrier')]],
  ])('is not said where %s', async (_what, calls, expected) => {
    open({ date: 'today' }, async () => all(...calls));
    await ready(screen.findByText(new RegExp(`^${text('ofAll')}`)));
    const halves = [...document.querySelectorAll('h3')].map((title) => title.nextElementSibling);
    const words = halves.flatMap((half) => (half?.tagName === 'UL' ? [] : [half?.textContent]));
    expect(words).toEqual(expected);
  });

  it('is said of the newest where there are older ones', async () => {
    open({ date: 'today' }, async () => ({ calls: [call(now)], read: 1_000, total: 5_000 }));
    await ready(screen.findByText(`${text('ofNewest')} 1,000 5,000`));
  });

  it('has the figures of those calls beside it', async () => {
    const calls = [
      call(now, { duration: 185, answered_at: iso(now + 6_400) }),
      ...[failed(now), failed(now, { sip_status: 503 }), failed(now, { sip_status: 503 })],
    ];
    open({ date: 'today' }, async () => all(...calls));
    await ready(screen.findByText(text('pdd')));
    const facts = [...document.querySelectorAll('dl > *')].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent?.replace('app.summary.', '')),
    );
    expect(facts).toEqual([
      ['asr', '25%'],
      ['ner', '50%', 'nerHelp'],
      ['acd', '3m 5s'],
      ['pdd', '6.4s', 'pddHelp'],
    ]);
  });

  it('says why it could not be read, and reads it again', async () => {
    open({ date: 'today' }, () => Promise.reject(new HttpError(500, { message: 'Too slow' })));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(`${text('failed')} ${text('causes')}`);
    newestCalls.mockResolvedValue(all(call(now)));
    await press(`app.labelled app.errors.retry ${text('causes')}`);
    await ready(screen.findByText(`${text('ofAll')} 1 1`));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(newestCalls.mock.lastCall?.[0].filter).toEqual({ date: 'today' });
  });

  it('keeps its place while the calls are read, and has what is shown of them above', async () => {
    let answer: (newest: NewestCalls) => void = () => undefined;
    open({ date: 'today' }, () => new Promise((done) => (answer = done)));
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
    await waitFor(() => expect(newestCalls).toHaveBeenCalledTimes(1));
    answer(all(call(now), call(now)));
    await ready(screen.findByText('above 2'));
  });

  it('names six causes and carriers at most, those with the most calls', async () => {
    const calls = Array.from({ length: 8 }, (_none, at) =>
      Array.from({ length: at + 1 }, () => failed(now, { trunk: `T${at}`, sip_status: 500 + at })),
    ).flat();
    open({ date: 'today' }, async () => all(...calls));
    await ready(screen.findByText(`${text('ofAll')} 36 36`));
    const named = ['causes', 'trunks'].map((of) => shares(of).map((one) => one?.slice(0, 3)));
    expect(named).toEqual([
      ['507', '506', '505', '504', '503', '502'],
      ['T7f', 'T6f', 'T5f', 'T4f', 'T3f', 'T2f'],
    ]);
  });
});
