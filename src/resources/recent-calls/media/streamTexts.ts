import { useLocaleState, useTranslate } from 'ra-core';
import type { State } from '../../../components/fields/StateLabel';
import { numberFormat } from '../../../domain/formatters';
import type { Digit, Quality, RtpStream } from '../../../engines/rtp';

const text = (name: string) => `resources.recent-calls.media.${name}`;

const states: Record<Quality['category'], State> = {
  best: 'on',
  high: 'on',
  medium: 'warning',
  low: 'warning',
  poor: 'error',
};

/** Where a stream comes from and goes to. */
export const endsOf = ({ source, destination }: RtpStream): string => `${source} → ${destination}`;

/** Flashing the hook, as an event (RFC 4733, section 3.2). */
const flash = 16;
/** Keys that a row shows. */
const mostKeys = 32;

/** The texts of streams in the operator's language. */
export function useStreamTexts() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const number = (value: number, digits = 0) =>
    numberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const milliseconds = (value: number) =>
    translate(text('milliseconds'), { value: number(value, value < 100 ? 1 : 0) });
  const percent = (part: number, whole: number) =>
    numberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 1,
    }).format(whole === 0 ? 0 : part / whole);
  const codec = ({ codec: { name, payloadType } }: Pick<RtpStream, 'codec'>) =>
    name || translate(text('payloadType'), { number: payloadType });
  /** A codec, and that what it made is encrypted. */
  const coding = (stream: Pick<RtpStream, 'codec' | 'isEncrypted'>) =>
    stream.isEncrypted ? `${codec(stream)} · SRTP` : codec(stream);
  const quality = ({ category, mos }: Quality): { label: string; state: State } => ({
    state: states[category],
    label: translate(text(`mos.${category}`), { value: number(mos, 1) }),
  });
  const key = ({ event, symbol }: Digit): string =>
    symbol || translate(text(event === flash ? 'digits.flash' : 'digits.event'), { number: event });
  /** The keys that were pressed in a stream, empty where none were. */
  const keys = ({ digits }: Pick<RtpStream, 'digits'>): string => {
    if (digits.length === 0) return '';
    const shown = digits.slice(0, mostKeys).map(key).join(' ');
    return translate(text('digits.row'), {
      keys: digits.length > mostKeys ? `${shown} …` : shown,
    });
  };
  return { number, milliseconds, percent, codec, coding, quality, key, keys };
}
