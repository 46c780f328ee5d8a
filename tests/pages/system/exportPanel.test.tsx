// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from '../../../src/components/copyText';
import { saveFile } from '../../../src/components/saveFile';
import { ExportPanel } from '../../../src/pages/system/configuration/ExportPanel';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

vi.mock('../../../src/components/saveFile', () => ({ saveFile: vi.fn() }));
vi.mock('../../../src/components/copyText', () => ({ copyText: vi.fn(async () => true) }));
const saved = vi.mocked(saveFile);
const text = (key: string) => `app.configFile.${key}`;
const readConfiguration = vi.fn();

/** What is read of an account that is called so. */
const found = (name: string) => ({
  of: 'account',
  root: {
    ...{ kind: 'root', label: name, name, account: null, sid: 'a-1', record: {} },
    fields: { name },
    rows: {},
  },
  named: [],
  entries: [],
});
beforeEach(() => {
  vi.clearAllMocks();
  readConfiguration.mockReset().mockImplementation(async (_account, { onProgress }) => {
    onProgress(3, 7);
    return found('Acme & Co.');
  });
});
afterEach(clearDrawn);

async function open(account: string | null = 'a-1') {
  draw(<ExportPanel account={account} />, {
    provider: { configuration: async () => ({ readConfiguration }) } as object,
  });
  await ready(screen.findByText(text('export')));
}
const preview = () => screen.queryByRole('region', { name: text('preview') });
const read = () => press(text('read'));

it.each(['a-1', null])(
  'of %s nothing is read until that is wished, and then offered',
  async (of) => {
    await open(of);
    expect(readConfiguration).not.toHaveBeenCalled();
    expect(preview()).toBeNull();
    await read();
    await waitFor(() => expect(preview()).not.toBeNull());
    expect(readConfiguration.mock.calls[0]?.[0]).toBe(of);
    expect(preview()?.tabIndex).toBe(0);
    expect(preview()?.textContent).toContain('Acme & Co.');
    expect(preview()?.textContent).not.toContain('…');
    expect(screen.getByRole('status').textContent).toBe(`${text('requests')} 3`);
  },
);

it.each([
  ['Acme & Co.', 'Acme-Co.yaml'],
  ['Ärzte 24', 'Ärzte-24.yaml'],
  ['& *', 'configuration.yaml'],
])('of %s the file is called %s', async (name, file) => {
  readConfiguration.mockResolvedValue(found(name));
  await open();
  await read();
  await press(text('download'));
  const [content, called] = saved.mock.calls[0] ?? [];
  expect([called, content?.type]).toEqual([file, 'application/yaml']);
  await press(text('schema'));
  expect(saved.mock.calls[1]?.[1]).toBe('configuration.schema.json');
  expect(saved.mock.calls[1]?.[0].type).toBe('application/json');
});

it('a long document is shown in part, and copied as a whole', async () => {
  readConfiguration.mockResolvedValue(found(`Acme ${'x'.repeat(30_000)}`));
  await open();
  await read();
  await waitFor(() => expect(preview()).not.toBeNull());
  expect(preview()?.textContent).toHaveLength(20_002);
  expect(preview()?.textContent?.endsWith('\n…')).toBe(true);
  await press(`app.clipboard.copyNamed ${text('preview')}`);
  await waitFor(() => expect(copyText).toHaveBeenCalled());
  expect(vi.mocked(copyText).mock.lastCall?.[0].length).toBeGreaterThan(30_000);
});

it('what cannot be read says why, and is read again', async () => {
  readConfiguration.mockRejectedValueOnce(new Error('away'));
  await open();
  await read();
  await screen.findByText('away');
  expect(preview()).toBeNull();
  await press('app.errors.retry');
  await waitFor(() => expect(preview()).not.toBeNull());
  expect(screen.queryByText('away')).toBeNull();
});

it('what is read anew takes the place of what was read before', async () => {
  await open();
  await read();
  await waitFor(() => expect(preview()).not.toBeNull());
  readConfiguration.mockReturnValue(new Promise(() => {}));
  await read();
  await waitFor(() => expect(preview()).toBeNull());
  expect(screen.queryByRole('button', { name: text('read') })).toBeNull();
});
