import { HttpError, request } from '../http';
import type { Step } from '../saving/plan';
import type { Ports } from '../saving/runPlan';
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

/** How plans reach the platform: their calls are requests as they are. */
export const sending: Pick<Ports, 'send' | 'told' | 'over'> = {
  send: request,
  told: toldBy,
  // What was read of lists before a write may be old, whatever became of it.
  over: ({ path }) => invalidateLists(path),
};
