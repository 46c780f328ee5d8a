// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpError } from '../../../src/http/HttpError';
import { DraftsButton } from '../../../src/layout/session/DraftsButton';
import { type Entry, listLiveEntries, removeEntry, writeEntry } from '../../../src/saving/journal';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const draft: Entry = {
  ...{ id: 'd-1', form: 'carriers/c-1', resource: 'carriers', sid: 'c-1', name: 'Acme' },
  ...{ providerSid: 'sp-1', path: '/internal/carriers/c-1/edit', savedAt: Date.now() },
  ...{ changes: [], missing: [], version: 1 },
};
const save = { startedAt: 1, steps: [], progress: {} };
/** What the platform says where a record is asked for. */
let answers: () => Promise<object> = async () => ({ data: { id: 'c-1' } });
const writeText = vi.fn(async (_text: string) => undefined);

const clear = async () => {
  for (const entry of await listLiveEntries('u-1')) await removeEntry('u-1', entry);
};
beforeEach(async () => {
  await clear();
  answers = async () => ({ data: { id: 'c-1' } });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(async () => {
  clearDrawn();
  await clear();
  Reflect.deleteProperty(navigator, 'clipboard');
  writeText.mockClear();
});

async function open(...entries: Partial<Entry>[]) {
  for (const entry of entries) await writeEntry('u-1', { ...draft, ...entry });
  draw(<DraftsButton isCollapsed={false} />, {
    provider: {
      getOne: () => answers(),
      getList: async () => ({
        data: [
          { id: 'sp-1', name: 'Ours' },
          { id: 'sp-2', name: 'Theirs' },
        ],
        total: 2,
      }),
    } as object,
  });
  await press(`app.drafts.menu (${entries.length})`);
}
const kind = 'resources.carriers.name 1';
const row = async () => (await ready(screen.findByRole('listitem'))).textContent ?? '';
const gone = async () => {
  throw new HttpError(404, { message: 'gone' });
};

it('there is no way to drafts while there are none', async () => {
  draw(<DraftsButton isCollapsed={false} />);
  await writeEntry('u-1', draft);
  expect(await ready(screen.findByRole('button'))).toHaveAccessibleName('app.drafts.menu (1)');
  await removeEntry('u-1', draft);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it.each<[string, Partial<Entry>, string[], string[]]>([
  ['was typed only', {}, [], ['maybe', 'part', 'onItsWay', 'eleti', 'Theirs']],
  ['was sent by a page that is gone', { save }, ['app.drafts.maybe'], ['aybeDeleted']],
  ['is stored in part', { save: { ...save, ending: 'part' } }, ['app.drafts.part'], []],
  ['may be deleted', { save, isDeletion: true }, ['app.drafts.maybeDeleted'], []],
  ['is of another provider', { providerSid: 'sp-2' }, ['Theirs'], ['app.drafts.deleted']],
])('what %s is said to be so', async (_what, entry, says, saysNot) => {
  await open(entry);
  await screen.findByRole('link', { name: `app.labelled ${kind} Acme` });
  for (const text of says) await waitFor(async () => expect(await row()).toContain(text));
  const told = await row();
  for (const text of saysNot) expect(told).not.toContain(text);
});

it.each([
  { providerSid: 'sp-1', href: '#/internal/carriers/c-1/edit' },
  { providerSid: 'sp-0', href: '#/internal/carriers/c-1/edit' },
  {
    providerSid: 'sp-2',
    href: expect.stringMatching(/serviceProvider=sp-2&leadsTo=.*carriers.*c-1/),
  },
])(
  'a draft is opened under its own service provider: $providerSid',
  async ({ providerSid, href }) => {
    await open(
      { providerSid },
      { id: 'd-2', form: 'carriers/c-2', sid: 'c-2', name: 'Bolt', providerSid: 'sp-2' },
    );
    // By then the service providers are known.
    await screen.findAllByText(/Theirs/);
    const link = screen.getByRole('link', { name: /Acme$/ });
    expect(link.getAttribute('href')).toEqual(href);
    link.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

it.each<[string, Partial<Entry>]>([
  ['whose record is gone', {}],
  ['of a provider that is gone', { sid: null, providerSid: 'sp-0' }],
])('a draft %s leads nowhere, and can be read and copied', async (_which, entry) => {
  answers = gone;
  const changes = [
    { path: ['name'], from: null, to: 'New' },
    { path: ['is_active'], from: null, to: true },
    { path: ['trunk'], from: null, to: { host: 'a' } },
    { path: ['port'], from: 1, to: null },
  ];
  await open({ ...entry, changes });
  await waitFor(async () => expect(await row()).toContain('app.drafts.deleted'));
  expect(screen.queryByRole('link')).toBeNull();
  const texts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['New', 'app.conflict.yes', '{\n  "host": "a"\n}', 'app.conflict.empty']);
  await press('app.drafts.copy');
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
  expect(writeText.mock.calls[0]?.[0].split('\n')[0]).toMatch(/^app.labelled .*name New$/);
});

it('an answer that is no answer leaves a draft its form', async () => {
  answers = async () => {
    throw new HttpError(500, { message: 'down' });
  };
  await open({});
  await screen.findByRole('link');
  expect(await row()).not.toContain('app.drafts.deleted');
});

it('a deletion whose record is gone is forgotten by itself', async () => {
  answers = gone;
  await open({ save, isDeletion: true });
  await screen.findByText('app.drafts.empty');
  expect(await listLiveEntries('u-1')).toEqual([]);
});

it('a draft that is given up is gone, and the others stay', async () => {
  await open({}, { id: 'd-2', form: 'carriers/new', sid: null, name: '' });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const added = screen
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes('app.drafts.new'));
  added?.querySelector('button')?.click();
  await waitFor(async () =>
    expect((await listLiveEntries('u-1')).map(({ id }) => id)).toEqual(['d-1']),
  );
});
