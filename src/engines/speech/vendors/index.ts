import { assemblyai } from './assemblyai';
import { aws } from './aws';
import { cartesia } from './cartesia';
import { cobalt } from './cobalt';
import { custom } from './custom';
import { deepgram } from './deepgram';
import { deepgramflux } from './deepgramflux';
import type { Recognition, Synthesis, VendorDescriptor } from './descriptor';
import { elevenlabs } from './elevenlabs';
import { gladia } from './gladia';
import { google } from './google';
import { houndify } from './houndify';
import { ibm } from './ibm';
import { inworld } from './inworld';
import { microsoft } from './microsoft';
import { nuance } from './nuance';
import { nvidia } from './nvidia';
import { openai } from './openai';
import { playht } from './playht';
import { resemble } from './resemble';
import { rimelabs } from './rimelabs';
import { soniox } from './soniox';
import { speechmatics } from './speechmatics';
import { verbio } from './verbio';
import { voxist } from './voxist';
import { wellsaid } from './wellsaid';
import { whisper } from './whisper';

/** The speech vendors, by the name that the operator sees. */
export const vendors: readonly VendorDescriptor[] = [
  assemblyai,
  aws,
  cartesia,
  cobalt,
  custom,
  deepgram,
  deepgramflux,
  elevenlabs,
  gladia,
  google,
  ibm,
  inworld,
  microsoft,
  nuance,
  nvidia,
  openai,
  playht,
  resemble,
  rimelabs,
  soniox,
  houndify,
  speechmatics,
  verbio,
  voxist,
  wellsaid,
  whisper,
];

/** The descriptor of a credential's vendor, also of one that the operator named. */
export const findVendor = (vendor: unknown): VendorDescriptor | undefined => {
  const [id, name] = String(vendor ?? '').split(/:(.*)/s);
  return vendors.find((one) => one.id === id && (name === undefined || one.isNamed));
};

const noRules = {};

/** What is peculiar about a vendor's synthesizer; nothing about one that the console does not know. */
export const synthesisOf = (vendor: string): Synthesis => findVendor(vendor)?.synthesis ?? noRules;

/** What is peculiar about a vendor's recognizer. */
export const recognitionOf = (vendor: string): Recognition =>
  findVendor(vendor)?.recognition ?? noRules;

/** The vendors whose feature, if they have one, is on. */
export const offeredVendors = (
  features: Partial<Record<NonNullable<VendorDescriptor['feature']>, boolean>>,
): VendorDescriptor[] => vendors.filter(({ feature }) => !feature || features[feature]);

export type { Recognition, Synthesis, VendorDescriptor, VendorField } from './descriptor';
