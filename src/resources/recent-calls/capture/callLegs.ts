import type { RecentCall } from '../../../types';

/** How long before a call the one that caused it is looked for (ms): it may have waited in a queue. */
const before = 15 * 60_000;
/** How long into a call the ones that it caused are looked for. */
const within = 15 * 60_000;
/** Stores round times, and clocks differ. */
const margin = 5_000;

/** The times between which the other legs of a call began: the platform has no way to ask for them. */
export function legWindow(
  call: Pick<RecentCall, 'attempted_at' | 'terminated_at' | 'sip_parent_callid'>,
): { from: string; to: string } | null {
  const start = Date.parse(call.attempted_at);
  if (Number.isNaN(start)) return null;
  const end = Date.parse(call.terminated_at ?? '') || start;
  const at = (time: number) => new Date(time).toISOString();
  return {
    from: at(start - (call.sip_parent_callid ? before : margin)),
    to: at(Math.min(end, start + within) + margin),
  };
}

/** Another leg of a call: it caused it, or was caused by it. */
export interface OtherLeg {
  callId: string;
  isCause: boolean;
  /** Undefined where its record was not found. */
  call?: RecentCall;
}

/**
 * The other legs of a call among the records of its account, the one that caused it first: that is
 * known by its Call-ID even where its record is not among them.
 */
export function otherLegs(
  { call_sid, sip_callid, sip_parent_callid }: RecentCall,
  calls: RecentCall[],
): OtherLeg[] {
  const others = calls.filter((other) => other.call_sid !== call_sid);
  const cause = sip_parent_callid && sip_parent_callid !== sip_callid ? sip_parent_callid : '';
  return [
    ...(cause
      ? [
          {
            callId: cause,
            isCause: true,
            call: others.find((other) => other.sip_callid === cause),
          },
        ]
      : []),
    ...others
      .filter((other) => other.sip_parent_callid === sip_callid && other.sip_callid !== sip_callid)
      .map((other) => ({ callId: other.sip_callid, isCause: false, call: other }))
      .sort((a, b) => (a.call.attempted_at < b.call.attempted_at ? -1 : 1)),
  ];
}
