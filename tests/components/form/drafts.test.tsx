// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/dom';
import { clear } from 'idb-keyval';
import {
  CoreAdminContext,
  memoryStore,
  RecordContextProvider,
  ResourceContextProvider,
} from 'ra-core';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConsoleContext, type ConsoleInfo } from '../../../src/components/ConsoleContext';
import { FormDrafts } from '../../../src/components/form/drafts/FormDrafts';
import { type Entry, listEntries, writeEntry } from '../../../src/saving/journal';
import { holdEntry } from '../../../src/saving/journalTabs';
import { OpenEntry } from '../../../src/saving/openEntry';

const info = { identity: { userSid: 'u-1' } } as ConsoleInfo;
const saved = { id: 'a-1', name: 'Acme', sip_realm: 'acme.example' };
const left = (more: Partial<Entry> = {}): Entry => ({
  ...{ id: 'e-1', form: 'accounts/a-1', resource: 'accounts', sid: 'a-1', version: 1 },
  ...{ name: 'Acme', path: '/internal/accounts/a-1/edit', savedAt: Date.now(), missing: [] },
  changes: [{ path: ['name'], from: 'Acme', to: 'Acme 2' }],
  ...more,
});

let app: Root | undefined;
beforeEach(() => clear());
afterEach(() => {
  app?.unmount();
  app = undefined;
});

/** Opens the form of the account, or of one that is made as a copy of it; answers what it holds. */
function openForm({ isNew = false } = {}) {
  const own = new OpenEntry('u-1', isNew ? 'accounts/new' : 'accounts/a-1', () => null);
  let values = (): Record<string, unknown> => ({});
  const Form = () => {
    const form = useForm({ defaultValues: saved });
    const secrets = useRef(new Map());
    useEffect(() => {
      values = form.getValues;
    }, [form]);
    useEffect(() => own.open(), []);
    const name = isNew ? 'accounts/new' : 'accounts/a-1';
    return (
      <FormProvider {...form}>
        <FormDrafts entry={own} form={name} isNew={isNew} secrets={secrets} />
      </FormProvider>
    );
  };
  app = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    app?.render(
      <CoreAdminContext store={memoryStore()}>
        <ConsoleContext.Provider value={info}>
          <ResourceContextProvider value="accounts">
            <RecordContextProvider value={saved}>
              <Form />
            </RecordContextProvider>
          </ResourceContextProvider>
        </ConsoleContext.Provider>
      </CoreAdminContext>,
    ),
  );
  return { own, values: () => values() };
}
const offers = () => screen.queryAllByRole('button', { name: 'app.drafts.restore' });
const offered = (count: number) => waitFor(() => expect(offers()).toHaveLength(count));

it('what a form left behind is offered, restored on demand, and the form goes on with it', async () => {
  await writeEntry('u-1', left());
  const { own, values } = openForm();
  await offered(1);
  expect(values()).toEqual(saved);
  offers()[0]?.click();
  await waitFor(() => expect(values()).toEqual({ ...saved, name: 'Acme 2' }));
  await offered(0);
  await waitFor(async () =>
    expect(await listEntries('u-1')).toMatchObject([{ id: 'e-1', version: 2 }]),
  );
  own.forget();
  await waitFor(async () => expect(await listEntries('u-1')).toEqual([]));
});

it('is given up on demand', async () => {
  await writeEntry('u-1', left());
  const { values } = openForm();
  await offered(1);
  screen.getByRole('button', { name: 'app.drafts.discard' }).click();
  await offered(0);
  await waitFor(async () => expect(await listEntries('u-1')).toEqual([]));
  expect(values()).toEqual(saved);
});

it('what belongs to another form, to another user or to a tab that lives is not offered', async () => {
  const release = holdEntry('u-1', 'e-1');
  await writeEntry('u-1', left());
  await writeEntry('u-1', left({ id: 'e-2', form: 'accounts/a-2', sid: 'a-2' }));
  await writeEntry('u-2', left({ id: 'e-3' }));
  openForm();
  // Everything was read once this one is there.
  await writeEntry('u-1', left({ id: 'e-4' }));
  await offered(1);
  release();
  await writeEntry('u-1', left({ id: 'e-5' }));
  await offered(3);
});

it('what was stored after all is removed', async () => {
  const changes = [{ path: ['name'], from: 'Acne', to: 'Acme' }];
  await writeEntry('u-1', left({ changes }));
  await writeEntry('u-1', left({ id: 'e-2' }));
  openForm();
  await offered(1);
  await waitFor(async () => expect(await listEntries('u-1')).toMatchObject([{ id: 'e-2' }]));
});

it('what somebody else changed meanwhile is asked', async () => {
  const changes = [{ path: ['name'], from: 'Acme before', to: 'Acme 2' }];
  await writeEntry('u-1', left({ changes }));
  const { values } = openForm();
  await offered(1);
  offers()[0]?.click();
  await screen.findByRole('dialog');
  expect(values()).toEqual(saved);
});

it.each([
  ['a copy', true, ['name', 'sip_realm']],
  ['a stored record', false, []],
])('%s that is saved as it is holds what makes it', async (_what, isNew, columns) => {
  const { own } = openForm({ isNew });
  await waitFor(() => expect(own.connected.draftNow().resource).toBe('accounts'));
  const { sid, changes } = own.connected.draftNow();
  expect(sid).toBe(isNew ? null : 'a-1');
  const keys = changes.map(({ path }) => path.join('.'));
  expect(keys.filter((key) => key !== 'id')).toEqual(columns);
});
