import { useLocaleState, useTranslate } from 'ra-core';
import { readableNumber } from '../../../components/fields/phoneNumber';
import type { CallLadder, Hint, LegFacts, Span } from '../../../engines/sip';
import { labelOf } from '../capture/messageTexts';
import { useSipReason } from '../sipReason';

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
export function userOf(header: string): string {
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

/** The text of a hint: some have one for each side or direction. */
const hintKey = (hint: Hint): string => {
  if (hint.kind === 'direction') return `direction.${hint.direction}`;
  if (hint.kind === 'oneWay' || hint.kind === 'stopsEarly') return `${hint.kind}.${hint.side}`;
  return hint.kind === 'privateAddress' && hint.isInside ? 'privateInside' : hint.kind;
};

/** The facts of legs in the operator's language. */
export function useLegTexts(ladder: Pick<CallLadder, 'messages' | 'legs'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const sipReason = useSipReason();
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  });
  const labelAt = (place: number) => {
    const message = ladder.messages[place];
    return message ? labelOf(message) : '';
  };
  const secondsOf = (time: number) =>
    translate('resources.recent-calls.capture.seconds', { seconds: number.format(time / 1e6) });
  const span = (
    key: 'postDialDelay' | 'ring' | 'setup' | 'talk',
    found: Span | null,
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
  return {
    titleOf: ({ leg }: LegFacts): string =>
      translate(text('leg'), {
        number: leg + 1,
        from: userOf(ladder.legs[leg]?.from ?? ''),
        to: userOf(ladder.legs[leg]?.to ?? ''),
      }),
    factsOf: (facts: LegFacts): FactText[] => {
      const { outcome, final, ended } = facts;
      return [
        {
          key: 'outcome',
          label: translate(text('outcome')),
          value: [translate(text(`outcomes.${outcome}`)), final === null ? '' : labelAt(final)]
            .filter(Boolean)
            .join(' · '),
          message: final,
        },
        ...(ended
          ? [
              {
                key: 'endedBy',
                label: translate(text('endedBy')),
                value: translate(text('byMessage'), {
                  side: translate(text(`sides.${ended.by}`)),
                  message: labelAt(ended.message),
                }),
                message: ended.message,
              },
            ]
          : []),
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
      return translate(text(`hints.${hintKey(hint)}`), { ...values, smart_count, seconds });
    },
  };
}

export type LegTexts = ReturnType<typeof useLegTexts>;
