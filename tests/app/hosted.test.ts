import { expect, test } from 'vitest';
import * as app from './support';

const hosted = app.hostedStories();

test('a company on trial sees what it was given, and nothing of the users', async () => {
  await hosted.open('/internal/applications', 'trial');
  await app.see('simple echo test');
  await hosted.open('/internal/users');
  await app.expectUrl(/^\/internal\/(?!users)/);
  expect(hosted.plan('trial')).toEqual({
    plan_type: 'trial',
    is_active: 1,
    quantities: { 'concurrent call session': 5, 'registered device': 0 },
  });
  expect(hosted.charges('trial')).toEqual([]);
});
