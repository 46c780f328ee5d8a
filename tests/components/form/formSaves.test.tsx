// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import {
  CoreAdminContext,
  memoryStore,
  ResourceContextProvider,
  SaveContextProvider,
  type SaveContextValue,
  useNavigate,
} from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { type ConsoleActions, ConsoleActionsContext } from '../../../src/components/ConsoleContext';
import { useDraftKeeper } from '../../../src/components/form/drafts/useDraftKeeper';
import { InputsFieldset } from '../../../src/components/form/InputsFieldset';
import { UnsavedGuard } from '../../../src/components/form/UnsavedGuard';
import { useRecordSave } from '../../../src/components/form/useRecordSave';
import type { OpenEntry } from '../../../src/saving/openEntry';
import { memoryLog } from '../../../src/saving/runPlan';

let app: Root | undefined;
afterEach(() => {
  app?.unmount();
  app = undefined;
  history.replaceState(null, '', '/');
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
/** Nobody wants only to see what would be sent. */
const shown = { isWanted: () => false, show: () => undefined };
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
  '%s is saved again, and typed into, or not, by the form that saved it',
  async (_what, isNew, ending, times) => {
    let submit: Submit | undefined;
    const Form = () => {
      const saved = { id: 'form', isNew, entry: entry(), decide, shown };
      const { isDone, ...saving } = useRecordSave(saved, { successMessage: 'saved' });
      submit = saving.submit;
      return (
        <InputsFieldset isDisabled={false} isDone={isDone}>
          <input aria-label="Name" />
        </InputsFieldset>
      );
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
    // Its page is on its way: what is typed here by then would be lost.
    const isOver = isNew && ending === 'stored';
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Name').matches(':disabled')).toBe(isOver),
    );
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
    useRecordSave(
      { id: 'form', isNew: true, entry: own, decide, shown },
      { successMessage: 'saved' },
    );
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

it('a form that goes on with an unfinished record shows why, until all of it is stored', async () => {
  history.replaceState(
    { usr: { unsaved: ['refused'] }, key: 'k', idx: 0 },
    '',
    // Where the page is, too: a search is changed only there.
    '/carriers/t/edit#/carriers/t/edit',
  );
  let form: ReturnType<typeof useRecordSave> | undefined;
  const Form = () => {
    const saved = { id: 'form', isNew: false, entry: entry(), decide, shown };
    form = useRecordSave(saved, { successMessage: 'saved' });
    return null;
  };
  const save = vi.fn<NonNullable<SaveContextValue['save']>>(async (_values, callbacks) => {
    callbacks?.onSuccess?.({ id: 't' }, {}, undefined as never);
  });
  show(<Form />, { save });
  await waitFor(() => expect(form?.error).toEqual(['refused']));
  await form?.submit({});
  // The address that is loaded anew brings nothing of it back.
  await waitFor(() => expect(history.state.usr).toEqual({}));
  await waitFor(() => expect(form?.error).toBe(null));
});

it.each(['stored', 'refused'] as const)(
  'a form that was left while it saves does nothing more once that is %s',
  async (ending) => {
    let form: ReturnType<typeof useRecordSave> | undefined;
    const told = { onSaved: vi.fn(), onFailed: vi.fn(() => false) };
    const Form = () => {
      const left = { ...entry(), isLeft: () => true };
      const saved = { id: 'form', isNew: false, entry: left, decide, shown };
      form = useRecordSave(saved, { successMessage: 'saved', ...told });
      return null;
    };
    const save = vi.fn<NonNullable<SaveContextValue['save']>>(async (_values, callbacks) => {
      if (ending === 'stored') callbacks?.onSuccess?.({ id: 't' }, {}, undefined as never);
      else callbacks?.onError?.(new Error('refused'), {}, undefined as never);
    });
    show(<Form />, { save });
    await waitFor(() => expect(form).toBeDefined());
    await form?.submit({});
    expect(told.onSaved).not.toHaveBeenCalled();
    expect(told.onFailed).not.toHaveBeenCalled();
  },
);

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

it('a form is left once, however often that is pressed', async () => {
  history.replaceState(null, '', '#/carriers/t/edit');
  const onLeave = vi.fn();
  const actions = { holdUnsavedWork: () => () => undefined } as unknown as ConsoleActions;
  let go: (() => void) | undefined;
  const Form = () => {
    const form = useForm({ defaultValues: { name: '' } });
    const { isDirty } = form.formState;
    const navigate = useNavigate();
    const isLeaving = useRef(false);
    useEffect(() => {
      if (isDirty) go = () => navigate('/carriers');
      else form.setValue('name', 'A', { shouldDirty: true });
    }, [form, isDirty, navigate]);
    return (
      <FormProvider {...form}>
        <UnsavedGuard isLeaving={isLeaving} onLeave={onLeave} />
      </FormProvider>
    );
  };
  show(
    <ConsoleActionsContext.Provider value={actions}>
      <Form />
    </ConsoleActionsContext.Provider>,
  );
  await waitFor(() => expect(go).toBeDefined());
  go?.();
  const leave = await screen.findByRole('button', { name: 'app.form.leave' });
  leave.click();
  leave.click();
  await waitFor(() => expect(location.hash).toBe('#/carriers'));
  expect(onLeave).toHaveBeenCalledTimes(1);
});
