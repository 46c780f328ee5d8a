import { errorText, HttpError, request } from '../../http';
import type { Application, BucketCredential } from '../../types';
import { cachedList } from '../cachedList';
import { endpoints } from '../endpoints';
import { inOrderOf } from '../query';
import { toRecord } from '../record';
import { readCacheSize } from './readCacheSize';

const account = (sid: string, rest: string) => `Accounts/${encodeURIComponent(sid)}/${rest}`;

/** Verbs of one account outside CRUD (contract 5). All throw HttpError. */
export const accountMethods = {
  /** Number of cached TTS prompts of an account. */
  getAccountTtsCacheSize: (sid: string, signal?: AbortSignal) =>
    readCacheSize(account(sid, 'TtsCache'), signal),

  clearAccountTtsCache: (sid: string) =>
    request({ method: 'DELETE', path: account(sid, 'TtsCache') }),

  /** The applications of one account, by name: what it may choose for its own calls. */
  async getAccountApplications(sid: string): Promise<Application[]> {
    const rows = await cachedList<unknown>(account(sid, 'Applications'));
    const applications = rows
      .map((row) => toRecord(row, endpoints.applications))
      .map((application) => ({ ...application, name: application.name ?? application.id }));
    return inOrderOf(applications, ({ name }) => name);
  },

  /** Makes and stores a new signing secret, and answers it. */
  async regenerateWebhookSecret(sid: string): Promise<string> {
    const { body, status } = await request<{ webhook_secret?: unknown } | undefined>({
      path: account(sid, 'WebhookSecret'),
      query: { regenerate: true },
    });
    if (typeof body?.webhook_secret !== 'string') {
      throw new HttpError(status, { message: 'app.errors.unreadable' });
    }
    return body.webhook_secret;
  },

  /**
   * Lets the platform write a small object into the bucket. Resolves when the credential works;
   * the platform reports a failure with status 200, which is thrown as its reason.
   */
  async testBucketCredential(sid: string, credential: BucketCredential): Promise<void> {
    const { body, status } = await request<{ status?: unknown } | undefined>({
      method: 'POST',
      path: account(sid, 'BucketCredentialTest'),
      body: credential,
    });
    if (body?.status === 'ok') return;
    throw new HttpError(status, { message: errorText(body) ?? 'app.errors.generic' });
  },
};
