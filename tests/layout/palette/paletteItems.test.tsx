// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { memoryStore, type RaRecord, ResourceDefinitionContextProvider } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PaletteItem } from '../../../src/layout/palette/item';
import { sources } from '../../../src/layout/palette/sources';
import { usePaletteItems } from '../../../src/layout/palette/usePaletteItems';
import type { Found } from '../../../src/layout/palette/useRecordSearch';
import type { AccessQuestion } from '../../../src/types/access';
import { clearDrawn, draw, ready } from '../../support/drawn';

const given = vi.hoisted(() => ({
  found: [] as object[],
  isSearching: false,
  asked: [] as string[],
  views: [] as object[],
  links: [] as { text: string; url: string }[],
}));
vi.mock('../../../src/layout/palette/useRecordSearch', () => ({
  useRecordSearch: (asked: { resource: string }[]) => {
    given.asked = asked.map(({ resource }) => resource);
    return { found: given.found, isSearching: given.isSearching };
  },
}));
vi.mock('../../../src/layout/useNavigation', async () => {
  const { default: icon } = await import('@mui/icons-material/Search');
  const item = (label: string, area = label) => ({ label, icon, to: `/internal/${area}` });
  const main = [item('home', ''), item('carriers'), item('phone-numbers'), item('alerts')];
  return { useNavigation: () => ({ main, services: [item('users')], own: [] }) };
});
vi.mock('../../../src/layout/palette/useConsoleCommands', () => ({
  useConsoleCommands: (group: string) => [{ key: 'about', group, icon: null, label: 'About' }],
}));
vi.mock('../../../src/layout/useOwnLinks', () => ({ useOwnLinks: () => given.links }));
vi.mock('../../../src/components/list/views/useSavedViews', () => ({
  useSavedViews: () => ({ views: given.views }),
}));

const definition = (name: string, more: object = {}) => ({
  ...{ name, hasList: true, hasCreate: true },
  ...more,
});
const views = [{ label: 'idle', filter: { is_active: 'false' } }];
const commands = [{ label: 'add many', path: '/internal/many', action: 'create' }];
const definitions = {
  carriers: definition('carriers', { options: { views, commands } }),
  'phone-numbers': definition('phone-numbers'),
  alerts: definition('alerts', { hasCreate: false }),
  users: definition('users'),
};
const recent = [
  { resource: 'carriers', id: 'c-1', name: 'Acme' },
  { resource: 'other', id: 'o-1', name: '' },
];

let offered: { items: PaletteItem[]; isSearching: boolean };
const Items = ({ typed }: { typed: string }) => {
  offered = usePaletteItems(typed);
  return <p>drawn</p>;
};
async function offer(typed: string, refused: string[] = []) {
  draw(
    <ResourceDefinitionContextProvider definitions={definitions}>
      <Items typed={typed} />
    </ResourceDefinitionContextProvider>,
    {
      store: memoryStore({ 'recentRecords.sp-1': recent }),
      refusalOf: ({ action, resource, record }: AccessQuestion) =>
        refused.includes(`${action} ${resource}${record ? ` ${record.id}` : ''}`)
          ? { message: 'no', redirectTo: '/' }
          : null,
    },
  );
  await ready(screen.findByText('drawn'));
  return offered.items.map(({ group, label, detail, href }) =>
    `${group.split('.').slice(-2).join('.')}: ${label}${detail ? ` (${detail})` : ''} ${decodeURIComponent(href ?? '')}`.trim(),
  );
}

beforeEach(() => {
  Object.assign(given, { found: [], isSearching: false, asked: [], views: [], links: [] });
});
afterEach(clearDrawn);

const name = (resource: string, count = 2) => `resources.${resource}.name ${count}`;
const nav = (label: string) => `app.nav.${label}`;
const goTo = [
  `groups.goTo: ${nav('home')} /internal/`,
  `groups.goTo: ${nav('carriers')} /internal/carriers`,
  `groups.goTo: ${nav('phone-numbers')} /internal/phone-numbers`,
  `groups.goTo: ${nav('alerts')} /internal/alerts`,
  `groups.goTo: ${nav('users')} /internal/users`,
];
const opened = [
  `groups.recent: Acme (${name('carriers', 1)}) /internal/carriers/c-1/edit`,
  'groups.recent: o-1 /internal/other/o-1/edit',
];
const about = 'groups.commands: About';
const create = (resource: string) =>
  `groups.commands: resources.${resource}.action.create /internal/${resource}/add`;
const idle = `groups.views: idle (${nav('carriers')}) /internal/carriers?filter={"is_active":"false"}`;

