// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  EditBase,
  type RaRecord,
  ResourceContextProvider,
  type SaveHandler,
  testDataProvider,
  useRecordContext,
  useSaveContext,
} from 'ra-core';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSafeSave } from '../../../src/components/form/conflicts/useSafeSave';

type Row = RaRecord & Record<string, unknown>;
const first: Row = { id: 'a', name: 'one', note: 'mine', size: 1 };

/** A platform of one record, which others may write to, and whose answers may get lost. */
function createModel() {
  const model = { stored: { ...first }, calls: [] as string[], losesAnswer: false };
  const provider = testDataProvider({
    getOne: async () => {
      model.calls.push('GET');
      return { data: { ...model.stored } as never };
    },
    update: async (_resource, { data, previousData }) => {
      const changed = Object.keys(data).filter(
        (key) => JSON.stringify(data[key]) !== JSON.stringify(previousData[key]),
      );
      model.calls.push(`PUT ${changed.join()}`);
      for (const key of changed) model.stored[key] = data[key];
      if (!model.losesAnswer) return { data: { ...model.stored } as never };
      model.losesAnswer = false;
      throw Object.assign(new Error('lost'), { name: 'LostAnswerError', status: 0 });
    },
  });
  return { model, provider };
}

/** A form that was opened so long ago, and saves what it is told. */
async function openForm(readBefore: number) {
  const { model, provider } = createModel();
  let save: SaveHandler<Row> | undefined;
  const Form = () => {
    const secrets = useRef(new Map());
    const lost = useRef(null);
    const readAt = useRef(Date.now() - readBefore);
    const dialog = useSafeSave({ secrets, lost, readAt });
    const context = useSaveContext();
    if (useRecordContext()) save = context.save as SaveHandler<Row>;
    return dialog;
  };
  render(
    <CoreAdminContext dataProvider={provider}>
      <ResourceContextProvider value="things">
        <EditBase id="a" mutationMode="pessimistic" redirect={false}>
          <Form />
        </EditBase>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  await waitFor(() => expect(save).toBeDefined(), { timeout: 20_000 });
  model.calls.length = 0;
  const send = async (values: Row) => {
    await save?.(values, { onSuccess: () => undefined, onError: () => undefined });
  };
  return { model, send };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const [longAgo, justNow] = [60_000, 0];

it.each([
  ['what others changed', { note: 'theirs', size: 7 }, { name: 'two' }, 'PUT name'],
  ['what others set to the same', { name: 'two' }, { name: 'two', size: 2 }, 'PUT size'],
  ['nothing where nobody changed anything', {}, { name: 'two', note: 'new' }, 'PUT name,note'],
])('after a look the save leaves out %s', async (_what, theirs, mine, put) => {
  const { model, send } = await openForm(longAgo);
  Object.assign(model.stored, theirs);
  await send({ ...first, ...mine });
  await waitFor(() => expect(model.calls.slice(0, 2)).toEqual(['GET', put]));
  expect(model.stored).toEqual({ ...first, ...theirs, ...mine });
});

it('a form that was read just now saves without a look, and looks after an answer that is lost', async () => {
  // The library tells an error that was thrown to it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { model, send } = await openForm(justNow);
  model.losesAnswer = true;
  await send({ ...first, name: 'two' });
  await waitFor(() => expect(model.calls).toEqual(['PUT name']));
  // Somebody else writes before the operator tries again.
  Object.assign(model.stored, { note: 'theirs' });
  await send({ ...first, name: 'two', size: 3 });
  await waitFor(() => expect(model.calls.slice(1, 3)).toEqual(['GET', 'PUT size']));
  expect(model.stored).toEqual({ ...first, name: 'two', note: 'theirs', size: 3 });
});
