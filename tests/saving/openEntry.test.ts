// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '../../src/saving/journal';
import type { Done, SaveLog } from '../../src/saving/plan';
import { closeTabs, loadTab } from '../support/tabs';

const user = 'u-1';

/** A page: its own copy of the code, with what it holds; a page that is killed writes nothing any more. */
async function openPage() {
  const page = await loadTab(async () => ({
    ...(await import('../../src/saving/openEntry')),
    ...(await import('../../src/saving/lateSaves')),
    ...(await import('../../src/saving/journal')),
    ...(await import('../../src/saving/journalTabs')),
  }));
  const { OpenEntry, listEntries, listLiveEntries, own } = page;
  return {
    openForm(form = 'carriers/new', goesOn = false) {
      const entry = own(new OpenEntry(user, form, (sid) => `/internal/carriers/${sid}/edit`));
      let typed = '';
      entry.connected = {
        draftNow: () => ({
          ...{
            resource: 'carriers',
            name: '',
            path: '/internal/carriers/add',
            savedAt: Date.now(),
          },
          ...{ sid: form.endsWith('/new') ? null : 's-1', missing: [] },
          changes: [{ path: ['name'], from: null, to: typed }],
        }),
        withoutSecrets: (stored) =>
          Object.fromEntries(Object.entries(stored).filter(([key]) => key !== 'password')),
      };
      const close = entry.open(goesOn);
      const type = (text: string) => {
        typed = text;
        entry.keep();
      };
      return { entry, log: own(entry.log), type, close };
    },
    list: () => listEntries(user),
    /** Until what was begun is written: a reading waits for it, and what is written may lead to more. */
    settled: async () => {
      for (let turn = 0; turn < 3; turn += 1) await listEntries(user);
    },
    offered: async () => (await listLiveEntries(user)).filter(({ isLive }) => !isLive),
    subscribeToLate: page.subscribeToLate,
    subscribeToJournal: (told: () => void) => page.act(() => page.subscribeToJournal(told)),
    listenToSettled: (told: (resource: string) => void) =>
      page.act(() => page.listenToSettled(told)),
    die: page.die,
  };
}

const textOf = ({ changes }: Entry) => changes[0]?.to;
const step = { id: 'record', name: 'carrier' };
const sent: Done = { state: 'sent', stored: { name: 'A', password: 'canary' }, before: ['c-0'] };
const done: Done = { ...sent, state: 'done', sid: 'c-1' };
const run = (log: SaveLog, over: () => void) => ({
  call: async () => {
    await log.begin([step]);
    log.note('record', sent);
    over();
  },
  sidOf: () => 'c-1',
  endingOf: () => 'unknown' as const,
});

beforeEach(() => clear());
afterEach(closeTabs);

