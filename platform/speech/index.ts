import type { SpeechLists } from './lists';
import { aws } from './voices/aws';
import { cartesia } from './voices/cartesia';
import { deepgram } from './voices/deepgram';
import { elevenlabs } from './voices/elevenlabs';
import { google } from './voices/google';
import { ibm } from './voices/ibm';
import { microsoft } from './voices/microsoft';
import { nuance } from './voices/nuance';
import * as recognizers from './voices/recognizers';
import * as speakers from './voices/speakers';

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
