import { expect, it } from 'vitest';
import * as app from './support';
import { waitFor } from './support';
import { address } from './support/carriers';

type Field = () => HTMLElement;

/** Where a new password is asked for: the way there, with all else that the form needs, and its field. */
const places: [where: string, open: () => Promise<Field>, save: string][] = [
  [
    'a SIP client',
    async () => {
      await app.open('/internal/clients/add', 'nora');
      await app.choose('Account', 'Cedar Bank');
      await app.fill('Username', 'blank');
      return () => app.getField('Password');
    },
    'Create',
  ],
  [
    'a carrier that is registered with',
    async () => {
      await app.open('/internal/carriers/add', 'nora');
      await app.fill('Carrier name', 'Blank');
      await app.choose('Trunk type', 'Registration trunk');
      await app.fill(address(1), 'sip.blank.example');
      await app.fill('Auth username', 'blank');
      await app.fill('SIP realm', 'blank.example');
      return () => app.getField('Password');
    },
    'Create',
  ],
  [
    'a user',
    async () => {
      await app.open('/internal/users/add', 'nora');
      await app.fill('Username', 'blank');
      await app.fill('Email', 'blank@example.com');
      return () => app.getField('Temporary password');
    },
    'Create',
  ],
  [
    'a user who has one',
    async () => {
      const { user_sid } = app.db.get("SELECT user_sid FROM users WHERE name = 'sam'") ?? {};
      await app.open(`/internal/users/${user_sid}/edit`, 'nora');
      await app.findField('Temporary password');
      return () => app.getField('Temporary password');
    },
    'Save',
  ],
  [
    'a webhook',
    async () => {
      await app.open('/internal/accounts/add', 'nora');
      await app.fill('Account name', 'Blank');
      const queue = app.getGroup('Queue event webhook');
      await app.fill('URL', 'https://blank.example', queue);
      await app.check('Use HTTP basic authentication', queue);
      await app.fill('Username', 'blank', queue);
      return () => app.getField('Password', queue);
    },
    'Create',
  ],
];

it.each(places)('a new password of nothing but blanks is none: %s', async (_where, open, save) => {
  const field = await open();
  await app.user.type(field(), '        ');
  await app.press(save);
  await waitFor(() => expect(field()).toBeInvalid());
  expect(app.writes()).toEqual([]);
});
