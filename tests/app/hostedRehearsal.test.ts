import { it } from 'vitest';
import * as app from './support';
import { hostedStories } from './support/hosted';
import { expectRehearsal } from './support/rehearsal';

hostedStories();

it('on a hosted platform as well, the console draws a list for nobody, once', async () => {
  await app.open('/');
  await expectRehearsal();
});
