import { useMemo } from 'react';
import { useConsole } from '../../../components/ConsoleContext';
import { trunkPath } from '../../../components/calls/trunkPath';
import { alertKinds } from '../../../domain/alertKinds';
import type { CallLadder, LegFacts } from '../../../engines/sip';
import { hasTrace, type ReadTrace } from '../../../engines/trace';
import type { KnownOfCall } from '../../../engines/verdict';
import type { Alert, RecentCall } from '../../../types';
import { useCaptures, useLadder } from '../capture/useCapture';
import { speakersOf } from '../media/speakers';
import { useLadderWithStreams, useStreams } from '../media/useMedia';
import { useCallTrace } from '../trace/useCallTrace';
import { disagreementsOf } from './disagreements';
import { useCallAlerts } from './useCallAlerts';

/** Steps that failed which a verdict names. */
const mostSpans = 3;

function messagesOf(call: RecentCall, ladder: CallLadder): KnownOfCall['messages'] {
  const statusOf = (facts: LegFacts) => ladder.messages[facts.final ?? -1]?.status ?? null;
  const judged = (facts: LegFacts) => ({ facts, status: statusOf(facts) });
  const isOwn = ({ leg }: LegFacts) => ladder.legs[leg]?.callId === call.sip_callid;
  const own = ladder.facts.find(isOwn);
  return own
    ? { own: judged(own), others: ladder.facts.filter((facts) => !isOwn(facts)).map(judged) }
    : null;
}

function failedSteps({ tree }: ReadTrace): NonNullable<KnownOfCall['trace']> {
  const failed: NonNullable<KnownOfCall['trace']>['failed'] = [];
  for (let span = tree.failed.indexOf(1); span !== -1 && failed.length < mostSpans; ) {
    const node = tree.nodes.at(span);
    if (node) failed.push({ span, name: node.span.name, kind: node.kind });
    span = tree.failed.indexOf(1, span + 1);
  }
  return { failed };
}

const judgedAlert = ({ kind }: Alert) => {
  const known = alertKinds.find(({ name }) => name === kind);
  return {
    isError: known?.severity === 'error',
    isApplication: known?.cause === 'applications',
  };
};

/** Everything that is known of a call at the moment, and the means to look closer. */
export function useKnown(call: RecentCall, isWanted: boolean) {
  const { features } = useConsole();
  const captures = useCaptures(call, isWanted && Boolean(call.sip_callid));
  const read = useLadder(call, isWanted && Boolean(call.sip_callid));
  const isTraced = features.tracing && hasTrace(call);
  const trace = useCallTrace(call, isWanted && isTraced);
  const alerts = useCallAlerts(call, isWanted);
  const files = [captures.data?.own, ...(captures.data?.legs ?? []).map(({ file }) => file)];
  const captured = files.flatMap((file) => file ?? []);
  const ladder = useLadderWithStreams(captured, read.data);
  const streams = useStreams(captured, read.data);
  const known = useMemo((): KnownOfCall => {
    const messages = ladder ? messagesOf(call, ladder) : null;
    const speakers = ladder && streams.length > 0 ? speakersOf(streams, ladder) : null;
    const spoken = (isCaller: boolean) =>
      streams.filter(({ id }) => {
        const speaker = speakers?.get(id);
        return speaker?.leg === messages?.own.facts.leg && speaker?.isCaller === isCaller;
      });
    const root = trace.data?.tree.nodes.at(0)?.span.attributes ?? null;
    const own = messages && { facts: messages.own.facts, status: messages.own.status };
    return {
      call: { ...call, carrier: trunkPath(call.trunk) ? call.trunk : '' },
      messages,
      sound: speakers && { caller: spoken(true), callee: spoken(false) },
      trace: trace.data ? failedSteps(trace.data) : null,
      alerts: alerts.data?.map(judgedAlert) ?? null,
      disagrees: disagreementsOf(call, own, root).length > 0,
    };
  }, [call, ladder, streams, trace.data, alerts.data]);
  const missing = [
    ...(call.sip_callid && !read.data && !captures.data ? ['messages' as const] : []),
    ...(isTraced && !trace.data && !trace.error ? ['trace' as const] : []),
    ...(alerts.canAsk && !alerts.data && !alerts.error ? ['alerts' as const] : []),
  ];
  return { known, ladder, captures, read, trace, alerts, missing };
}
