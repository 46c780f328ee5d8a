// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NowSection } from '../../../src/pages/home/NowSection';
import { clearDrawn, draw, press } from '../../support/drawn';

const alerts = vi.hoisted(() => ({ count: 0, search: '' }));
vi.mock('../../../src/components/useUnreadCount', () => ({ useUnreadCount: () => alerts }));
vi.mock('../../../src/config', () => ({ config: () => ({ alertPollInterval: 60 }) }));

const carrier = (id: string, status: string | null, more: object = {}) => ({
  ...{ id, voip_carrier_sid: id, name: `Carrier ${id}`, is_active: true, requires_register: true },
  ...{ register_status: status === null ? null : { status }, ...more },
});
const speech = (id: string, isGood: boolean, label: string | null = null) => ({
  ...{ id, speech_credential_sid: id, vendor: 'google', label, last_tested: '2026-03-02' },
  ...{ use_for_tts: true, use_for_stt: false, tts_tested_ok: isGood, stt_tested_ok: null },
});

interface Case {
  carriers?: object[];
  total?: number;
  services?: object[];
  unread?: number;
  mayEdit?: boolean;
}

const asked = vi.fn();

function open({ carriers = [], total, services = [], unread = 0, mayEdit = true }: Case) {
  const getList = async (resource: string, { pagination }: { pagination: { perPage: number } }) => {
    asked(resource, pagination.perPage);
    const rows = resource === 'carriers' ? carriers : services;
    return {
      data: rows.slice(0, pagination.perPage),
      total: (resource === 'carriers' && total) || rows.length,
    };
  };
  alerts.count = unread;
  draw(<NowSection />, {
    identity: { accountSid: 'a-1', accountName: 'Acme' },
    provider: {
      getList,
      callCounts: async () => ({ inbound: 0, outbound: 0 }),
      callSummary: async () => ({ callLimit: async () => null }),
    } as object,
    refusalOf: ({ action }) =>
      action === 'edit' && !mayEdit ? { message: 'refused', redirectTo: '/internal' } : null,
  });
}
/** What each cell says, without its name, once all of them are known. */
async function cells() {
  await waitFor(() =>
    expect(document.querySelectorAll('.now-cell[aria-busy=false]')).toHaveLength(4),
  );
  return [...document.querySelectorAll('.now-cell')].map((cell) =>
    [
      cell.querySelector('.state-label')?.className.replace('state-label ', ''),
      ...['.now-state', '.now-detail'].map((part) => cell.querySelector(part)?.textContent),
    ]
      .join(' ')
      .replaceAll('pages.home.', '')
      .replaceAll('app.listed', ',')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
const isWell = () => screen.queryByTitle('pages.home.well') !== null;
const many = Array.from({ length: 30 }, (_none, index) => carrier(`c-${index}`, 'ok'));

beforeEach(() => asked.mockReset());
afterEach(clearDrawn);

it('alerts have nothing to say below, and no line for it', async () => {
  open({ unread: 3 });
  await cells();
  const lines = [...document.querySelectorAll('.now-cell')].map(
    (cell) => cell.querySelectorAll('.now-detail').length,
  );
  expect(lines).toEqual([1, 1, 1, 0]);
});

it.each<[string, Case, [string, string, string], boolean]>([
  ['of an empty account', {}, ['normal none 0', 'normal none 0', 'normal noUnread 0'], true],
  [
    'where all is well',
    { carriers: [carrier('c-1', 'ok')], services: [speech('s-1', true)] },
    ['normal registered 0', 'normal speechWell 0', 'normal noUnread 0'],
    true,
  ],
  [
    'where a carrier is not registered',
    { carriers: [carrier('c-1', 'ok'), carrier('c-2', 'failed'), carrier('c-3', null)] },
    ['error unregistered 2 Carrier c-2, Carrier c-3', 'normal none 0', 'normal noUnread 0'],
    false,
  ],
  [
    'where carriers need not be registered',
    {
      carriers: [
        carrier('c-1', 'failed', { is_active: false }),
        carrier('c-2', null, { requires_register: false }),
      ],
    },
    ['normal registered 0', 'normal none 0', 'normal noUnread 0'],
    true,
  ],
  [
    'where the last test of a speech service failed',
    { services: [speech('s-1', false), speech('s-2', true), speech('s-3', false, 'spare')] },
    ['normal none 0', 'error speechFailed 2 Google, Google · spare', 'normal noUnread 0'],
    false,
  ],
  [
    'where alerts were not read',
    { unread: 3 },
    ['normal none 0', 'normal none 0', 'warning unread 3'],
    false,
  ],
  [
    'where not all carriers were looked at',
    { carriers: many },
    ['normal registered 0 lookedAt 25 30 lookAtAll', 'normal none 0', 'normal noUnread 0'],
    false,
  ],
])('how things are %s', async (_where, given, [carriers, services, alerts], well) => {
  open(given);
  const [, ...said] = await cells();
  expect(said).toEqual([carriers, services, alerts]);
  expect(isWell()).toBe(well);
});

it('of many carriers all are looked at when somebody wants it', async () => {
  open({ carriers: [...many.slice(1), carrier('c-99', 'failed')] });
  await cells();
  await press('pages.home.lookAtAll');
  await screen.findByText('Carrier c-99');
  expect(screen.queryByText('pages.home.lookAtAll')).toBeNull();
  expect(asked.mock.calls.filter(([resource]) => resource === 'carriers')).toEqual([
    ['carriers', 25],
    ['carriers', 30],
  ]);
});

it.each([
  [true, '/internal/carriers/c-1/edit'],
  [false, null],
])('a carrier is led to by those who may open it: %s', async (mayEdit, address) => {
  open({ carriers: [carrier('c-1', 'failed')], mayEdit });
  const name = await screen.findByText('Carrier c-1');
  expect(name.getAttribute('href')?.replace('#', '') ?? null).toBe(address);
});
