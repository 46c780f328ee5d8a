import { useLocaleState, useTranslate } from 'ra-core';
import type { State } from '../../../components/fields/StateLabel';
import type { Quality, RtpStream } from '../../../engines/rtp';

const text = (name: string) => `resources.recent-calls.media.${name}`;

/** The categories of speech transmission quality by rating (ITU-T G.109, table 1), best first. */
const categories: [least: number, name: string, state: State][] = [
  [90, 'best', 'on'],
  [80, 'high', 'on'],
  [70, 'medium', 'warning'],
  [60, 'low', 'warning'],
  [Number.NEGATIVE_INFINITY, 'poor', 'error'],
];

/** Where a stream comes from and goes to. */
export const endsOf = ({ source, destination }: RtpStream): string => `${source} → ${destination}`;

/** The texts of streams in the operator's language. */
export function useStreamTexts() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const milliseconds = (value: number) =>
    translate(text('milliseconds'), { value: number(value, value < 100 ? 1 : 0) });
  const percent = (part: number, whole: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
      whole === 0 ? 0 : part / whole,
    );
  const codec = ({ codec: { name, payloadType } }: Pick<RtpStream, 'codec'>) =>
    name || translate(text('payloadType'), { number: payloadType });
  const quality = ({ rating, mos }: Quality): { label: string; state: State } => {
    const [, name, state] = categories.find(([least]) => rating >= least) ?? [0, 'poor', 'error'];
    const value = number(mos, 1);
    return { state: state as State, label: translate(text(`mos.${name}`), { value }) };
  };
  return { number, milliseconds, percent, codec, quality };
}
