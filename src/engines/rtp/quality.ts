import type { Quality } from './types';

/** How a codec impairs speech, and how well it stands loss. */
interface Impairment {
  ie: number;
  /** Null where no figure is published: then nothing can be said of a stream with losses. */
  bpl: number | null;
  isWideband?: true;
}

/**
 * Equipment impairment factor Ie and packet-loss robustness factor Bpl under random loss, by codec: the
 * provisional planning values of ITU-T G.113.
 *
 * Ie, narrow band: Appendix I, table I.1 (11/2007); G.723.1 at 6.3 kbit/s, GSM full, half and enhanced full
 * rate, G.726 at each of its rates, G.728 at 16 kbit/s. Ie,WB of G.722 at 64 kbit/s: Appendix IV, table IV.1.
 * Bpl: table I.2, which has it for G.711 with the concealment of its Appendix I, G.729 Annex A and G.723.1
 * with silence suppression, and GSM enhanced full rate. For losses in wide band there are figures for
 * listening with both ears alone (table IV.4), which go with another Ie,WB: they are not used. There is no
 * row for Opus and for AMR, and for AMR-WB one for each mode, which may change with every frame.
 */
const impairments: Record<string, Impairment> = {
  PCMU: { ie: 0, bpl: 25.1 },
  PCMA: { ie: 0, bpl: 25.1 },
  G729: { ie: 11, bpl: 19 },
  G723: { ie: 15, bpl: 16.1 },
  'GSM-EFR': { ie: 5, bpl: 10 },
  GSM: { ie: 20, bpl: null },
  'GSM-HR-08': { ie: 23, bpl: null },
  'G726-40': { ie: 2, bpl: null },
  'G726-32': { ie: 7, bpl: null },
  'G726-24': { ie: 25, bpl: null },
  'G726-16': { ie: 50, bpl: null },
  G728: { ie: 7, bpl: null },
  G722: { ie: 13, bpl: null, isWideband: true },
};

/** R without any impairment: the default values of ITU-T G.107, clause 7.7, and of G.107.1. */
const bestRating = { narrow: 93.2, wide: 129 };
/** How many ratings of the scale of wide band are one of narrow band: ITU-T G.107.1, Annex A. */
const wideScale = 1.29;

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
function effectiveImpairment({ ie, bpl }: Impairment, loss: number, burst: number): number | null {
  if (loss === 0) return ie;
  return bpl === null ? null : ie + ((95 - ie) * loss) / (loss / burst + bpl);
}

/** MOS of a rating: ITU-T G.107, Annex B. */
export function mosOf(rating: number): number {
  if (rating <= 0) return 1;
  if (rating >= 100) return 4.5;
  return Math.max(1, 1 + 0.035 * rating + rating * (rating - 60) * (100 - rating) * 7e-6);
}

/** The categories of speech transmission quality by rating (ITU-T G.109, table 1), best first. */
const categories: [least: number, name: Quality['category']][] = [
  [90, 'best'],
  [80, 'high'],
  [70, 'medium'],
  [60, 'low'],
];

const categoryOf = (rating: number): Quality['category'] =>
  categories.find(([least]) => rating >= least)?.[1] ?? 'poor';

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

/** Why there is no estimate: no figures for the codec, or none for its losses. */
export const qualityGap = (codec: string): 'codec' | 'loss' =>
  impairments[codec.toUpperCase()] ? 'loss' : 'codec';

/**
 * How a stream would sound by the E-model, R = R0 − Idd − Ie,eff (ITU-T G.107, and G.107.1 for wide band,
 * with their default values for everything that a capture does not show). The delay is the network's,
 * which is taken for nothing where it is not known, one packet, and a jitter buffer of twice the mean
 * jitter, which loses nothing. Null for a codec without figures, or without those for losses.
 */
export function estimateQuality(input: QualityInput): Quality | null {
  const impairment = impairments[input.codec.toUpperCase()];
  const lost = impairment && effectiveImpairment(impairment, input.loss, input.burst);
  if (!impairment || lost == null) return null;
  const isWideband = impairment.isWideband ?? false;
  const best = isWideband ? bestRating.wide : bestRating.narrow;
  const delay = (input.networkDelay ?? 0) + input.packetTime + 2 * input.jitter;
  const rating = Math.max(0, best - delayImpairment(delay) - lost);
  const narrow = isWideband ? rating / wideScale : rating;
  return {
    ...{ rating, isWideband, category: categoryOf(narrow), mos: mosOf(narrow), delay },
    isDelayKnown: input.networkDelay !== null,
  };
}
