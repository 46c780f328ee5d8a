import type { Plan, Step } from './plan';

/** Whose numbers they become, over which carrier they come in, and what handles them. */
export interface NumberOwner {
  account_sid: string;
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

/** A stored number, as far as it is made again. */
export interface MovedNumber {
  id: string;
  number: string;
  account_sid: string | null;
  application_sid: string | null;
}

/** The step that makes a number again over another carrier. */
export const additionOf = (id: string): string => `${id}:add`;

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
  const owner = { account_sid: account_sid ?? '', voip_carrier_sid, application_sid };
  const [addition] = planAddition([digits], owner).steps;
  const removal: Step = {
    id: `${id}:remove`,
    name,
    call: { method: 'DELETE', path: `PhoneNumbers/${encodeURIComponent(id)}` },
    needs: [additionOf(id)],
    of: id,
    recognize: { gone: 'notFound' },
  };
  if (isMade || !addition) return { steps: [removal] };
  return { steps: [{ ...addition, id: additionOf(id) }, removal] };
}
