import { aws } from '../../data/voices/aws';
import { cartesia } from '../../data/voices/cartesia';
import { deepgram } from '../../data/voices/deepgram';
import { elevenlabs } from '../../data/voices/elevenlabs';
import { google } from '../../data/voices/google';
import { ibm } from '../../data/voices/ibm';
import { microsoft } from '../../data/voices/microsoft';
import { nuance } from '../../data/voices/nuance';
import * as recognizers from '../../data/voices/recognizers';
import * as speakers from '../../data/voices/speakers';
import type { SpeechLists } from './lists';

const makers: Record<string, () => SpeechLists> = {
  google,
  aws,
  microsoft,
  nuance,
  ibm,
  deepgram,
  elevenlabs,
  cartesia,
  ...speakers,
  ...recognizers,
};

const made = new Map<string, SpeechLists>();

/**
 * The languages, voices and models of a vendor, or undefined where the live platform has no list:
 * Deepgram Flux, custom and unknown vendors (contract 12.4).
 */
export function speechLists(vendor: string): SpeechLists | undefined {
  if (!Object.hasOwn(makers, vendor)) return undefined;
  const lists = made.get(vendor) ?? makers[vendor]?.();
  if (lists) made.set(vendor, lists);
  return lists;
}
