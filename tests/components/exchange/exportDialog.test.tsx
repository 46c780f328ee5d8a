// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExportDialog } from '../../../src/components/exchange/ExportDialog';
import { saveFile } from '../../../src/components/saveFile';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

vi.mock('../../../src/components/saveFile', () => ({ saveFile: vi.fn() }));
const saved = vi.mocked(saveFile);

const text = (name: string) => `app.exporting.${name}`;
const sheet = { columns: [{ key: 'name', head: 'Name' }], records: [{ name: 'Acme' }] };
type Options = { signal: AbortSignal; onProgress: (at: object) => void };
const exportSheet = vi.fn<(resource: string, shown: object, options: Options) => Promise<object>>();
type Requests = number | Error | Promise<number>;
const onClose = vi.fn();

afterEach(() => {
  clearDrawn();
  vi.clearAllMocks();
});

/** Nobody knows yet how many requests it takes. */
const notYet = new Promise<number>(() => {});

/** Whose data it may be. */
const owners: Record<string, object[]> = {
  accounts: [{ id: 'a-1', name: 'Acme & Co.' }],
  'service-providers': [{ id: 'sp-1', name: 'Provider One' }],
};

interface Whose {
  accountSid?: string | null;
  lists?: typeof owners;
}

async function open(
  requests: Requests = 3,
  records?: { id: string }[],
  { accountSid = null, lists = owners }: Whose = {},
) {
  const exportCost = async () => {
    if (requests instanceof Error) throw requests;
    return requests;
  };
  draw(
    <ExportDialog
      resource="carriers"
      shown={{ filter: { q: 'a' } }}
      records={records}
      total={1200}
      onClose={onClose}
    />,
    {
      provider: {
        exchange: async () => ({ exportSheet, exportCost }),
        getList: async (of: string) => ({ data: lists[of] ?? [], total: 1 }),
      } as object,
      identity: { accountSid },
    },
  );
  await ready(screen.findByRole('dialog'));
}
const button = (name: string) =>
  screen.queryByRole<HTMLButtonElement>('button', { name: text(name) });
const start = async () => {
  await waitFor(() => expect(button('start')?.disabled).toBe(false));
  await press(text('start'));
};
/** A sheet that comes once `answer` is called, and never where it is stopped before. */
function later() {
  let answer = () => {};
  exportSheet.mockImplementation(
    (_resource, _shown, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        onProgress({ done: 400, total: 1200, remaining: 2 });
        answer = () => resolve(sheet);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  return { answer: () => answer() };
}

describe('before it begins', () => {
  it.each<[what: string, requests: Requests, rows: object[] | undefined, RegExp, boolean]>([
    ['many requests are said', 21, undefined, /cost 21 1/, true],
    ['few are not', 20, undefined, /^((?!cost).)*$/s, true],
    ['chosen rows are counted, and cost none', 90, [{ id: 'a' }], /rows 1 1 · .*selected/, true],
    ['of a list all are', 3, undefined, /rows 1,200 1200 · .*filtered/, true],
    ['it waits until the cost is known', notYet, undefined, /secrets/, false],
    ['it can begin where nobody can say the cost', new Error('away'), undefined, /secrets/, true],
  ])('%s', async (_what, requests, rows, said, isReady) => {
    await open(requests, rows as { id: string }[] | undefined);
    if (isReady) await waitFor(() => expect(button('start')?.disabled).toBe(false));
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toMatch(said));
    expect(button('start')?.disabled).toBe(!isReady);
    await press(text('cancel'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('an export', () => {
  it('says how far it is, then what it wrote, and closes', async () => {
    const { answer } = later();
    await open();
    await start();
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow')).toBe('33');
    expect(screen.getByRole('status').textContent).toBe(`${text('reading')} 400 1,200`);
    expect(screen.getByText(`${text('remaining')} 2`)).toBeDefined();
    expect([button('retry'), button('close')]).toEqual([null, null]);
    answer();
    await screen.findByText(new RegExp(`^${text('done')} 1 1`));
    expect(saved).toHaveBeenCalledTimes(1);
    expect([screen.queryByRole('progressbar'), button('retry')]).toEqual([null, null]);
    await press(text('close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  it('that fails says why, and can be tried again as what it was', async () => {
    exportSheet.mockRejectedValueOnce(new Error('The platform is away')).mockResolvedValue(sheet);
    await open();
    await ready(screen.findByRole('radio', { name: text('json') })).then((one) => one.click());
    await start();
    expect((await screen.findByRole('alert')).textContent).toBe('The platform is away');
    expect(saved).not.toHaveBeenCalled();
    await press(text('retry'));
    await screen.findByText(new RegExp(`^${text('done')}`));
    expect(exportSheet.mock.calls.map(([, , options]) => options)).toMatchObject([
      { format: 'json' },
      { format: 'json' },
    ]);
    expect(saved.mock.calls[0]?.[1]).toMatch(/\.json$/);
  });
  it.each<[what: string, Whose, whose: string]>([
    ['the provider', {}, '_provider-one'],
    ['the own account', { accountSid: 'a-1' }, '_acme-co'],
    ['nobody who is not known', { lists: {} }, ''],
  ])('is a file called after %s, of what is shown', async (_what, of, whose) => {
    exportSheet.mockResolvedValue(sheet);
    const records = of.accountSid ? [{ id: 'c-1' }] : undefined;
    await open(3, records, of);
    await start();
    await screen.findByText(new RegExp(`^${text('done')}`));
    expect(saved.mock.calls[0]?.[1]).toMatch(
      new RegExp(`^carriers${whose}_\\d{4}-\\d\\d-\\d\\d\\.csv$`),
    );
    expect(exportSheet.mock.calls[0]).toMatchObject([
      ...['carriers', { filter: { q: 'a' } }],
      { format: 'csv', records },
    ]);
  });
  it('that its page leaves is stopped', async () => {
    later();
    await open();
    await start();
    await screen.findByRole('progressbar');
    const signal = exportSheet.mock.calls[0]?.[2].signal;
    expect(signal?.aborted).toBe(false);
    clearDrawn();
    expect(signal?.aborted).toBe(true);
  });
  it('that is stopped says so, writes nothing, and can be begun again', async () => {
    later();
    await open();
    await start();
    await screen.findByRole('progressbar');
    await press(text('stop'));
    await screen.findByText(text('stopped'));
    expect(onClose).not.toHaveBeenCalled();
    expect(saved).not.toHaveBeenCalled();
    expect(button('retry')).not.toBeNull();
  });
});
