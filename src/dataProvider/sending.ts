import { HttpError, request } from '../http';
import type { Step } from '../saving/plan';
import type { Turns } from '../saving/runMany';
import type { Ports } from '../saving/runPlan';
import * as session from '../session';
import { userSidOf } from '../session/renew';
import { invalidateLists } from './cachedList';
import { toNotFound, translateError } from './errors';

/** The refusal of a step where its form shows it: at a row, at a field, or for the whole step. */
function toldBy(error: unknown, { toldAt, isWhole, refusals, call }: Step): unknown {
  const own = refusals
    ? translateError(error, [...refusals.says], refusals.unique, refusals.filled)
    : error;
  const known = call.method === 'POST' && refusals ? own : toNotFound(own);
  if (!(known instanceof HttpError)) return known;
  const { message, args, status } = known;
  if (isWhole) return known.field ? new HttpError(status, { message, args }) : known;
  if (!toldAt) return known;
  const isOfRow = [400, 404, 422].includes(status);
  const field = known.field ?? (isOfRow ? toldAt.errorField : undefined);
  if (!field) return known;
  return new HttpError(status, {
    message,
    args,
    field: `${toldAt.source}.${toldAt.index}.${field}`,
  });
}

/**
 * How a plan reaches the platform: its calls are requests as they are, of the user who begins it. Somebody else who
 * has logged in since, in whichever tab, sends none of them.
 */
export const sending = (): Required<Pick<Ports, 'guard' | 'send' | 'told' | 'over'>> &
  Pick<Turns, 'isOver'> => {
  const ownUser = userSidOf(session.token());
  const isOver = () => !session.token() || userSidOf(session.token()) !== ownUser;
  return {
    isOver,
    guard: () => {
      if (isOver()) throw new HttpError(401, { message: 'app.errors.expired' });
    },
    send: request,
    told: toldBy,
    // What was read of lists before a write may be old, whatever became of it.
    over: ({ path }) => invalidateLists(path),
  };
};
