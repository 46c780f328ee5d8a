import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { resources } from '../../src/resources';
import * as app from '../app/support';
import { prepareEveryScreen } from '../app/support/everyScreen';
import { album } from './album';
import { freeze, thaw } from './freeze';
import { firstRecords, show } from './openers';
import { operateAll } from './operate';

beforeAll(prepareEveryScreen);
beforeEach(freeze);
afterEach(thaw);

const added = resources
  .filter(({ create }) => create)
  .map(({ name }): [string, string] => [`${name}/add`, `${name}/add`]);

describe('what each field of a form changes, and what the form sends, is as it was', () => {
  it.each([...added, ...firstRecords, ['settings', 'settings']])('%s', async (name, path) => {
    const { write, expectSame } = album(`operated/${name}`);
    await show(path);
    app.forgetRequests();
    write('operated', await operateAll('main form'));
    await expectSame();
  });
});