describe('an open form', () => {
  it('has an entry of its own, which alone goes with its save', async () => {
    const page = await openPage();
    const [one, other] = [page.openForm(), page.openForm()];
    one.type('one');
    other.type('other');
    await page.settled();
    expect((await page.list()).map(textOf).sort()).toEqual(['one', 'other']);
    expect(await page.offered()).toEqual([]);
    await one.log.begin([step]);
    one.log.settle('stored', 'c-1');
    await page.settled();
    expect((await page.list()).map(textOf)).toEqual(['other']);
  });

  it('goes on with what another one left, and nothing is left of its own', async () => {
    const page = await openPage();
    const left = page.openForm();
    left.type('left');
    left.close();
    await page.settled();
    const [found] = await page.offered();
    const next = page.openForm();
    next.type('typed before');
    if (found) next.entry.adopt(found);
    next.type('both');
    await page.settled();
    expect((await page.list()).map(({ id }) => id)).toEqual([found?.id]);
    expect((await page.list()).map(textOf)).toEqual(['both']);
    next.entry.forget();
    await page.settled();
    expect(await page.list()).toEqual([]);
  });

  it('goes on with a save that was on its way when its page was killed as with one that nobody knows of', async () => {
    const killed = await openPage();
    const left = killed.openForm();
    left.type('A');
    await left.log.begin([step]);
    left.log.note('record', sent);
    await killed.settled();
    killed.die();
    const page = await openPage();
    const [found] = await page.offered();
    expect(found?.save?.progress.record).toMatchObject({ state: 'sent' });
    const next = page.openForm();
    if (found) next.entry.adopt(found);
    await page.settled();
    const [kept] = await page.list();
    expect(kept?.save).toMatchObject({
      ending: 'unknown',
      progress: { record: { state: 'unknown', before: ['c-0'] } },
    });
  });

  it.each([
    ['unknown', 'the first of its tries'],
    ['refused', 'the last one'],
  ] as const)('whose save ended %s began with %s', async (ending, which) => {
    const clock = vi.spyOn(Date, 'now');
    const page = await openPage();
    const { log, type } = page.openForm();
    const startedAt = async () => {
      await page.settled();
      return (await page.list())[0]?.save?.startedAt;
    };
    const now = Date.now();
    type('A');
    await log.begin([step]);
    const first = await startedAt();
    log.note('record', { ...sent, state: ending });
    log.settle(ending);
    clock.mockReturnValue(now + 60_000);
    await log.begin([step]);
    const second = await startedAt();
    clock.mockRestore();
    if (which === 'the last one') expect(second).toBe(now + 60_000);
    else expect(second).toBe(first);
  });

  it('is forgotten once it is clean again, but not while its save is on its way', async () => {
    const page = await openPage();
    const form = page.openForm();
    form.type('A');
    await form.log.begin([step]);
    form.entry.forget();
    form.log.note('record', sent);
    await page.settled();
    expect((await page.list()).map(({ save }) => save?.progress.record?.state)).toEqual(['sent']);
    form.log.settle('refused');
    form.entry.forget();
    await page.settled();
    expect(await page.list()).toEqual([]);
  });

  it.each(['leave', 'close'] as const)(
    'keeps nothing of what is stored on the way out: %s',
    async (way) => {
      const page = await openPage();
      const form = page.openForm();
      form.type('A');
      await form.log.begin([step]);
      form.log.note('record', done);
      form.log.settle('stored', 'c-1');
      if (way === 'leave') form.entry.leave();
      else form.close();
      form.entry.keep();
      await page.settled();
      expect(await page.list()).toEqual([]);
    },
  );

  it('keeps what is typed after it was stored', async () => {
    const page = await openPage();
    const form = page.openForm();
    form.type('A');
    await form.log.begin([step]);
    form.log.settle('stored', 'c-1');
    form.type('B');
    form.close();
    form.entry.keep();
    await page.settled();
    expect((await page.list()).map(textOf)).toEqual(['B']);
  });

  it('that is left while it saves is told of, and its entry is settled', async () => {
    const page = await openPage();
    const told = vi.fn();
    page.subscribeToLate(told);
    const form = page.openForm();
    form.type('A');
    const saving = form.entry.run(run(form.log, form.close));
    await page.settled();
    expect(await page.offered()).toEqual([]);
    await saving;
    await page.settled();
    expect(await page.list()).toEqual([]);
    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ ending: 'stored', path: '/internal/carriers/c-1/edit' }),
    );
  });

  it('that is left while its save fails is offered again', async () => {
    const page = await openPage();
    const told = vi.fn();
    page.subscribeToLate(told);
    const form = page.openForm();
    form.type('A');
    const refused = new Error('Not like this');
    const saving = form.entry.run({
      ...run(form.log, () => {
        form.close();
        form.log.note('record', { ...sent, state: 'refused' });
        form.log.settle('refused');
        throw refused;
      }),
    });
    await expect(saving).rejects.toBe(refused);
    await page.settled();
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ ending: 'refused', error: refused }),
    );
    const offered = await page.offered();
    expect(offered.map(textOf)).toEqual(['A']);
    expect(offered[0]?.save).toBeUndefined();
  });

  it('leaves what is left of a new record to the form of that record', async () => {
    const page = await openPage();
    const form = page.openForm();
    form.type('A');
    await form.log.begin([step]);
    form.log.note('record', done);
    form.log.settle('part', 's-1');
    form.close();
    const edit = page.openForm('carriers/s-1', true);
    await page.settled();
    expect((await page.list()).map(({ form: name }) => name)).toEqual(['carriers/s-1']);
    expect(await page.offered()).toEqual([]);
    expect(edit.log.progress().record?.state).toBe('done');
    edit.type('the rest');
    await page.settled();
    expect((await page.list()).map(textOf)).toEqual(['the rest']);
    edit.log.settle('stored', 's-1');
    await page.settled();
    expect(await page.list()).toEqual([]);
  });

  it('of a new record whose rest is stored before anything more is kept leaves nothing', async () => {
    const page = await openPage();
    const form = page.openForm();
    form.type('A');
    await form.log.begin([step]);
    form.log.note('record', done);
    form.log.settle('part', 's-1');
    form.close();
    page.openForm('carriers/s-1', true).log.settle('stored', 's-1');
    await page.settled();
    expect(await page.list()).toEqual([]);
  });

  it('writes no secret of what it sends', async () => {
    const page = await openPage();
    const form = page.openForm();
    form.type('A');
    await form.log.begin([step]);
    form.log.note('record', sent);
    form.log.settle('unknown');
    await page.settled();
    expect(JSON.stringify(await page.list())).not.toContain('canary');
    expect(JSON.stringify(await page.list())).toContain('"name":"A"');
  });

  it('writes its calls down without what its form knows to be secret, and large plans without bodies', async () => {
    const page = await openPage();
    const form = page.openForm();
    form.entry.connected.withoutSecrets = ({ body }) => ({
      body: JSON.parse(JSON.stringify(body).replaceAll('canary', '')),
    });
    form.type('A');
    const call = { method: 'POST' as const, path: 'Things', body: { name: 'A', note: 'canary' } };
    const callsOf = async () => (await page.list())[0]?.save?.steps.map((one) => one.call);
    await form.log.begin([{ ...step, call }, step]);
    expect(await callsOf()).toEqual([{ ...call, body: { name: 'A', note: '' } }, undefined]);
    await form.log.begin(Array.from({ length: 101 }, () => ({ ...step, call })));
    expect((await callsOf())?.[100]).toEqual({ method: 'POST', path: 'Things' });
  });

  it('knows the secrets that it stored for as long as its page lives', async () => {
    const page = await openPage();
    const form = page.openForm();
    form.type('A');
    await form.log.begin([step]);
    const progress = { ...done, stored: { name: 'A', key: 'canary' } };
    form.log.note('record', progress, [['key']]);
    form.log.settle('part');
    expect(form.log.progress().record?.stored).toEqual({ name: 'A', key: 'canary' });
    await page.settled();
    expect(JSON.stringify(await page.list())).not.toContain('canary');
    const [left] = await page.list();
    expect(left?.save?.progress.record?.stored).toEqual({ name: 'A' });
  });

  it('of a deletion that was refused is gone; one that took something away keeps it', async () => {
    const page = await openPage();
    const form = page.openForm('carriers/s-1');
    const { draftNow } = form.entry.connected;
    form.entry.connected.draftNow = () => ({ ...draftNow(), changes: [], isDeletion: true });
    const takes = [{ path: ['rows'], from: [], to: [{ a: 1 }] }];
    const remove = { id: 'record:remove', name: 'carrier' };
    await form.log.begin([remove], takes);
    form.log.note(remove.id, { state: 'sent', sid: 's-1' });
    await page.settled();
    expect(await page.list()).toMatchObject([{ changes: takes, isDeletion: true }]);
    form.log.settle('part', 's-1');
    await page.settled();
    expect(await page.list()).toMatchObject([{ changes: takes, save: { ending: 'part' } }]);
    await form.log.begin([remove], takes);
    form.log.note(remove.id, { state: 'refused', sid: 's-1' });
    form.log.settle('refused', 's-1');
    await page.settled();
    expect(await page.list()).toEqual([]);
  });

  it('of a record that was made leaves what is left where it was, where there is no room for it', async () => {
    const page = await openPage();
    const form = page.openForm();
    form.type('A');
    await form.log.begin([step]);
    form.log.note('record', done);
    await page.settled();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    form.log.settle('part', 'c-1');
    await page.settled();
    full.mockRestore();
    expect(await page.list()).toMatchObject([
      { changes: [{ to: 'A' }], save: { progress: { record: { state: 'done', sid: 'c-1' } } } },
    ]);
  });

  it('saves where the storage hangs', async () => {
    const page = await openPage();
    const form = page.openForm();
    const open = vi
      .spyOn(IDBDatabase.prototype, 'transaction')
      .mockReturnValue({ objectStore: () => ({ put: () => undefined, transaction: {} }) } as never);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const begun = form.log.begin([step]);
    await vi.advanceTimersByTimeAsync(1000);
    await begun;
    vi.useRealTimers();
    open.mockRestore();
  });
});

