import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { resources } from '../../src/resources';
import * as app from '../app/support';
import { arrived, go } from '../app/support/arrivals';
import { prepareEveryScreen } from '../app/support/everyScreen';
import { album, complete } from './album';
import { freeze, thaw } from './freeze';
import { operateAll } from './operate';

beforeAll(prepareEveryScreen);
beforeEach(freeze);
afterEach(thaw);

describe('what each filter, order and choice of a list changes is as it was', () => {
  it.each(resources.map(({ name }) => name))('%s', async (name) => {
    const { write, expectSame } = album(`operated/${name}`);
    await app.open('/internal/call-tools', 'admin');
    await complete();
    go(`/internal/${name}`);
    await arrived();
    await complete();
    write('operated', await operateAll('main'));
    await expectSame();
  });
});
