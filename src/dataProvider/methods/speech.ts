import pLimit from 'p-limit';
import { HttpError, request } from '../../http';
import type { SpeechTest, SpeechTestSide } from '../../types';
import { invalidateLists } from '../cachedList';
import { currentCaller } from '../caller';
import { toWordless } from '../errors';

/** Credentials that are tested at the same time (decision 46). */
const testLimit = pLimit(4);
/** A vendor may keep the platform waiting for most of a minute (contract 12.3). */
const testTimeout = 120_000;

/** Where the credentials of the caller's account, or else provider, are. */
async function credentialsPath(): Promise<string> {
  const { accountSid, providerSid } = await currentCaller();
  const owner = accountSid
    ? `Accounts/${encodeURIComponent(accountSid)}`
    : `ServiceProviders/${encodeURIComponent(providerSid ?? '')}`;
  return `${owner}/SpeechCredentials`;
}

/** One side of a test; of a reason that is no text its message, where it has one. */
function sideOf({ reason, ...side }: Omit<SpeechTestSide, 'reason'> & { reason?: unknown }) {
  const said = reason as { message?: unknown } | string | null | undefined;
  const words = typeof said === 'object' ? said?.message : said;
  const text = typeof words === 'string' ? words : undefined;
  return { ...side, ...(text !== undefined && { reason: text }) };
}

/** Verbs of speech credentials outside CRUD (contract 12.3). All throw HttpError. */
export const speechMethods = {
  /**
   * Lets the platform try a credential at its vendor, at most four at a time. The platform keeps
   * the result with the credential, so lists are forgotten.
   */
  testSpeechCredential: (sid: string, signal?: AbortSignal): Promise<SpeechTest> =>
    testLimit(async () => {
      signal?.throwIfAborted();
      const { body, status } = await request<Partial<SpeechTest> | undefined>({
        path: `${await credentialsPath()}/${encodeURIComponent(sid)}/test`,
        timeout: testTimeout,
        signal,
      })
        .catch((error: unknown) => {
          throw toWordless(error, { other: 'resources.speech-services.test.wordless' });
        })
        .finally(invalidateLists);
      if (!body?.tts?.status || !body.stt?.status) {
        throw new HttpError(status, { message: 'app.errors.unreadable' });
      }
      return { tts: sideOf(body.tts), stt: sideOf(body.stt) };
    }),
};