describe('two tabs on one new form', () => {
  const openTabs = async () => {
    const pages = [await openPage(), await openPage()] as const;
    return { pages, forms: [pages[0].openForm(), pages[1].openForm()] as const };
  };
  const kept = async ({ list }: { list: () => Promise<Entry[]> }) =>
    (await list()).map(textOf).sort();

  it('keep what is typed in each, and offer neither the other one’s', async () => {
    const { pages, forms } = await openTabs();
    forms[0].type('one');
    forms[1].type('other');
    for (const page of pages) {
      await page.settled();
      expect(await kept(page)).toEqual(['one', 'other']);
      expect(await page.offered()).toEqual([]);
    }
  });

  it.each(['stored', 'discarded'] as const)('where one is %s, keep the other', async (how) => {
    const { pages, forms } = await openTabs();
    const settled = vi.fn();
    pages[0].listenToSettled(() => undefined);
    pages[1].listenToSettled(settled);
    forms[0].type('one');
    forms[1].type('other');
    if (how === 'stored') {
      await forms[0].log.begin([step]);
      forms[0].log.settle('stored', 'c-1');
    } else forms[0].entry.forget();
    await pages[0].settled();
    forms[1].type('other, and more');
    await pages[1].settled();
    expect(await kept(pages[1])).toEqual(['other, and more']);
    expect(settled.mock.calls).toEqual(how === 'stored' ? [['carriers']] : []);
  });

  it('hear of each other, whoever else of theirs stops listening', async () => {
    const { pages, forms } = await openTabs();
    const told = vi.fn();
    pages[0].subscribeToJournal(() => undefined);
    const stops = [told, () => undefined].map((listener) => pages[1].subscribeToJournal(listener));
    stops[1]?.();
    forms[0].type('one');
    await pages[0].settled();
    expect(told).toHaveBeenCalled();
    stops[0]?.();
    told.mockClear();
    forms[0].type('more');
    await pages[0].settled();
    expect(told).not.toHaveBeenCalled();
  });

  it('offer what one that crashed has left, once', async () => {
    const { pages, forms } = await openTabs();
    forms[0].type('one');
    forms[1].type('other');
    await pages[0].settled();
    pages[0].die();
    const third = await openPage();
    expect((await third.offered()).map(textOf)).toEqual(['one']);
    const [left] = await pages[1].offered();
    expect(textOf(left as Entry)).toBe('one');
    forms[1].entry.adopt(left as Entry);
    await pages[1].settled();
    expect(await third.offered()).toEqual([]);
    expect((await kept(third)).length).toBe(1);
  });

  it('offer nothing of a save that is on its way, and all of one whose tab crashed', async () => {
    const { pages, forms } = await openTabs();
    forms[0].type('one');
    await forms[0].log.begin([step]);
    forms[0].log.note('record', sent);
    forms[0].close();
    await pages[0].settled();
    expect(await pages[1].offered()).toEqual([]);
    pages[0].die();
    const [left] = await pages[1].offered();
    forms[1].entry.adopt(left as Entry);
    expect(forms[1].log.progress().record?.state).toBe('unknown');
  });
});

