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
