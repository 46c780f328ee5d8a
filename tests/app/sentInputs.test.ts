import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/dataProvider/endpoints';
import type { ResourceName } from '../../src/types';
import { recordTables } from '../support/mutations';
import * as app from './support';
import { screen, waitFor } from './support';

/** What a form holds besides columns: it becomes some, or is saved by calls of its own. */
const besides: Partial<Record<ResourceName, string[]>> = {
  accounts: ['limits-unit'],
  users: ['scope'],
  carriers: ['predefined'],
  'speech-services': ['vendor', 'mode', 'zones', 'has_options', 'has_custom_voices'],
  'least-cost-routing': ['routes', 'default_carrier_sid'],
};

/** Names of the inputs that can be changed on the page, each by the column that it belongs to. */
const changeable = (): string[] =>
  [...screen.getByRole('main').querySelectorAll<HTMLInputElement>('input[name], textarea[name]')]
    .filter(({ disabled, readOnly }) => !disabled && !readOnly)
    .map(({ name }) => name.split('.', 1)[0] ?? '');

/**
 * A column that has an input and whose line of the table says of no call that takes it is typed, saved
 * with success, and gone.
 */
describe.each(recordTables)('what can be typed into a form of %s is sent', (area, table, key) => {
  const { creatable = [], writable = [], afterCreate, parts = [] } = endpoints[area];
  const apart = [
    ...(besides[area] ?? []),
    ...parts.flatMap(({ sources }) => sources.map(({ source }) => source)),
  ];

  it('with a new record', async () => {
    await app.open(`/internal/${area}/add`, 'admin');
    await waitFor(() => expect(changeable().length).toBeGreaterThan(0));
    await app.settle();
    const taken: string[] = [...creatable, ...Object.keys(afterCreate?.defaults ?? {}), ...apart];
    expect(changeable().filter((name) => !taken.includes(name))).toEqual([]);
  });

  it('with a change', async () => {
    const sid = app.db.get(`SELECT ${key} FROM ${table} LIMIT 1`)?.[key];
    await app.open(`/internal/${area}/${sid}/edit`, 'admin');
    await waitFor(() => expect(changeable().length).toBeGreaterThan(0));
    await app.settle();
    const taken: string[] = [...writable, ...apart];
    expect(changeable().filter((name) => !taken.includes(name))).toEqual([]);
  });
});
