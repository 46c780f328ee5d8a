import type { Quality } from './types';

/** How a codec impairs speech, and how well it stands loss. */
interface Impairment {
  ie: number;
  bpl: number;
}

/**
 * Equipment impairment factor Ie and packet-loss robustness factor Bpl under random loss, by codec:
 * ITU-T G.113, Appendix I, tables I.1 and I.4. G.711 with the packet-loss concealment of its Appendix I,
 * G.729 as Annex A with silence suppression, G.723.1 at 6.3 kbit/s. Codecs that are not here have no
 * figures for narrow-band speech.
 */
const impairments: Record<string, Impairment> = {
  PCMU: { ie: 0, bpl: 25.1 },
  PCMA: { ie: 0, bpl: 25.1 },
  G729: { ie: 11, bpl: 19 },
  G723: { ie: 15, bpl: 16.1 },
  'GSM-EFR': { ie: 5, bpl: 10 },
};

/** R without any impairment: the default values of ITU-T G.107, clause 7.7. */
const bestRating = 93.2;

/**
 * Idd, what the delay from mouth to ear takes away: ITU-T G.107, clause 7.4.3, for perfect echo
 * cancelling. `delay` is in milliseconds; up to 100 take nothing.
 */
function delayImpairment(delay: number): number {
  if (delay <= 100) return 0;
  const x = Math.log2(delay / 100);
  return 25 * ((1 + x ** 6) ** (1 / 6) - 3 * (1 + (x / 3) ** 6) ** (1 / 6) + 2);
}

/** Ie,eff, what codec and loss take away: ITU-T G.107, clause 7.5. `loss` in percent, `burst` 1 for random. */
const effectiveImpairment = ({ ie, bpl }: Impairment, loss: number, burst: number): number =>
  ie + ((95 - ie) * loss) / (loss / burst + bpl);

/** MOS of a rating: ITU-T G.107, Annex B. */
export function mosOf(rating: number): number {
  if (rating <= 0) return 1;
  if (rating >= 100) return 4.5;
  return Math.max(1, 1 + 0.035 * rating + rating * (rating - 60) * (100 - rating) * 7e-6);
}

interface QualityInput {
  codec: string;
  /** Percent of the packets that are missing. */
  loss: number;
  /** Burst ratio: how long bursts of loss are against those of random loss; 1 or more. */
  burst: number;
  /** Milliseconds. */
  jitter: number;
  packetTime: number;
  /** Milliseconds of the network one way, null where not to be known. */
  networkDelay: number | null;
}

/**
 * How a stream would sound by the E-model, R = 93.2 − Idd − Ie,eff (ITU-T G.107 with its default values
 * for everything that a capture does not show). The delay is the network's, which is taken for nothing
 * where it is not known, one packet, and a jitter buffer of twice the mean jitter, which loses nothing.
 * Null for a codec without figures.
 */
export function estimateQuality(input: QualityInput): Quality | null {
  const impairment = impairments[input.codec.toUpperCase()];
  if (!impairment) return null;
  const delay = (input.networkDelay ?? 0) + input.packetTime + 2 * input.jitter;
  const lost = effectiveImpairment(impairment, input.loss, input.burst);
  const rating = Math.min(100, Math.max(0, bestRating - delayImpairment(delay) - lost));
  return { rating, mos: mosOf(rating), delay, isDelayKnown: input.networkDelay !== null };
}
