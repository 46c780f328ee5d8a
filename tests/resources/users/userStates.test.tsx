// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userStates } from '../../../src/resources/users/userStates';
import type { User } from '../../../src/types';

const flags = [false, true];
const cases = flags.flatMap((is_active) =>
  flags.flatMap((force_change) =>
    [null, ...flags].map((is_view_only) => ({ is_active, force_change, is_view_only })),
  ),
);

it.each(cases)('all that is special about a user is said, and nothing else: %j', (user) => {
  const { container, unmount } = render(userStates(user as User, (key) => `${key} `));
  const said = container.textContent?.match(/(?<=resources\.users\.state\.)\w+/g);
  expect(said).toEqual([
    user.is_active ? 'active' : 'inactive',
    ...(user.is_view_only ? ['viewOnly'] : []),
    ...(user.force_change ? ['forceChange'] : []),
  ]);
  unmount();
});
