// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import {
  CoreAdminContext,
  memoryStore,
  ResourceContextProvider,
  SaveContextProvider,
  type SaveContextValue,
} from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { useDraftKeeper } from '../../../src/components/form/drafts/useDraftKeeper';
import { useRecordSave } from '../../../src/components/form/useRecordSave';
import type { OpenEntry } from '../../../src/saving/openEntry';
import { memoryLog } from '../../../src/saving/runPlan';

let app: Root | undefined;
afterEach(() => {
  app?.unmount();
  app = undefined;
});

/** Shows something that stands in a form of a record. */
function show(inside: ReactNode, saves: Partial<SaveContextValue> = {}) {
  app = createRoot(document.body.appendChild(document.createElement('div')));
  const context = { save: async () => undefined, ...saves } as SaveContextValue;
  flushSync(() =>
    app?.render(
      <CoreAdminContext store={memoryStore()}>
        <ResourceContextProvider value="carriers">
          <SaveContextProvider value={context}>{inside}</SaveContextProvider>
        </ResourceContextProvider>
      </CoreAdminContext>,
    ),
  );
}

const decide = async () => null;
/** The entry of a form that stays open. */
const entry = () => ({
  log: memoryLog(),
  isLeft: () => false,
  run: <T,>({ call }: { call: () => Promise<T> }) => call(),
});

type Submit = ReturnType<typeof useRecordSave>['submit'];
it.each([
  ['a new record', true, 'stored', 1],
  ['a new record that was refused', true, 'refused', 2],
  ['a stored record', false, 'stored', 2],
] as const)(
  '%s is saved again, or not, by the form that saved it',
  async (_what, isNew, ending, times) => {
    let submit: Submit | undefined;
    const Form = () => {
      const saved = { id: 'form', isNew, entry: entry(), decide };
      ({ submit } = useRecordSave(saved, { successMessage: 'saved' }));
      return null;
    };
    const save = vi.fn<NonNullable<SaveContextValue['save']>>(async (_values, callbacks) => {
      if (ending === 'stored') callbacks?.onSuccess?.({ id: 't' }, {}, undefined as never);
      else callbacks?.onError?.(new Error('refused'), {}, undefined as never);
    });
    show(<Form />, { save });
    await waitFor(() => expect(submit).toBeDefined());
    // The second press comes while the first save is on its way, the third after it.
    await Promise.all([submit?.({}), submit?.({})]);
    expect(save).toHaveBeenCalledTimes(1);
    await submit?.({});
    expect(save).toHaveBeenCalledTimes(times);
  },
);

it('a save is noted in the entry of its form, knows what that remembers, and whom to ask', async () => {
  let runs = 0;
  const own = {
    ...entry(),
    run: <T,>({ call }: { call: () => Promise<T> }) => {
      runs += 1;
      return call();
    },
  };
  const Form = () => {
    useRecordSave({ id: 'form', isNew: true, entry: own, decide }, { successMessage: 'saved' });
    return null;
  };
  const register = vi.fn();
  show(<Form />, { registerMutationMiddleware: register, unregisterMutationMiddleware: () => {} });
  await waitFor(() => expect(register).toHaveBeenCalled());
  const next = vi.fn(async () => ({ data: { id: 't' } }));
  await register.mock.calls[0]?.[0]('carriers', { id: 't', meta: { more: 1 } }, next);
  const meta = { more: 1, log: own.log, decide };
  expect(next).toHaveBeenCalledWith('carriers', { id: 't', meta });
  expect(runs).toBe(1);
});

it('what is typed is kept at once while the page goes, and a clean form keeps nothing', async () => {
  const entry = { keep: vi.fn(), keepAtOnce: vi.fn(), forget: vi.fn() };
  let type = (_text: string) => {};
  const Keeper = () => {
    const secrets = useRef(new Map());
    useDraftKeeper({ entry: entry as unknown as OpenEntry, isNew: true, secrets });
    return null;
  };
  const Form = () => {
    const form = useForm({ defaultValues: { name: '' } });
    useEffect(() => {
      type = (text) => form.setValue('name', text, { shouldDirty: true });
    });
    return (
      <FormProvider {...form}>
        <Keeper />
      </FormProvider>
    );
  };
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  show(<Form />);
  await waitFor(() => expect(entry.forget).toHaveBeenCalled());
  leave();
  expect(entry.keepAtOnce).not.toHaveBeenCalled();
  flushSync(() => type('A'));
  await waitFor(() => {
    leave();
    expect(entry.keepAtOnce).toHaveBeenCalled();
  });
  flushSync(() => app?.unmount());
  app = undefined;
  expect(entry.keep).toHaveBeenCalled();
});
