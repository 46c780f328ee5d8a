import { useTranslate } from 'ra-core';
import type { Role, Verdict } from '../../../engines/verdict';
import type { RecentCall } from '../../../types';
import type { LegTexts } from '../facts/legTexts';
import { adviceKey, refusalKey } from './advice';

const text = (name: string) => `resources.recent-calls.verdict.${name}`;

/** Kinds whose sentence names who it is about. */
const named: Verdict['kind'][] = [
  ...(['oneWay', 'wrongCodec', 'stopsEarly', 'startsLate', 'loss'] as const),
  ...(['poorSound', 'noResponse'] as const),
  ...(['unknownNumber', 'notAllowed', 'credentials', 'codecs', 'failed', 'rejected'] as const),
];

/** Kinds that say themselves what to check, whatever the status. */
const advised: Verdict['kind'][] = [
  ...(['poorSound', 'webhookFailed', 'stepFailed', 'alerted'] as const),
  ...(['applicationError', 'maxDuration', 'unknown'] as const),
];

/** The words of a verdict. */
export function useVerdictTexts(call: RecentCall, { hintOf }: Pick<LegTexts, 'hintOf'>) {
  const translate = useTranslate();
  const who = (role: Role): string => translate(text(`who.${role}`), { name: call.trunk });
  return {
    who,
    titleOf: ({ kind, role }: Verdict): string =>
      role !== null && named.includes(kind)
        ? translate(text(`of.${kind}`), { who: who(role) })
        : translate(text(`kinds.${kind}`)),
    /** How sure, on whose side, and which way the call went. */
    aboutOf: ({ certainty, role }: Verdict): string =>
      [
        translate(text(`certainties.${certainty}`)),
        ...(role
          ? [
              translate(text('side'), {
                side: translate(text(`sides.${role}`), { name: call.trunk }),
              }),
            ]
          : []),
        translate(`resources.recent-calls.state.${call.direction}`),
      ].join(' · '),
    checkOf: ({ kind, hint, role, status }: Verdict): string => {
      if (advised.includes(kind)) return translate(text(`checks.${kind}`));
      if (hint) return hintOf(hint);
      if (status === null) return '';
      const own = role === 'platform' || role === 'application';
      const isOfRecord = !call.answered && Number(call.sip_status) === status;
      const key = isOfRecord ? adviceKey(call) : refusalKey(status, own);
      return key ? translate(`resources.recent-calls.facts.${key}`, { _: '' }) : '';
    },
  };
}
