import { type Recognition, type Synthesis, vendorOf } from '../vendors';

const none = {};

/** What is peculiar about a vendor's synthesizer; nothing about one that the console does not know. */
export const synthesisRulesOf = (vendor: string): Synthesis => vendorOf(vendor)?.synthesis ?? none;

/** What is peculiar about a vendor's recognizer. */
export const recognitionRulesOf = (vendor: string): Recognition =>
  vendorOf(vendor)?.recognition ?? none;
