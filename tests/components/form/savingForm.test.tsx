// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { required, SaveContextProvider, type SaveContextValue } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { useRecordSave } from '../../../src/components/form/useRecordSave';
import { memoryLog } from '../../../src/saving/runPlan';
import { clearDrawn, draw, Field, messages, press, type } from '../../support/drawn';
import { go, openForm, save, status } from '../../support/recordForm';

afterEach(clearDrawn);

type Callbacks = Parameters<NonNullable<SaveContextValue['save']>>[1];
/** Saves the form, up to the answer, which comes when it is called. */
async function begin() {
  let callbacks: Callbacks;
  let end = () => {};
  save.mockImplementation((_values, given) => {
    callbacks = given;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  await press('app.form.save');
  await waitFor(() => expect(callbacks).toBeDefined());
  return {
    stored: (record: object) => {
      callbacks?.onSuccess?.({ id: 'c-1', ...record }, {}, undefined as never);
      end();
    },
    failed: (error: unknown) => {
      callbacks?.onError?.(error as Error, {}, undefined as never);
      end();
    },
  };
}
const hosts = [{ host: 'a' }, { host: 'b' }];
const isAsked = () => screen.queryByRole('dialog') !== null;

it('a form goes on with what is stored, and with what was typed while that was on its way', async () => {
  const onSaved = vi.fn();
  await openForm({ onSaved });
  type('name', ' Acme 2 ');
  const { stored } = await begin();
  type('hosts.0.host', 'x');
  stored({ name: 'Acme 2', hosts });
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveValue('Acme 2'));
  expect(screen.getByLabelText('hosts.0.host')).toHaveValue('x');
  await waitFor(() => expect(status()).toBe('app.form.unsaved 1'));
  expect(messages()).toEqual(['saved']);
  expect(onSaved).toHaveBeenCalledWith(
    { id: 'c-1', name: 'Acme 2', hosts },
    expect.objectContaining({ name: ' Acme 2 ', hosts }),
  );
  await press('app.form.discard');
  await waitFor(() => expect(screen.getByLabelText('hosts.0.host')).toHaveValue('a'));
  expect(screen.getByLabelText('name')).toHaveValue('Acme 2');
  expect(messages()).toEqual(['saved']);
});

const away = () => go('/internal/carriers');
const isAway = () => waitFor(() => expect(location.hash).toBe('#/internal/carriers'));
it('where a save leads to is gone to without a question', async () => {
  await openForm({ onSaved: away });
  type('name', 'Acme 2');
  const { stored } = await begin();
  type('name', 'Acme 3');
  stored({ name: 'Acme 2', hosts });
  await isAway();
  expect(isAsked()).toBe(false);
});

it('whoever leaves after the save with more that was typed is asked', async () => {
  await openForm();
  type('name', 'Acme 2');
  const { stored } = await begin();
  stored({ name: 'Acme 2', hosts });
  await waitFor(() => expect(status()).toBe(''));
  type('name', 'Acme 3');
  await waitFor(() => expect(status()).toBe('app.form.unsaved 1'));
  away();
  await screen.findByRole('dialog');
});

it.each([true, false])(
  'a failure that is dealt with elsewhere (%s) is not told here',
  async (isDealtWith) => {
    const onFailed = vi.fn(() => isDealtWith);
    await openForm({ onFailed });
    type('name', '');
    type('name', 'Acme 2');
    const { failed } = await begin();
    const error = new Error('refused');
    failed(error);
    expect(onFailed).toHaveBeenCalledWith(error, expect.objectContaining({ name: 'Acme 2' }));
    if (isDealtWith) {
      away();
      await isAway();
      expect(isAsked()).toBe(false);
      expect(messages()).toEqual([]);
      return;
    }
    await screen.findByText('app.errors.saveTitle');
    expect(messages()).toEqual(['refused']);
    away();
    await screen.findByRole('dialog');
    expect(messages()).toEqual(['refused']);
  },
);

it('a save that the operator stopped is no failure', async () => {
  const onFailed = vi.fn();
  await openForm({ onFailed });
  type('name', 'Acme 2');
  const { failed } = await begin();
  failed(Object.assign(new Error('Back'), { name: 'SaveStopped' }));
  await waitFor(() => expect(screen.getByText('app.form.save')).toBeEnabled());
  expect(onFailed).not.toHaveBeenCalled();
  expect(messages()).toEqual([]);
  expect(screen.queryByText('app.errors.saveTitle')).toBeNull();
});

it.each([true, false])('what is only looked at (%s) is no save', async (isLook) => {
  const run = vi.fn();
  const show = () => undefined;
  const log = memoryLog();
  let form: ReturnType<typeof useRecordSave> | undefined;
  const Form = () => {
    const entry = {
      log,
      isLeft: () => false,
      run: <T,>({ call }: { call: () => Promise<T> }) => {
        run();
        return call();
      },
    };
    const shown = { isWanted: () => isLook, show };
    const decide = async () => null;
    form = useRecordSave(
      { id: 'form', isNew: false, entry, decide, shown },
      { successMessage: 's' },
    );
    return <output>{`${form.isShowing} ${form.isDone} ${form.error}`}</output>;
  };
  const register = vi.fn();
  let end = () => {};
  const look = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  draw(
    <SaveContextProvider
      value={{
        save: look,
        mutationMode: 'pessimistic',
        registerMutationMiddleware: register,
        unregisterMutationMiddleware: () => {},
      }}
    >
      <Form />
    </SaveContextProvider>,
  );
  const shows = (what: string) =>
    waitFor(() => expect(document.querySelector('output')?.textContent).toBe(what));
  await shows('false false null');
  const submitted = form?.submit({});
  await shows(`${isLook} false null`);
  end();
  await submitted;
  await shows('false false null');
  const next = vi.fn(async () => ({ data: { id: 'c-1' } }));
  await register.mock.calls[0]?.[0]('carriers', { id: 'c-1', meta: { more: 1 } }, next);
  expect(run).toHaveBeenCalledTimes(isLook ? 0 : 1);
  const [, params] = next.mock.lastCall as unknown as [string, { id: string; meta: object }];
  expect(params).toMatchObject({ id: 'c-1', meta: { more: 1, log } });
  expect('show' in params.meta).toBe(isLook);
});

it('a save that nothing stands against says nothing of errors, and leaves the focus', async () => {
  await openForm();
  type('name', 'Acme 2');
  screen.getByLabelText('Notes').focus();
  const { failed } = await begin();
  expect(messages()).toEqual([]);
  expect(screen.getByLabelText('Notes')).toHaveFocus();
  failed(new Error('refused'));
  await screen.findByText('app.errors.saveTitle');
});

it.each([true, false])(
  'the first field of a record that is new (%s) has the focus',
  async (isNew) => {
    await openForm({ isNew });
    await waitFor(() =>
      expect(screen.getByLabelText('name') === document.activeElement).toBe(isNew),
    );
  },
);

it('each field that is wrong counts once, whatever it is called', async () => {
  const rule = [required('Needed')];
  await openForm({
    tools: (
      <>
        <Field source="hook.type" validate={rule} />
        <Field source="hook.url" validate={rule} />
      </>
    ),
  });
  type('name', 'Acme 2');
  await press('app.form.save');
  await waitFor(() => expect(messages()).toEqual(['app.errors.formTitle 2']));
});
