import { formatLatency } from '../time';
import type { Region, SpeechOutcome } from './regions';

/** One line of a mark's dialog. */
export interface RegionDetail {
  key:
    | 'vendor'
    | 'confidence'
    | 'language'
    | 'transcript'
    | 'latency'
    | 'digit'
    | 'duration'
    | 'fromCache'
    | 'status';
  value: string;
  /** The value is a message key too. */
  isCode?: boolean;
}

function speechDetails(outcome: SpeechOutcome): RegionDetail[] {
  if (typeof outcome === 'string') return [{ key: 'transcript', value: outcome, isCode: true }];
  const { vendor, confidence, language, transcript } = outcome;
  const facts: RegionDetail[] = [];
  if (vendor !== undefined) facts.push({ key: 'vendor', value: vendor });
  // A confidence of zero means that the vendor gives none.
  if (confidence) facts.push({ key: 'confidence', value: String(confidence) });
  if (language !== undefined) facts.push({ key: 'language', value: language });
  if (transcript !== undefined) facts.push({ key: 'transcript', value: transcript });
  return facts;
}

/** What the dialog of a region says (rule 14.6). */
export function regionDetails(region: Region): RegionDetail[] {
  if (region.kind === 'dtmf') {
    return [
      { key: 'digit', value: region.digit },
      { key: 'duration', value: region.duration },
    ];
  }
  const latency: RegionDetail[] =
    region.latency === null ? [] : [{ key: 'latency', value: formatLatency(region.latency) }];
  switch (region.kind) {
    case 'speech':
      return [...speechDetails(region.outcome), ...latency];
    case 'speechLatency':
      return latency;
    case 'synthesisLatency':
      return [
        { key: 'vendor', value: region.vendor },
        ...latency,
        { key: 'fromCache', value: 'no', isCode: true },
      ];
    case 'applicationLatency':
      return [{ key: 'status', value: region.status }, ...latency];
  }
}
