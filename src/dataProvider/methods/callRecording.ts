import { config } from '../../config';
import { HttpError, isElsewhere, request } from '../../http';
import type { RecordingStream } from '../../types';
import { sizeOf } from '../requestFile';

/** `recording_url` as the path of a call: relative ones are put after the API base, others stand as they are. */
const pathOf = (url: string): string => url.replace(/^\/+/, '');

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

/** True where the console may fetch from: the platform, its own origin, and those of the setting. */
const isAllowed = (url: string): boolean => {
  const known = (config().recordingOrigins ?? '').split(/\s+/).map(originOf);
  return !isElsewhere(url) || [globalThis.location?.origin, ...known].includes(originOf(url));
};

const failure = (name: string, origin: string): HttpError =>
  new HttpError(0, { message: `resources.recent-calls.player.${name}`, args: { origin } });

/**
 * The recording of a call (contract 16.2). The address is the call's `recording_url`; the token goes
 * along on the platform's own origin alone. Every failure of it has one text (rule 14.4).
 */
export const callRecordingMethods = {
  /**
   * Begins to fetch a recording. Throws HttpError, for another origin than the setting names before
   * anything is sent: the security policy would refuse it without a word that a page could repeat.
   */
  async openRecording(url: string, signal?: AbortSignal): Promise<RecordingStream> {
    const path = pathOf(url);
    if (!isAllowed(path)) throw failure('refused', originOf(path));
    const { body, headers } = await request<ReadableStream<Uint8Array>>({
      path,
      as: 'stream',
      signal,
    }).catch((error) => {
      const isSilent = isElsewhere(path) && error instanceof HttpError && error.status === 0;
      throw isSilent ? failure('elsewhereUnreachable', originOf(path)) : error;
    });
    const type = headers.get('Content-Type') ?? '';
    return {
      stream: body ?? new Blob().stream(),
      contentType: type.split(';')[0]?.trim().toLowerCase() ?? '',
      size: sizeOf(headers),
    };
  },

  /** Removes a recording for good: `DELETE` on the address that it is fetched from. Throws HttpError. */
  async deleteRecording(url: string): Promise<void> {
    if (isElsewhere(pathOf(url))) {
      throw new HttpError(0, { message: 'resources.recent-calls.player.elsewhereDelete' });
    }
    await request({ method: 'DELETE', path: pathOf(url) });
  },

  /** The host that keeps a recording outside of the platform, or null for the platform's own. */
  async getRecordingHost(url: string): Promise<string | null> {
    if (!isElsewhere(pathOf(url))) return null;
    return URL.canParse(url) ? new URL(url).host : url;
  },
};
