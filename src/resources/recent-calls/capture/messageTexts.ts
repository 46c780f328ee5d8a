import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useTimes } from '../../../components/fields/useTimes';
import { dateFormat, numberFormat } from '../../../domain/formatters';
import { listWords } from '../../../domain/listWords';
import type { LadderMessage } from '../../../engines/sip';

/** How messages differ in colour. Colour is never alone: the label says the same. */
export type Tone = 'primary' | 'text' | 'success' | 'warning' | 'error';

const challenges = [401, 407];

/** Requests, provisional answers, success, "try otherwise" and failure. */
export function toneOf({ status }: LadderMessage): Tone {
  if (status === null) return 'primary';
  if (status < 200) return 'text';
  if (status < 300) return 'success';
  return status < 400 || challenges.includes(status) ? 'warning' : 'error';
}

/** The colour of a tone in the theme. */
export const toneColor = (tone: Tone): string =>
  tone === 'text' ? 'text.secondary' : `${tone}.main`;

/** The method of a request, code and text of a response. */
export const labelOf = ({ method, status, reason }: LadderMessage): string =>
  status === null ? method : `${status} ${reason}`.trim();

/** How times are shown: since the first message, since the one shown before, or by the clock. */
export type LadderClock = 'relative' | 'delta' | 'absolute';

/** From the first of the shown messages, or from the one before each, in microseconds. */
function elapsed(clock: LadderClock, start: number, shown: LadderMessage[]) {
  if (clock !== 'delta') return ({ time }: LadderMessage) => time - start;
  const before = new Map(shown.map(({ index }, place) => [index, shown[place - 1]?.time]));
  return ({ index, time }: LadderMessage) => time - (before.get(index) ?? time);
}

/** The texts of messages in the operator's language. Times are microseconds since 1970. */
export function useMessageTexts(clock: LadderClock, start: number, shown: LadderMessage[]) {
  const translate = useTranslate();
  const { locale, zone } = useTimes();
  const seconds = (digits: number) =>
    numberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const [thousandths, millionths] = [seconds(3), seconds(6)];
  const timeOfDay = dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
    timeZone: zone,
  });
  const since = useMemo(() => elapsed(clock, start, shown), [clock, start, shown]);
  const timeOf = (message: LadderMessage): string =>
    clock === 'absolute'
      ? timeOfDay.format(message.time / 1000)
      : translate('resources.recent-calls.capture.seconds', {
          seconds: `${clock === 'delta' ? '+' : ''}${thousandths.format(since(message) / 1e6)}`,
        });
  return {
    timeOf,
    /** The names of a party. */
    namesOf: (names: string[]) => listWords(names, translate),
    /** A span of time to the millisecond. */
    spanOf: (span: number) =>
      translate('resources.recent-calls.capture.seconds', {
        seconds: thousandths.format(span / 1e6),
      }),
    /** A span of time to the microsecond. */
    exactSeconds: (span: number) =>
      translate('resources.recent-calls.capture.seconds', {
        seconds: millionths.format(span / 1e6),
      }),
    /** Everything that the drawing of a message says, as a sentence. */
    sentenceOf: (message: LadderMessage): string =>
      listWords(
        [
          translate('app.labelled', { label: timeOf(message), value: labelOf(message) }),
          translate('resources.recent-calls.capture.between', {
            from: message.source,
            to: message.destination,
          }),
          ...(message.hasSdp ? [translate('resources.recent-calls.capture.withSdp')] : []),
          ...(message.isRetransmission
            ? [translate('resources.recent-calls.capture.retransmission')]
            : []),
        ],
        translate,
      ),
  };
}

export type MessageTexts = ReturnType<typeof useMessageTexts>;
