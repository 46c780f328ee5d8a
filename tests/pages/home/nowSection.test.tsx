// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setConfig } from '../../../src/config';
import { readConfig } from '../../../src/config/readConfig';
import { NowSection } from '../../../src/pages/home/NowSection';
import type { Carrier } from '../../../src/types';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const carrier = (id: string, status: string | null, more: Partial<Carrier> = {}) => ({
  ...{ id, voip_carrier_sid: id, name: `Carrier ${id}`, is_active: true, requires_register: true },
  register_status: status && { status },
  ...more,
});
const speech = (id: string, isWell: boolean, label: string | null = null) => ({
  ...{ id, speech_credential_sid: id, vendor: 'google', label, use_for_tts: true },
  ...{ last_tested: '2026-03-02', tts_tested_ok: isWell, stt_tested_ok: null, use_for_stt: false },
});

class SeenAtOnce {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.tell([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

beforeEach(() => {
  const result = readConfig({ ALERT_POLL_INTERVAL: 0 }, {}, 'https://console.example');
  if ('config' in result) setConfig(result.config);
  vi.stubGlobal('IntersectionObserver', SeenAtOnce);
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
}

const asked: string[] = [];
async function open({ carriers = [], total, speech: services = [] }: Now) {
  asked.length = 0;
  draw(<NowSection />, {
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

it('all carriers are looked at where that is wished', async () => {
  await open({ carriers: [carrier('1', 'ok')], total: 40 });
  await press('pages.home.lookAtAll');
  await vi.waitUntil(() => asked.length > 2);
  await ready(screen.findByText('pages.home.lookAtAll'));
  expect(asked.filter((one) => one.startsWith('carriers'))).toEqual(['carriers 25', 'carriers 40']);
});
