import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { badRequest, unprocessable } from '../errors';
import { param, query } from '../requests';
import { speechLists } from '../speech/lists';
import { refusesLists, responseDelay } from '../speech/outcomes';
import { type Facts, vendorRule } from '../speech/vendors';
import { guardSpeechPath, SPEECH_OWNERS, storedCredential } from './speechCredentials';

/**
 * GET .../SpeechCredentials/speech/supportedLanguagesAndVoices (contract 12.4). Without
 * `create_new` the vendor is asked with the stored credential of the caller's account, else
 * provider, with this label; where such a vendor refuses the key the answer is 422.
 */
export function speechLanguageRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  for (const owner of SPEECH_OWNERS) {
    const path = `/${owner}/:sid/SpeechCredentials/speech/supportedLanguagesAndVoices`;
    api.get(path, async (request) => {
      // On the path of a foreign provider nobody is refused (contract 12.1).
      if (owner === 'Accounts') guardSpeechPath(ctx, request, owner);
      const { vendor, create_new } = query(request);
      if (!vendor) throw badRequest('vendor is required');
      const lists = speechLists(vendor);
      if (!lists) throw unprocessable(`Invalid vendor ${vendor}`);
      const row = create_new ? undefined : credentialFor(ctx, request, vendor);
      if (row) await askVendor(vendor, storedCredential(ctx, row));
      return lists;
    });
  }
}

async function askVendor(vendor: string, stored: Facts): Promise<void> {
  await pause(responseDelay(stored));
  const isOwnServer = Boolean(stored.deepgram_tts_uri);
  if (!vendorRule(vendor)?.asksForLists || isOwnServer || !refusesLists(stored)) return;
  throw unprocessable(vendor === 'microsoft' ? 'failed to list voices' : 'fetch failed');
}

/** The account in the path counts for nobody: only the token's does. */
function credentialFor(
  ctx: PlatformContext,
  request: FastifyRequest,
  vendor: string,
): Row | undefined {
  const { caller } = request;
  const label = query(request).label || null;
  const find = (condition: string, owner: string | undefined) =>
    owner &&
    ctx.db.get(
      `SELECT * FROM speech_credentials WHERE vendor = ? AND label IS ? AND ${condition}`,
      ...[vendor, label, owner],
    );
  const ofAccount = find('account_sid = ?', caller.accountSid);
  const provider = caller.providerSid ?? param(request, 'sid');
  const ofProvider = 'account_sid IS NULL AND service_provider_sid = ?';
  return ofAccount || find(ofProvider, provider) || undefined;
}
