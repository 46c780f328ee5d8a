import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { resources } from '../../src/resources';
import * as app from '../app/support';
import { arrived, go } from '../app/support/arrivals';
import { prepareEveryScreen } from '../app/support/everyScreen';
import { recordTables } from '../support/mutations';
import { album, complete } from './album';
import { freeze, thaw } from './freeze';
import { operateAll } from './operate';

beforeAll(prepareEveryScreen);
beforeEach(freeze);
afterEach(thaw);

const added = resources
  .filter(({ create }) => create)
  .map(({ name }): [string, string] => [`${name}/add`, `${name}/add`]);
const edited = recordTables.map(([area, table, key]): [string, string] => [
  `${area}/first`,
  `${area}/${app.db.get(`SELECT ${key} AS sid FROM ${table} ORDER BY rowid`)?.sid}/edit`,
]);

describe('what each field of a form changes, and what the form sends, is as it was', () => {
  it.each([...added, ...edited, ['settings', 'settings']])('%s', async (name, path) => {
    const { write, expectSame } = album(`operated/${name}`);
    await app.open('/internal/call-tools', 'admin');
    await complete();
    go(`/internal/${path}`);
    await arrived();
    await complete();
    app.forgetRequests();
    write('operated', await operateAll('main form'));
    await expectSame();
  });
});
