import { it } from 'vitest';
import * as app from './support';
import { expectRehearsal } from './support/rehearsal';

it('while the password is typed, the console draws a list for nobody, once', async () => {
  await app.open('/');
  await expectRehearsal();
});
