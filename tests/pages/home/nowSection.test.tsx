// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unreadAlertsKey } from '../../../src/components/unreadAlerts';
import { setConfig } from '../../../src/config';
import { readConfig } from '../../../src/config/readConfig';
import { NowSection } from '../../../src/pages/home/NowSection';
import type { Carrier } from '../../../src/types';
import { clearDrawn, draw, press, ready } from '../../support/drawn';
import { stubSight } from '../../support/sight';

const carrier = (id: string, status: string | null, more: Partial<Carrier> = {}) => ({
  ...{ id, voip_carrier_sid: id, name: `Carrier ${id}`, is_active: true, requires_register: true },
  register_status: status && { status },
  ...more,
});
const speech = (id: string, isWell: boolean, label: string | null = null) => ({
  ...{ id, speech_credential_sid: id, vendor: 'google', label, use_for_tts: true },
  ...{ last_tested: '2026-03-02', tts_tested_ok: isWell, stt_tested_ok: null, use_for_stt: false },
});

/** How often alerts are counted; never for 0. */
function poll(seconds: number) {
  const settings = { ALERT_POLL_INTERVAL: seconds };
  const result = readConfig(settings, {}, 'https://console.example');
  if ('config' in result) setConfig(result.config);
}

beforeEach(() => {
  poll(0);
  stubSight(true);
});
afterEach(() => {
  clearDrawn();
  vi.unstubAllGlobals();
});

interface Now {
  carriers?: object[] | Error;
  /** How many there are, where more than are read. */
  total?: number;
  speech?: object[] | Error;
  /** How many alerts the frame of the console has counted. */
  unread?: number;
}

const Counted = ({ count }: { count: number }) => {
  useQueryClient().setQueryData(unreadAlertsKey('sp-1'), { count, isNews: false, search: '?new' });
  return null;
};

const asked: string[] = [];
async function open({ carriers = [], total, speech: services = [], unread }: Now) {
  asked.length = 0;
  const section = (
    <>
      {unread !== undefined && <Counted count={unread} />}
      <NowSection />
    </>
  );
  draw(section, {
    provider: {
      getList: async (resource: string, { pagination }: { pagination: { perPage: number } }) => {
        asked.push(`${resource} ${pagination.perPage}`);
        const rows = resource === 'carriers' ? carriers : services;
        if (rows instanceof Error) throw rows;
        const count = resource === 'carriers' ? (total ?? rows.length) : rows.length;
        return { data: rows, total: count };
      },
      callCounts: async () => ({ inbound: 0, outbound: 0 }),
    } as object,
  });
  await screen.findAllByRole('listitem');
  await vi.waitUntil(() => document.querySelectorAll('[aria-busy=true]').length <= 1);
}
const cellOf = (area: string) =>
  screen
    .getByRole('link', { name: `resources.${area}.name 2` })
    .closest('li')
    ?.textContent?.replace(`resources.${area}.name 2`, '')
    .replaceAll('pages.home.', '')
    .trim();

it.each<[what: string, now: Now, carriers: string, speech: string, isWell: boolean]>([
  ['there are none', {}, 'none 0', 'none 0', true],
  [
    'all is well',
    {
      carriers: [
        carrier('1', 'ok'),
        carrier('2', null, { is_active: false }),
        carrier('3', null, { requires_register: false }),
      ],
      speech: [speech('1', true)],
    },
    'registered 0',
    'speechWell 0',
    true,
  ],
  [
    'a carrier is not registered',
    { carriers: [carrier('1', 'ok'), carrier('2', 'fail')], speech: [speech('1', true)] },
    'unregistered 1Carrier 2',
    'speechWell 0',
    false,
  ],
  [
    'speech has failed, with a label and without one',
    { carriers: [carrier('1', 'ok')], speech: [speech('1', false, 'eu'), speech('2', false)] },
    'registered 0',
    'speechFailed 2Google · euapp.listed  Google',
    false,
  ],
  [
    'not all carriers are looked at',
    { carriers: [carrier('1', 'ok')], total: 40 },
    'registered 0lookedAt 1 40 lookAtAll',
    'none 0',
    false,
  ],
  [
    'some of those that are looked at are not registered',
    { carriers: [carrier('1', 'fail')], total: 40 },
    'unregistered 1Carrier 1 · lookedAt 1 40 lookAtAll',
    'none 0',
    false,
  ],
  [
    'neither can be read',
    { carriers: new Error('no'), speech: new Error('no') },
    'unknownno app.errors.retry',
    'unknownno app.errors.retry',
    false,
  ],
])('where %s', async (_what, now, carriers, services, isWell) => {
  await open(now);
  expect(cellOf('carriers')).toBe(carriers);
  expect(cellOf('speech-services')).toBe(services);
  expect(screen.queryAllByText('pages.home.well')).toHaveLength(isWell ? 1 : 0);
});

it.each<[what: string, seconds: number, unread: number | undefined, said: string | undefined]>([
  ['none is unread', 60, 0, 'noUnread 0'],
  ['some are', 60, 2, 'unread 2'],
  ['nobody has counted yet', 60, undefined, ''],
  ['nobody counts', 0, 2, undefined],
])('of alerts it is said whether %s', async (_what, seconds, unread, said) => {
  poll(seconds);
  await open({ unread });
  const link = screen.queryByRole('link', { name: 'resources.alerts.name 2' });
  expect(link && cellOf('alerts')).toBe(said ?? null);
  const mark = link?.closest('li')?.querySelector('.state-label')?.classList[1];
  const kind = unread === 2 ? 'warning' : 'normal';
  expect(mark ?? '').toBe(said ? kind : '');
  if (link) {
    expect(link.getAttribute('href')).toBe(
      `#/internal/alerts${unread === undefined ? '' : '?new'}`,
    );
  }
  expect(screen.queryAllByText('pages.home.well')).toHaveLength(unread === 2 ? 0 : 1);
});

it.each([
  [carrier('1', 'ok'), 'ok', true],
  [carrier('1', 'fail'), 'broken', false],
])('a carrier is marked: %j', async (one, _what, isWell) => {
  await open({ carriers: [one], speech: [speech('1', isWell)] });
  const marks = ['carriers', 'speech-services'].map((area) => {
    const cell = screen.getByRole('link', { name: `resources.${area}.name 2` }).closest('li');
    return cell?.querySelector('.now-state')?.innerHTML.includes('error');
  });
  expect(marks).toEqual([!isWell, !isWell]);
});

it('all carriers are looked at where that is wished', async () => {
  await open({ carriers: [carrier('1', 'ok')], total: 40 });
  await press('pages.home.lookAtAll');
  await vi.waitUntil(() => asked.length > 2);
  await ready(screen.findByText('pages.home.lookAtAll'));
  expect(asked.filter((one) => one.startsWith('carriers'))).toEqual(['carriers 25', 'carriers 40']);
});
