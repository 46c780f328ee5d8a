// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RecordChange } from '../../../src/engines/configuration';
import type { ApplyStage } from '../../../src/pages/system/configuration/ApplyPanel';
import { ComparePanel } from '../../../src/pages/system/configuration/ComparePanel';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const text = (key: string) => `app.configFile.${key}`;
const ownFile = 'format: 1\naccount:\n  name: Acme\n';
const otherFile = 'format: 1\nprovider:\n  name: Acme\n';
const changeOf = (label: string) =>
  ({
    ...{ what: 'make', fields: [] },
    entry: { kind: 'carriers', label, account: null, sid: null },
  }) as object as RecordChange;
let changes: RecordChange[] = [];
let unseen: string[] = [];
let needed: string[] = [];
const holdUnsavedWork = vi.fn(() => () => undefined);
const readConfiguration = vi.fn();
const configurationWork = vi.fn();

beforeEach(() => {
  changes = [changeOf('a'), changeOf('b')];
  [unseen, needed] = [[], []];
  holdUnsavedWork.mockClear();
  readConfiguration.mockReset().mockResolvedValue({ of: 'account', root: {}, entries: [] });
  configurationWork.mockReset().mockImplementation(async () => ({
    work: {
      comparison: { changes, same: 3, unseen },
      stages: [
        changes.map((change) => ({ id: change.entry.label, change, deed: 'make', fields: [] })),
      ],
    },
    ...{ permission: { removes: false, replacesSecrets: false } },
    ...{ needed: () => needed, possible: () => needed },
  }));
});
afterEach(clearDrawn);

async function open({ stage = 'open' as ApplyStage, isViewOnly = false } = {}) {
  draw(<ComparePanel account="a-1" stage={stage} onStage={() => undefined} />, {
    provider: { configuration: async () => ({ readConfiguration, configurationWork }) } as object,
    identity: { isViewOnly },
    actions: { holdUnsavedWork },
  });
  await ready(screen.findByText(text('drop')));
}
const choose = async (content: string, size = content.length) => {
  const file = new File([content], 'voice.yaml');
  Object.defineProperty(file, 'size', { value: size });
  const input = await ready(screen.findByLabelText(text('choose')));
  fireEvent.change(input, { target: { files: [file] } });
};
const boxes = () =>
  ['a', 'b'].map(
    (label) =>
      screen.getByLabelText<HTMLInputElement>(
        `${text('record')} ${text('records.carriers')} ${label}`,
      ).checked,
  );

it.each<[what: string, content: string, said: RegExp]>([
  ['no file of ours', 'nothing', /^app.configFile.place .*problems\.\w+/],
  ['one of a provider', otherFile, /^app.configFile.place .*problems\.otherRoot/],
  [
    'one with an unknown key',
    `${ownFile}  size: 1\n`,
    /^app.configFile.place .*problems\.unknownKey/,
  ],
])(
  'what is wrong with a file is said at its place, and nothing is read: %s',
  async (_what, content, said) => {
    await open();
    await choose(content);
    await ready(screen.findByText(said));
    expect(readConfiguration).not.toHaveBeenCalled();
  },
);

it.each([
  [50, 50],
  [51, 50],
])('of %i problems %i are listed', async (count, listed) => {
  await open();
  await choose(ownFile + Array.from({ length: count }, (_, index) => `x${index}: 1\n`).join(''));
  await ready(screen.findByText(`${text('problemsTitle')} ${count}`));
  expect(screen.getAllByRole('listitem')).toHaveLength(listed);
});

it.each([
  [20_000_000, false],
  [20_000_001, true],
])('a file of %i bytes is too large: %s', async (size, isTooLarge) => {
  await open();
  await choose(ownFile, size);
  await ready(screen.findByText(isTooLarge ? text('tooLarge') : /differs/));
  expect(readConfiguration).toHaveBeenCalledTimes(isTooLarge ? 0 : 1);
});

it.each<[what: string, differing: string[], kinds: string[], said: string]>([
  ['nothing differs', [], [], `${text('same')} 3`],
  ['something does', ['a'], [], `app.listed ${text('differs')} 1 ${text('sameCount')} 3`],
  ['not all can be seen', [], ['users'], `${text('same')} 3`],
])('a comparison says how much is the same: %s', async (_what, differing, kinds, said) => {
  changes = differing.map(changeOf);
  unseen = kinds;
  await open();
  await choose(ownFile);
  await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(said));
  const names = kinds.map((kind) => text(`records.${kind}`)).join();
  expect(screen.queryByText(/unseen/)?.textContent ?? null).toBe(
    kinds.length > 0 ? `${text('unseen')} ${names}` : null,
  );
});

it('what could not be read is asked again', async () => {
  readConfiguration.mockRejectedValueOnce(new Error('away'));
  await open();
  await choose(ownFile);
  await ready(screen.findByText('away'));
  expect(configurationWork).not.toHaveBeenCalled();
  await press('app.errors.retry');
  await ready(
    screen.findByText(`${text('differs')} 2`, { exact: false, selector: '[role=status]' }),
  );
});

it('what was left out stays out in the next comparison, and not for another file', async () => {
  await open();
  await choose(ownFile);
  await waitFor(() => expect(boxes()).toEqual([true, true]));
  fireEvent.click(screen.getByLabelText(`${text('record')} ${text('records.carriers')} a`));
  await waitFor(() => expect(boxes()).toEqual([false, true]));
  changes = [changeOf('a'), changeOf('b')];
  screen.getAllByRole('button', { name: text('again') })[0]?.click();
  await waitFor(() => expect(configurationWork).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(boxes()).toEqual([false, true]));
  await choose(ownFile);
  await waitFor(() => expect(configurationWork).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(boxes()).toEqual([true, true]));
});

it.each<[stage: ApplyStage, isLocked: boolean, mayCompare: boolean]>([
  ['open', false, true],
  ['running', true, false],
  ['ended', true, true],
])('while it is %s, choices are locked: %s', async (stage, isLocked, mayCompare) => {
  await open();
  await choose(ownFile);
  await waitFor(() => expect(boxes()).toEqual([true, true]));
  clearDrawn();
  await open({ stage });
  const input = await ready(screen.findByLabelText(text('choose')));
  expect(input.matches(':disabled')).toBe(!mayCompare);
  fireEvent.change(input, { target: { files: [new File([ownFile], 'voice.yaml')] } });
  await ready(screen.findByText(/^app.configFile.record .* a$/));
  const box = screen.getByLabelText(`${text('record')} ${text('records.carriers')} a`);
  expect(box.matches(':disabled')).toBe(isLocked);
  const [again] = screen.getAllByRole('button', { name: text('again') });
  expect(again?.matches(':disabled')).toBe(!mayCompare);
});

it('values of secrets that are typed are kept by nothing, which is held', async () => {
  needed = ['TRUNK'];
  await open();
  await choose(ownFile);
  const input = await ready(screen.findByLabelText(/^TRUNK/));
  expect(holdUnsavedWork).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: 'x' } });
  await waitFor(() => expect(holdUnsavedWork).toHaveBeenCalledWith(false));
});

it('who may only look chooses and applies nothing', async () => {
  await open({ isViewOnly: true });
  await choose(ownFile);
  await ready(screen.findByText(/^app.configFile.record .* a$/));
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.queryByRole('button', { name: /apply/ })).toBeNull();
});
