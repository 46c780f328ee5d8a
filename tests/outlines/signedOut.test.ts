import { afterEach, beforeEach, it } from 'vitest';
import * as app from '../app/support';
import { screen } from '../app/support';
import { album, complete } from './album';
import { freeze, thaw } from './freeze';

beforeEach(freeze);
afterEach(thaw);

it.each(['', 'forgot-password', 'reset-password/bogus', 'create-password', 'nowhere/bogus'])(
  'what the page /%s says and offers is as it was, sent empty too',
  async (path) => {
    const { take, expectSame } = album(`signedOut/${path || 'login'}`);
    await app.open(`/${path}`);
    await screen.findByRole('heading', { level: 1 });
    await complete();
    take('at first');
    const submit = document.querySelector('form [type=submit]');
    if (submit) await app.click(submit);
    await complete();
    take('sent empty');
    await expectSame();
  },
);
