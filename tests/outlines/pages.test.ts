import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import * as app from '../app/support';
import { prepareEveryScreen } from '../app/support/everyScreen';
import { album } from './album';
import { freeze, thaw } from './freeze';
import { show } from './openers';
import { operateAll } from './operate';

beforeAll(prepareEveryScreen);
beforeEach(freeze);
afterEach(thaw);

const pages = ['home', 'health', 'calls-now'];

describe('what each control of a page changes is as it was', () => {
  it.each(pages)('%s', async (path) => {
    const { write, expectSame } = album(`operated/${path}`);
    await show(path);
    app.forgetRequests();
    write('operated', await operateAll('main'));
    await expectSame();
  });
});
