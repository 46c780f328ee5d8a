// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from '../../../src/components/copyText';
import { SentDialog } from '../../../src/components/sent/SentDialog';
import { useShownPlan } from '../../../src/components/sent/useShownPlan';
import type { Step } from '../../../src/saving/plan';
import type { Prepared } from '../../../src/saving/save';
import { clearDrawn, draw, messages, press, ready } from '../../support/drawn';

vi.mock('../../../src/components/copyText', () => ({ copyText: vi.fn(async () => true) }));
const copied = vi.mocked(copyText);
const address = 'https://p.example/v1';
const onClose = vi.fn();
beforeEach(() => {
  copied.mockClear();
  onClose.mockReset();
});
afterEach(clearDrawn);

const step = (id: string, body: object, more: Partial<Step> = {}): Step => ({
  ...{ id, name: { key: `the ${id}`, args: { address: 'a' } }, needs: [] },
  call: { method: 'PUT', path: `Carriers/${id}`, body },
  ...more,
});
const preparedOf = (steps: Step[], stored: object = {}, rows: object[] = []) => {
  const input = { opened: stored, resource: 'carriers' };
  const planned = { id: 'c-1', steps, asks: [], conflicts: [], wanted: {} };
  return { planned, known: { record: stored, rows: [rows] }, input } as unknown as Prepared;
};
async function open(prepared: Prepared) {
  draw(
    <SentDialog
      prepared={prepared}
      address={address}
      secrets={{ paths: [['key']], texts: ['canary'] }}
      onClose={onClose}
    />,
    {
      provider: {
        getMany: async () => ({ data: [{ id: 'a-1', name: 'Acme' }] }),
      } as object,
    },
  );
  await ready(screen.findByRole('dialog', { name: 'app.forms.willBeSent' }));
}
/** What each call changes: the field, what it was, and what it becomes. */
const changes = () =>
  [...document.querySelectorAll('dl')].map((list) =>
    [...list.querySelectorAll('dt')].map((term) => {
      const [was, is] = [
        term.parentElement?.querySelector('del')?.textContent ?? null,
        term.parentElement?.querySelector('dd > span:last-of-type')?.textContent,
      ];
      return [term.textContent, was, is];
    }),
  );
const commands = () => [...document.querySelectorAll('pre')].map(({ textContent }) => textContent);

it('shows each call in words, with what it changes before and after, and as a command', async () => {
  const body = { name: 'new', note: 'first', account_sid: 'a-1', is_active: 1, key: 'canary' };
  await open(
    preparedOf(
      [step('record', body), step('doors:d-1', { port: 2, name: null }, { of: 'd-1' })],
      { name: 'old', note: '', account_sid: null, is_active: false, key: 'canary-old' },
      [{ door_sid: 'd-1', port: 1, name: 'x' }],
    ),
  );
  expect(screen.getByText('app.sent.help')).toBeVisible();
  const titles = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(titles).toEqual([
    'app.sent.does.PUT the record 1 a',
    'app.sent.does.PUT the doors:d-1 1 a',
  ]);
  const value = (name: string) =>
    changes()[0]
      ?.find(([label]) => String(label).includes(name))
      ?.slice(1);
  await waitFor(() => expect(value('account_sid')).toEqual([null, 'Acme']));
  expect(value('name')).toEqual(['old', 'new']);
  expect(value('note')).toEqual([null, 'first']);
  expect(value('is_active')).toEqual(['app.conflict.no', 'app.conflict.yes']);
  expect(value('key')).toEqual([null, 'app.sent.secret']);
  expect(changes()[1]?.map((one) => one.slice(1))).toEqual([
    ['1', '2'],
    ['x', 'app.conflict.empty'],
  ]);
  expect(commands()[0]).toContain(`curl -X PUT '${address}/Carriers/record'`);
  expect(document.body.textContent).not.toContain('canary');
});

it('copies one command, or all with what each does', async () => {
  await open(preparedOf([step('record', { name: 'n' }), step('row', { port: 2 })]));
  await press('app.clipboard.copyNamed app.sent.command app.sent.does.PUT the row 1 a');
  await waitFor(() => expect(copied).toHaveBeenLastCalledWith(commands()[1]));
  await press('app.sent.copyAll');
  await waitFor(() => expect(copied).toHaveBeenCalledTimes(2));
  const [record, row] = commands();
  expect(copied).toHaveBeenLastCalledWith(
    `# app.sent.does.PUT the record 1 a\n${record}\n\n# app.sent.does.PUT the row 1 a\n${row}\n`,
  );
  // What was copied may hold what nobody should read.
  await waitFor(() => expect(messages().at(-1)).toBe('app.clipboard.copiedSecret'));
  await press('app.confirm.close');
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  [0, 'app.sent.nothing'],
  [1, 'app.sent.help'],
])('of %i calls there are not all to be copied', async (count, says) => {
  await open(preparedOf([step('record', { name: 'n' })].slice(0, count)));
  expect(screen.getByText(says)).toBeVisible();
  expect(screen.queryAllByRole('listitem')).toHaveLength(count);
  expect(screen.queryByRole('button', { name: 'app.sent.copyAll' })).toBeNull();
});

it('a call that changes nothing that is known has no list of changes', async () => {
  await open(preparedOf([step('record', {}, { call: { method: 'DELETE', path: 'Carriers/c' } })]));
  expect(document.querySelector('dl')).toBeNull();
  expect(commands()).toHaveLength(1);
});

const tellMissing = vi.fn(async () => true);
const Form = () => {
  const { want, isWanted, show, dialog } = useShownPlan(() => ({ paths: [], texts: ['canary'] }));
  return (
    <>
      <button type="button" onClick={() => want(!isWanted())}>
        switch
      </button>
      <button
        type="button"
        onClick={() =>
          isWanted() && show(preparedOf([step('record', { name: 'canary' })]), address)
        }
      >
        submit
      </button>
      {dialog}
    </>
  );
};
it.each([true, false])(
  'a form shows its plan where that is wanted: texts are there %s',
  async (there) => {
    const loadTexts = async () => {
      if (!there) throw new Error('away');
    };
    draw(<Form />, { actions: { loadTexts, tellMissing } });
    await press('submit');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('switch');
    await press('submit');
    if (!there) {
      await waitFor(() => expect(tellMissing).toHaveBeenCalledOnce());
      expect(screen.queryByRole('dialog')).toBeNull();
      return;
    }
    await ready(screen.findByRole('dialog'));
    expect(document.body.textContent).not.toContain('canary');
    await press('app.confirm.close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
