import { HttpError } from '../http/HttpError';
import type { Plan, Step } from './plan';
import { type Fields, isSame } from './values';

/** Whose numbers they become, over which carrier they come in, and what handles them. */
export interface NumberOwner {
  account_sid: string | null;
  voip_carrier_sid: string;
  application_sid: string | null;
}

const name = 'resources.phone-numbers.name';

/** The plan that gives stored numbers to an application, or to none: steps that do not wait for one another. */
export const planRouting = (sids: readonly string[], application_sid: string | null): Plan => ({
  steps: sids.map(
    (sid): Step => ({
      id: sid,
      name,
      call: {
        method: 'PUT',
        path: `PhoneNumbers/${encodeURIComponent(sid)}`,
        body: { application_sid },
      },
      needs: [],
      of: sid,
    }),
  ),
});

/** The plan that adds numbers, as digits, to one account, carrier and perhaps application, step by number. */
export const planAddition = (
  numbers: readonly string[],
  { account_sid, voip_carrier_sid, application_sid }: NumberOwner,
): Plan => ({
  steps: numbers.map(
    (number): Step => ({
      id: number,
      name,
      call: {
        method: 'POST',
        path: 'PhoneNumbers',
        body: {
          number,
          account_sid,
          voip_carrier_sid,
          ...(application_sid && { application_sid }),
        },
      },
      needs: [],
      makes: true,
    }),
  ),
});

/** A number as a list shows it, by which the operator chose it. */
export interface ChosenNumber {
  id: string;
  account_sid: string | null;
  voip_carrier_sid: string | null;
}

/** A stored number, as far as it is made again. */
export interface MovedNumber extends ChosenNumber {
  number: string;
  application_sid: string | null;
}

const since = (what: 'gone' | 'moved' | 'changed') =>
  new HttpError(0, { message: `app.bulk.since.${what}` });

/**
 * A number as it is stored now. Throws where others deleted it since it was listed, or gave it to another
 * carrier or account: what they did is kept (ADR 13).
 */
export function whereListed<N extends ChosenNumber>(listed: ChosenNumber, now: N | null): N {
  if (!now) throw since('gone');
  const isThere =
    now.voip_carrier_sid === listed.voip_carrier_sid && now.account_sid === listed.account_sid;
  if (!isThere) throw since('moved');
  return now;
}

/**
 * A record as it is stored now, over which `changes` are stored. Throws where others deleted it since it was
 * listed, or stored other values in the same columns. A column that the list lacks says nothing.
 */
export function unchangedBy<R extends Fields>(listed: Fields, now: R | null, changes: Fields): R {
  if (!now) throw since('gone');
  const isOthers = (key: string) =>
    listed[key] !== undefined && !isSame(now[key], listed[key]) && !isSame(now[key], changes[key]);
  if (Object.keys(changes).some(isOthers)) throw since('changed');
  return now;
}

/** The step that makes a number again over another carrier. */
export const additionOf = (id: string): string => `${id}:add`;
/** The step that deletes it where it was. */
export const removalOf = (id: string): string => `${id}:remove`;

/**
 * The plan that gives a number another carrier, which no PUT does: it is made again with its account and
 * application, then deleted where it was. Nothing is lost where the first is refused. `isMade` where an
 * earlier try has made it.
 */
export function planMove(
  { id, number: digits, account_sid, application_sid }: MovedNumber,
  voip_carrier_sid: string,
  isMade: boolean,
): Plan {
  const owner = { account_sid, voip_carrier_sid, application_sid };
  const [addition] = planAddition([digits], owner).steps;
  const removal: Step = {
    id: removalOf(id),
    name,
    call: { method: 'DELETE', path: `PhoneNumbers/${encodeURIComponent(id)}` },
    needs: [additionOf(id)],
    of: id,
    recognize: { gone: 'notFound' },
  };
  if (isMade || !addition) return { steps: [removal] };
  return { steps: [{ ...addition, id: additionOf(id) }, removal] };
}
