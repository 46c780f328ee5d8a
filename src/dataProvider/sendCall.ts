import { HttpError, request } from '../http';
import type { Call, Step } from '../saving/plan';
import type { Sent } from '../saving/runPlan';
import { invalidateLists } from './cachedList';
import { toNotFound, translateError } from './errors';

const bodyOf = ({ body, file }: Call): unknown => {
  if (!file) return body;
  const form = new FormData();
  form.append(file.field, new Blob([file.text], { type: 'text/plain' }), file.name);
  return form;
};

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

/** Sends one call of a plan. Throws an HttpError with the place at which the form shows it. */
export async function sendCall(call: Call, step: Step): Promise<Sent> {
  const { method, path, query } = call;
  try {
    const { status, body } = await request<Record<string, unknown> | undefined>({
      method,
      path,
      query,
      body: bodyOf(call),
    });
    // A user's sid has a name of its own (contract 20).
    const sid = body?.sid ?? body?.user_sid;
    return { status, sid: typeof sid === 'string' && sid ? sid : null, body };
  } catch (error) {
    throw toldBy(error, step);
  } finally {
    invalidateLists();
  }
}
