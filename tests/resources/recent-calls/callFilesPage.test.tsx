// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFilesPage } from '../../../src/resources/recent-calls/files/CallFilesPage';
import { clearDrawn, draw, ready } from '../../support/drawn';

const given = vi.hoisted(() => ({ openFile: vi.fn() }));
vi.mock('../../../src/resources/recent-calls/files/openFile', () => given);
vi.mock('../../../src/resources/recent-calls/files/OpenedCapture', () => ({
  OpenedCapture: ({ file }: { file: File }) => `capture ${file.size}`,
}));
vi.mock('../../../src/resources/recent-calls/player/FilePlayer', () => ({
  FilePlayer: ({ file }: { file: File }) => `player ${file.size}`,
}));
const text = (key: string) => `resources.recent-calls.files.${key}`;

beforeEach(() => {
  given.openFile.mockReset();
  draw(<CallFilesPage />);
});
afterEach(clearDrawn);

async function choose(file: File) {
  await ready(screen.findByText(text('drop')));
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [file] } });
  return ready(screen.findByRole('heading', { name: file.name }));
}
const packed = new File(['12345'], 'a.pcap.gz');

it.each<[kind: string | Error, shown: string]>([
  ['capture', 'capture 3'],
  ['sound', 'player 3'],
  ['empty', text('problems.empty')],
  ['other', text('problems.other')],
  ['largePacked', text('problems.largePacked')],
  [new Error('no'), text('problems.unreadable')],
])('a file that is %s is shown, or why it is not', async (kind, shown) => {
  if (kind instanceof Error) given.openFile.mockRejectedValue(kind);
  else given.openFile.mockResolvedValue({ kind, file: new Blob(['123']) });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await choose(packed)).toHaveFocus();
  await ready(screen.findByText(shown));
  const problem = shown.startsWith(text('problems')) ? 1 : 0;
  expect(screen.queryAllByRole('alert')).toHaveLength(problem);
  expect(screen.queryAllByText(/^(capture|player) /)).toHaveLength(1 - problem);
  expect(screen.getByText(text('chooseOther'))).toBeVisible();
});

it('another file takes the place of the first, also the same again', async () => {
  given.openFile.mockResolvedValueOnce({ kind: 'other', file: packed });
  await choose(packed);
  await ready(screen.findByText(text('problems.other')));
  given.openFile.mockResolvedValueOnce({ kind: 'capture', file: new Blob(['12']) });
  await choose(new File(['1'], 'b.pcap'));
  await ready(screen.findByText('capture 2'));
  expect(screen.queryByRole('heading', { name: packed.name })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
