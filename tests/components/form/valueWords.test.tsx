// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import {
  CoreAdminContext,
  type DataProvider,
  type I18nProvider,
  memoryStore,
  testDataProvider,
} from 'ra-core';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useValueWords } from '../../../src/components/form/conflicts/useValueWords';

let app: Root | undefined;
afterEach(() => {
  app?.unmount();
  app = undefined;
});

/** Keys as they are, but for what puts a list together. */
const i18nProvider: I18nProvider = {
  translate: (key, { list, next } = {}) => (key === 'app.listed' ? `${list}, ${next}` : key),
  changeLocale: async () => undefined,
  getLocale: () => 'en',
};

type Values = [field: string, value: unknown][];
/** The words for values, as a question about them shows them. */
function wordsFor(values: Values, getMany: DataProvider['getMany']) {
  let words: string[] = [];
  const Words = () => {
    const wordOf = useValueWords(values);
    words = values.map(([field, value]) => wordOf(value, field));
    return null;
  };
  app = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    app?.render(
      <CoreAdminContext
        store={memoryStore()}
        dataProvider={testDataProvider({ getMany })}
        i18nProvider={i18nProvider}
      >
        <Words />
      </CoreAdminContext>,
    ),
  );
  return () => words;
}

it('what refers to records is called by their names, each kind asked for once', async () => {
  const getMany = vi.fn(async (resource: string, { ids }: { ids: string[] }) => ({
    data: ids.map((id) => ({ id, name: `${resource} ${id}` })),
  }));
  const values: Values = [
    ['account_sid', 'a-1'],
    ['account_sid', 'a-1'],
    ['device_calling_application_sid', 'b-1'],
    ['voip_carrier_sid', 'c-1'],
    ['default_carriers', ['c-1', 'c-2']],
    ['account_sid', ''],
    ['name', 'a-2'],
  ];
  const words = wordsFor(values, getMany as never);
  const named = ['accounts a-1', 'accounts a-1', 'applications b-1', 'carriers c-1'];
  const rest = ['carriers c-1, carriers c-2', 'app.conflict.empty', 'a-2'];
  await waitFor(() => expect(words()).toEqual([...named, ...rest]));
  const asked = getMany.mock.calls.map(([resource, { ids }]) => [resource, ids]);
  expect(asked).toEqual([
    ['accounts', ['a-1']],
    ['applications', ['b-1']],
    ['carriers', ['c-1', 'c-2']],
  ]);
});

it('what has no name, or none that can be read, is shown as it is', async () => {
  const getMany = vi.fn(() => Promise.reject(new Error('no list')));
  const values: Values = [
    ['account_sid', 'a-1'],
    ['is_active', true],
    ['is_active', false],
    ['email', null],
    ['tags', []],
    ['gateways', [{ port: 5060 }]],
    ['hook', { url: '/hook' }],
    ['port', 5060],
    ['scope', 'account'],
  ];
  const words = wordsFor(values, getMany as never);
  await waitFor(() => expect(getMany).toHaveBeenCalledTimes(1));
  const shown = ['a-1', 'app.conflict.yes', 'app.conflict.no', 'app.conflict.empty'];
  const rest = ['app.conflict.empty', 'app.conflict.rows', '{"url":"/hook"}', '5060'];
  expect(words()).toEqual([...shown, ...rest, 'app.scopes.account']);
});