type Act = 'type' | 'begin' | 'sent' | 'done' | 'unknown' | 'refused' | 'stored' | 'wait' | 'kill';
const acts: Act[] = [
  'type',
  'begin',
  'sent',
  'done',
  'unknown',
  'refused',
  'stored',
  'wait',
  'kill',
];

/** Runs what one operator does with forms like one another; killed pages are followed by new ones. */
async function tell(story: Act[]) {
  await clear();
  let page = await openPage();
  let form = page.openForm();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const remove = vi.spyOn(IDBObjectStore.prototype, 'delete');
  let [typed, keptText, count] = ['', '', 0];
  /** What the platform has, and what got through of what the journal was told of it. */
  let [state, known]: (Done['state'] | null)[] = [null, null];
  let isSending = false;
  const flush = async () => {
    await page.settled();
    keptText = typed;
    known = state;
  };
  const check = async () => {
    const found = await page.list();
    if (keptText || known) expect(found.length).toBeGreaterThan(0);
    const [entry] = found;
    // What was typed in the moment in which the page was killed may have got through.
    const numbers = found.map((one) => Number(String(textOf(one)).split(' ')[1]));
    if (keptText) expect(Math.max(...numbers)).toBeGreaterThanOrEqual(Number(keptText.slice(5)));
    // So may a refusal, after which nothing may be stored any more.
    if (known && known !== 'refused' && state !== 'refused') {
      expect(entry?.save).toBeDefined();
      if (known === 'done') expect(entry?.save?.progress.record?.state).toBe('done');
    }
  };
  const note = (next: Done['state'], of: Done) => {
    state = next;
    form.log.note('record', { ...of, state: next });
  };
  for (const act of story) {
    if (act === 'type') {
      count += 1;
      typed = `text ${count}`;
      form.type(typed);
    }
    if (act === 'begin' && !isSending) {
      await form.log.begin([step]);
      isSending = true;
      await flush();
      // Whatever is sent from here on, the journal knows that something was.
      expect((await page.list())[0]?.save).toBeDefined();
    }
    if (act === 'sent' && isSending && state !== 'done') note('sent', sent);
    if (act === 'done' && state === 'sent') note('done', done);
    if ((act === 'unknown' || act === 'refused') && isSending && state !== 'done') {
      note(act, sent);
      form.log.settle(act);
      isSending = false;
    }
    if (act === 'stored' && state === 'done') {
      form.log.settle('stored', 'c-1');
      [typed, state, isSending] = ['', null, false];
      await flush();
      expect(await page.list()).toEqual([]);
    }
    if (act === 'wait') await flush();
    if (act === 'kill') {
      const gone = () => {
        throw new DOMException('The page is gone', 'InvalidStateError');
      };
      put.mockImplementation(gone);
      remove.mockImplementation(gone);
      await page.settled();
      put.mockRestore();
      remove.mockRestore();
      page.die();
      page = await openPage();
      await check();
      const [left] = await page.offered();
      form = page.openForm();
      if (left) {
        form.entry.adopt(left);
        typed = String(textOf(left));
        form.type(typed);
        state = left.save?.progress.record?.state ?? null;
        const progress = form.log.progress().record?.state;
        expect(progress).toBe(state === 'sent' ? 'unknown' : (state ?? undefined));
      } else [typed, state] = ['', null];
      isSending = false;
      await flush();
    }
  }
  await flush();
  await check();
}

it('whenever a page is killed, the journal tells the truth and loses nothing that was kept', async () => {
  const story = fc.asyncProperty(
    fc.array(fc.constantFrom(...acts, 'wait' as const), { maxLength: 16 }),
    tell,
  );
  const refusedLate: Act[] = ['kill', 'begin', 'sent', 'wait', 'refused', 'kill'];
  await fc.assert(story, { numRuns: 60, examples: [[refusedLate]] });
}, 60_000);
