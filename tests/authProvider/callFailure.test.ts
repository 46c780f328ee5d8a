import { expect, it } from 'vitest';
import { mayBeDone } from '../../src/authProvider/callFailure';

const unread = 'app.errors.generic';

it.each<[what: string, status: number, message: string, isOpen: boolean]>([
  ['without an answer', 0, 'app.errors.unreachable', true],
  ['that never left', 0, 'app.errors.offline', false],
  ['with an answer that makes no sense', 200, 'app.errors.unreadable', true],
  ['with a redirection', 399, unread, true],
  ['that was refused', 400, 'email is taken', false],
  ['of a session that is over', 401, 'app.errors.expired', false],
  ['that failed there', 500, unread, false],
  ['that a gateway heard no end of', 502, unread, true],
  ['of a service that is down', 503, unread, false],
  ['that a gateway waited too long for', 504, unread, true],
])('a call %s (%i, %s) may be done all the same: %s', (_what, status, message, isOpen) => {
  expect(mayBeDone({ status, message })).toBe(isOpen);
});
