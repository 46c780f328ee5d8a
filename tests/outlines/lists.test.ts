import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { resources } from '../../src/resources';
import { prepareEveryScreen } from '../app/support/everyScreen';
import { album } from './album';
import { freeze, thaw } from './freeze';
import { show } from './openers';
import { operateAll } from './operate';

beforeAll(prepareEveryScreen);
beforeEach(freeze);
afterEach(thaw);

describe('what each filter, order and choice of a list changes is as it was', () => {
  it.each(resources.map(({ name }) => name))('%s', async (name) => {
    const { write, expectSame } = album(`operated/${name}`);
    await show(name);
    write('operated', await operateAll('main'));
    await expectSame();
  });
});
