import { useLocaleState, useTranslate } from 'ra-core';
import { useSipReason } from '../../../components/calls/sipReason';
import { readableNumber } from '../../../components/fields/phoneNumber';
import { numberFormat } from '../../../domain/formatters';
import type { CallLadder, Hint, LegFacts, TimeSpan } from '../../../engines/sip';
import type { RecentCall } from '../../../types';
import { labelOf } from '../capture/messageTexts';
import { refusalKey } from '../details/advice';

const text = (name: string) => `resources.recent-calls.facts.${name}`;

/** One fact of a leg in words, and the place of the message that shows it. */
export interface FactText {
  key: string;
  label: string;
  value: string;
  message: number | null;
  /** Microseconds, of a span of time. */
  span?: number;
}

type Translate = ReturnType<typeof useTranslate>;

/** The number or user of a From or To, as people read it. */
export function headerUser(header: string): string {
  const user = /sips?:([^@>;]+)@/i.exec(header)?.[1] ?? /tel:([^>;]+)/i.exec(header)?.[1];
  return readableNumber(user ?? header);
}

const causeOf = (
  { protocol, cause }: LegFacts['reasons'][number],
  translate: Translate,
  sipReason: (status: unknown) => string,
): string => {
  if (cause === null) return protocol;
  const isSip = protocol.toUpperCase() === 'SIP';
  const words = isSip
    ? sipReason(cause)
    : translate(text(`q850Causes.${cause}`), { _: translate(text('unknownCause')) });
  return translate(text('noted'), { code: isSip ? cause : `${protocol} ${cause}`, words });
};

/** Reason and Warning headers in words, with the sender's own words where they say more. */
function headerTexts(
  { reasons, warnings }: LegFacts,
  translate: Translate,
  sipReason: (status: unknown) => string,
): FactText[] {
  const withText = (cause: string, said: string) =>
    said && !cause.toLowerCase().includes(said.toLowerCase())
      ? translate(text('said'), { cause, text: said })
      : cause;
  return [
    ...reasons.map((reason) => ({
      key: 'reason',
      label: translate(text('reasonHeader')),
      value: withText(causeOf(reason, translate, sipReason), reason.text),
      message: reason.message,
    })),
    ...warnings.map(({ code, agent, text: said, message }) => {
      const words = translate(text(`warnings.${code}`), { _: translate(text('unknownCause')) });
      const cause = translate(text('noted'), { code, words });
      return {
        key: 'warning',
        label: translate(text('warningHeader')),
        value: translate(text('by'), { cause: withText(cause, said), agent }),
        message,
      };
    }),
  ];
}

function codecText({ codecs }: LegFacts, translate: Translate): FactText[] {
  if (!codecs) return [];
  const [voice] = codecs.agreed;
  const keys = translate(text(codecs.hasKeys ? 'dtmf' : 'inBandDtmf'));
  return [
    {
      key: 'codec',
      label: translate(text('codec')),
      value: voice ? [voice, keys].join(' · ') : translate(text('noCodec')),
      message: codecs.answer,
    },
  ];
}

/** What became of a call, and who ended it. */
function courseTexts(
  { outcome, final, ended }: LegFacts,
  isPlatform: boolean,
  translate: Translate,
  labelAt: (place: number) => string,
): FactText[] {
  const became = translate(text(`outcomes.${outcome}`));
  const result = {
    key: 'outcome',
    label: translate(text('outcome')),
    value:
      final === null
        ? became
        : translate(text('outcomeBy'), { outcome: became, message: labelAt(final) }),
    message: final,
  };
  if (!ended) return [result];
  const side = translate(text(`sides.${isPlatform ? 'platform' : ended.by}`));
  return [
    result,
    {
      key: 'endedBy',
      label: translate(text('endedBy')),
      value: translate(text('byMessage'), { side, message: labelAt(ended.message) }),
      message: ended.message,
    },
  ];
}

