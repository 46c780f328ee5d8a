import { it } from 'vitest';
import { open } from './support';
import { expectRehearsal } from './support/rehearsal';

it('while the password is typed, the console draws a list for nobody, once', async () => {
  await open('/');
  await expectRehearsal();
});
