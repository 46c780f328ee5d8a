import { google } from './google';

/** What a new application speaks and listens with (domain facts 2.3). */
export const usualSpeech = {
  vendor: google.id,
  language: 'en-US',
  voice: google.synthesis.voice,
} as const;