/** The text of a hint: some have one for each side or direction. */
const hintKey = (hint: Hint): string => {
  if (hint.kind === 'direction') return `direction.${hint.direction}`;
  if ('side' in hint) return `${hint.kind}.${hint.side}`;
  return hint.kind === 'privateAddress' && hint.isInside ? 'privateInside' : hint.kind;
};

/** A payload type with what it is by itself: "18 (G729)". */
const typeOf = (hint: Hint): string | undefined => {
  if (hint.kind !== 'wrongCodec') return undefined;
  const { payloadType, codec } = hint;
  return codec ? `${payloadType} (${codec})` : String(payloadType);
};

/** Which side of its calls the platform is, by their Call-IDs: called when they come in. */
export type PlatformSides = Record<string, 'caller' | 'callee'>;

export const platformSidesOf = (calls: RecentCall[]): PlatformSides =>
  Object.fromEntries(
    calls.map(({ sip_callid, direction }) => [
      sip_callid,
      direction === 'inbound' ? 'callee' : 'caller',
    ]),
  );

const noSides: PlatformSides = {};

/** The facts of legs in the operator's language. */
export function useLegTexts(
  ladder: Pick<CallLadder, 'messages' | 'legs'>,
  platformSides: PlatformSides = noSides,
) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const sipReason = useSipReason();
  const number = numberFormat(locale, {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  });
  const percentOf = (part: number) => numberFormat(locale, { style: 'percent' }).format(part);
  const labelAt = (place: number) => {
    const message = ladder.messages[place];
    return message ? labelOf(message) : '';
  };
  const secondsOf = (time: number) =>
    translate('resources.recent-calls.capture.seconds', { seconds: number.format(time / 1e6) });
  const span = (
    key: 'postDialDelay' | 'ring' | 'setup' | 'talk',
    found: TimeSpan | null,
  ): FactText[] =>
    found
      ? [
          {
            key,
            label: translate(text(key)),
            value: secondsOf(found.time),
            message: found.to,
            span: found.time,
          },
        ]
      : [];
  const isPlatform = ({ leg, ended }: LegFacts): boolean =>
    ended !== null && platformSides[ladder.legs[leg]?.callId ?? ''] === ended.by;
  return {
    /** What to check when the call was refused, by whom refused it. */
    adviceOf: (facts: LegFacts): string => {
      const status = ladder.messages[facts.final ?? -1]?.status ?? 0;
      const isRefused = facts.outcome === 'refused' || facts.outcome === 'redirected';
      const key = isRefused ? refusalKey(status, isPlatform(facts)) : null;
      return key ? translate(text(key), { _: '' }) : '';
    },
    titleOf: ({ leg }: LegFacts): string =>
      translate(text('leg'), {
        number: leg + 1,
        from: headerUser(ladder.legs[leg]?.from ?? ''),
        to: headerUser(ladder.legs[leg]?.to ?? ''),
      }),
    factsOf: (facts: LegFacts): FactText[] => {
      return [
        ...courseTexts(facts, isPlatform(facts), translate, labelAt),
        ...span('postDialDelay', facts.postDialDelay),
        ...span('ring', facts.ring),
        ...span('setup', facts.setup),
        ...span('talk', facts.talk),
        ...codecText(facts, translate),
        ...headerTexts(facts, translate, sipReason),
      ];
    },
    hintOf: (hint: Hint): string => {
      const { kind: _kind, message: _message, ...values } = hint;
      const smart_count = 'count' in hint ? hint.count : undefined;
      const seconds = 'time' in hint ? secondsOf(hint.time) : undefined;
      const percent = 'part' in hint ? percentOf(hint.part) : undefined;
      return translate(text(`hints.${hintKey(hint)}`), {
        ...values,
        type: typeOf(hint),
        smart_count,
        seconds,
        percent,
      });
    },
  };
}

export type LegTexts = ReturnType<typeof useLegTexts>;
