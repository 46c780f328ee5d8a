import { type Codec, endpointText, readDescription } from '../media';

/** A media line of a session description: where its receiver listens, and for what. */
export interface MediaLine {
  /** "192.0.2.1:4000", as it is written. */
  endpoint: string;
  codecs: Codec[];
  isEncrypted: boolean;
  hasKey: boolean;
}

/** The lines of sound and pictures in a session description, without those that are switched off (port 0). */
export const readMediaLines = (text: string): MediaLine[] =>
  readDescription(text)
    .filter(({ type, port }) => (type === 'audio' || type === 'video') && port !== 0)
    .map(({ address, port, codecs, isEncrypted, hasKey }) => ({
      endpoint: endpointText(address, port),
      codecs,
      isEncrypted,
      hasKey,
    }));
