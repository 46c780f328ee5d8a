import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { sipSeverity, useSipReason } from '../../../components/calls/sipReason';
import { formatSeconds } from '../../../components/fields/format';
import { readableNumber } from '../../../components/fields/phoneNumber';
import { StateLabel } from '../../../components/fields/StateLabel';
import { useTimes } from '../../../components/fields/useTimes';
import { CopyButton } from '../../../components/inputs/CopyButton';
import { numberFormat } from '../../../domain/formatters';
import { listWords } from '../../../domain/listWords';
import { mono } from '../../../theme';
import type { RecentCall } from '../../../types';
import { LegLink } from '../capture/LegLinks';
import { useCaptures, useLadder } from '../capture/useCapture';
import { endOf } from '../endOf';
import { platformSidesOf, useLegTexts } from '../facts/legTexts';
import { useCallTrace } from '../trace/useCallTrace';
import { answeredAt } from './answeredAt';
import { type Disagreement, disagreementsOf } from './disagreements';
import type { useCallReferences } from './useCallReferences';

const text = (name: string) => `resources.recent-calls.facts.${name}`;
const record = (name: string) => text(`record.${name}`);

/** One fact of a call: its words, and how they are shown where that is more. */
export interface CallFact {
  key: string;
  label: string;
  value: string;
  node?: ReactNode;
  /** Microseconds, of a span of time. */
  span?: number;
  /** What other sources say instead. */
  others?: string[];
}

/** A number, address or id, which is copied as it is stored. */
const Copied = ({ shown, stored, name }: { shown: string; stored: string; name: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
    <Box component="span" translate="no" sx={{ ...mono, overflowWrap: 'anywhere' }} title={stored}>
      {shown}
    </Box>
    <CopyButton text={stored} name={name} />
  </Box>
);

const Result = ({ call: { answered, sip_status }, label }: { call: RecentCall; label: string }) => (
  <StateLabel state={answered ? 'on' : sipSeverity(Number(sip_status))} label={label} />
);

/** What the SIP messages add, once somebody has opened them. */
function useMessageFacts(call: RecentCall) {
  const translate = useTranslate();
  const { data: captures } = useCaptures(call, false);
  const { data: ladder } = useLadder(call, false);
  const texts = useLegTexts(ladder ?? { messages: [], legs: [] }, platformSidesOf([call]));
  const own = ladder?.facts.find(({ leg }) => ladder.legs[leg]?.callId === call.sip_callid);
  const legs = captures?.legs ?? [];
  const told = own ? texts.factsOf(own) : [];
  const status = ladder?.messages[own?.final ?? -1]?.status ?? null;
  const facts: CallFact[] = [
    ...told
      .filter(({ key }) => key !== 'outcome' && key !== 'talk')
      // Several reasons may be given.
      .map((fact, place, all) => ({
        ...fact,
        key: [fact.key, all.slice(0, place).filter(({ key }) => key === fact.key).length].join(' '),
      })),
    ...(legs.length > 0
      ? [
          {
            key: 'legs',
            label: translate(record('otherLegs')),
            value: listWords(
              legs.map(({ callId }) => callId),
              translate,
            ),
            node: legs.map((leg) => (
              <div key={leg.callId}>
                <LegLink leg={leg} />
              </div>
            )),
          },
        ]
      : []),
  ];
  return { facts, told, messages: own ? { facts: own, status } : null };
}

/** The fact of the messages that stands against one of the record. */
const opposite = {
  end: 'endedBy',
  result: 'outcome',
  answered: 'setup',
  duration: 'talk',
} as const;

/** What other sources say instead of the record, by the fact of the record. */
function useDisagreements(
  call: RecentCall,
  { told, messages }: Pick<ReturnType<typeof useMessageFacts>, 'told' | 'messages'>,
) {
  const translate = useTranslate();
  const sipReason = useSipReason();
  const { data: trace } = useCallTrace(call, false);
  const root = trace?.tree.nodes.at(0)?.span.attributes ?? null;
  const said = ({ about, source }: Disagreement): string => {
    if (source === 'messages') return told.find(({ key }) => key === opposite[about])?.value ?? '';
    const status = root?.get('sipStatus');
    return about === 'result'
      ? `${status} ${sipReason(status)}`.trim()
      : translate(text(`sides.${root?.get('callTerminationBy')}`));
  };
  const others = new Map<string, string[]>();
  for (const one of disagreementsOf(call, messages, root)) {
    const sentence = translate(record(`others.${one.source}`), { value: said(one) });
    others.set(one.about, [...(others.get(one.about) ?? []), sentence]);
  }
  return others;
}

/** A call in words, in the order in which it is asked about. */
export function useCallFacts(
  call: RecentCall,
  { account, application, trunk }: ReturnType<typeof useCallReferences>,
): CallFact[] {
  const translate = useTranslate();
  const { locale, exact } = useTimes();
  const sipReason = useSipReason();
  const ofMessages = useMessageFacts(call);
  const others = useDisagreements(call, ofMessages);
  const { from, to, attempted_at, terminated_at, answered, duration } = call;
  const seconds = numberFormat(locale, { maximumFractionDigits: 1 });
  const pickup = answeredAt(call);
  const unknownTime = answered ? 'resources.recent-calls.state.answered' : record('never');
  const answeredText =
    pickup && pickup.wait !== null
      ? translate(record('after'), {
          time: exact(pickup.at),
          span: translate('resources.recent-calls.capture.seconds', {
            seconds: seconds.format(pickup.wait / 1000),
          }),
        })
      : (pickup && exact(pickup.at)) || translate(unknownTime);
  const fact = (key: string, value: string, node?: ReactNode): CallFact => ({
    ...{ key, value, node, others: others.get(key) },
    label: translate(record(key)),
  });
  const copied = (key: string, stored: string, shown = stored): CallFact[] =>
    stored
      ? [fact(key, shown, <Copied {...{ shown, stored }} name={translate(record(key))} />)]
      : [];
  const named = (key: string, found: { name: string; node: ReactNode } | null): CallFact[] =>
    found ? [fact(key, found.name, found.node)] : [];
  const phrase = [call.sip_status, sipReason(call.sip_status)].filter(Boolean).join(' ');
  const result = answered
    ? translate('resources.recent-calls.state.answered')
    : phrase || translate('resources.recent-calls.state.notAnswered');
  const end = endOf(call, translate);
  return [
    ...copied('from', from, readableNumber(from)),
    ...copied('to', to, readableNumber(to)),
    fact('direction', translate(`resources.recent-calls.state.${call.direction}`)),
    fact('result', result, <Result call={call} label={result} />),
    ...(end ? [fact('end', end)] : []),
    fact('started', exact(attempted_at)),
    fact('answered', answeredText),
    ...(terminated_at ? [fact('ended', exact(terminated_at))] : []),
    { ...fact('duration', formatSeconds(duration, locale)), span: duration * 1e6 },
    ...named('trunk', trunk),
    ...named('application', application),
    ...named('account', account),
    ...copied('peer', call.remote_host ?? ''),
    ...ofMessages.facts,
    ...copied('callId', call.sip_callid),
    ...copied('callSid', call.call_sid),
  ];
}