it('without words, what was open last, places and commands are offered', async () => {
  given.views = [
    { list: 'users', name: 'Mine', search: '?q=1' },
    { list: 'clients', name: 'Of no list here', search: '' },
  ];
  given.links = [{ text: 'Wiki', url: 'https://wiki.example' }];
  given.isSearching = true;
  expect(await offer(' ')).toEqual([
    ...opened,
    `groups.views: Mine (${nav('users')}) /internal/users?q=1`,
    ...[idle, ...goTo],
    ...[create('carriers'), create('phone-numbers'), create('users')],
    'groups.commands: add many /internal/many',
    'nav.ownLinks: Wiki',
    about,
  ]);
  expect(offered.isSearching).toBe(false);
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  offered.items.find(({ label }) => label === 'Wiki')?.act?.();
  expect(open.mock.calls).toEqual([['https://wiki.example', '_blank', 'noopener']]);
  open.mockRestore();
});

it.each<[refused: string, without: string[], asked: string[]]>([
  [
    'list carriers',
    [idle, create('carriers'), 'groups.commands: add many /internal/many'],
    ['phone-numbers', 'users'],
  ],
  [
    'create carriers',
    [create('carriers'), 'groups.commands: add many /internal/many'],
    ['phone-numbers', 'carriers', 'users'],
  ],
  ['create users', [create('users')], ['phone-numbers', 'carriers', 'users']],
])('what is refused is not offered, nor looked for: %s', async (refused, without, asked) => {
  const all = await offer('');
  expect(await offer('', [refused])).toEqual(all.filter((item) => !without.includes(item)));
  expect(given.asked).toEqual(asked);
});

const sourceOf = (resource: string) => sources.find((one) => one.resource === resource);
const found = (resource: string, records: RaRecord[], more: Partial<Found> = {}) => ({
  ...{ source: sourceOf(resource), records, total: records.length, error: null, retry: vi.fn() },
  ...more,
});
const calls = (words: string) =>
  `${name('recent-calls').slice(10)}: app.palette.searchCalls ${words} /internal/recent-calls?filter={"q":"${words}","date":"7"}`;
const carrier = (id: string, of: string) => ({ id, name: of });

it('with words, what fits and what was found are offered, the best first', async () => {
  given.found = [
    found('users', [{ id: 'u', name: 'Acme user', email: 'a@b.example' }], { total: 9 }),
    found('carriers', [carrier('c-2', 'Other acme'), carrier('c-1', 'Acme')]),
  ];
  expect(await offer('acme')).toEqual([
    `${name('carriers').slice(10)}: Acme /internal/carriers/c-1/edit`,
    `${name('carriers').slice(10)}: Other acme /internal/carriers/c-2/edit`,
    `${name('users').slice(10)}: Acme user (a@b.example) /internal/users/u/edit`,
    `${name('users').slice(10)}: app.palette.showAll 9 /internal/users?filter={"q":"acme"}`,
    calls('acme'),
  ]);
});

it.each<[what: string, act: () => void, refused: string[], items: string[]]>([
  [
    'places and commands by their names and words',
    () => undefined,
    [],
    [`groups.goTo: ${nav('carriers')} /internal/carriers`, create('carriers'), calls('carriers')],
  ],
  [
    'no calls while records are looked for',
    () => {
      given.isSearching = true;
    },
    ['create carriers'],
    [`groups.goTo: ${nav('carriers')} /internal/carriers`],
  ],
  [
    'no record that may not be opened',
    () => {
      given.found = [found('users', [carrier('u-1', 'carriers'), carrier('u-2', 'carriers')])];
    },
    ['create carriers', 'edit users u-1'],
    [
      `${name('users').slice(10)}: carriers /internal/users/u-2/edit`,
      `groups.goTo: ${nav('carriers')} /internal/carriers`,
      calls('carriers'),
    ],
  ],
  [
    'nothing of a kind of which none may be opened',
    () => {
      given.found = [found('users', [carrier('u-1', 'carriers')], { total: 7 })];
    },
    ['create carriers', 'edit users u-1'],
    [`groups.goTo: ${nav('carriers')} /internal/carriers`, calls('carriers')],
  ],
])('with words are offered: %s', async (_what, act, refused, items) => {
  act();
  const said = await offer('carriers', refused);
  const own = said.filter((item) => !item.startsWith('groups.views'));
  expect(own).toEqual(items);
});

it('what could not be looked for can be tried again, and leaves the palette open', async () => {
  const failed = found('carriers', [], { error: new Error('away') });
  given.found = [failed];
  const all = await offer('xyz');
  expect(all).toEqual([
    `${name('carriers').slice(10)}: app.palette.failed ${name('carriers')} (away)`,
    calls('xyz'),
  ]);
  const [item] = offered.items;
  expect(item).toMatchObject({ act: failed.retry, isKept: true });
});
