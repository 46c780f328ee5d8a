import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PlatformContext, toSeconds } from '../context';
import type { Row } from '../database';
import { forbidden } from '../errors';
import { type Outcomes, responseDelay, type TestOutcome, testOutcomes } from '../speech/outcomes';
import {
  guardSpeechPath,
  ownsSpeech,
  SPEECH_OWNERS,
  speechRow,
  storedCredential,
} from './speechCredentials';

/**
 * GET .../SpeechCredentials/{sid}/test (contract 12.3): no vendor is called, the stored key decides
 * what comes out. Writes the time and the outcome of the sides that were tested.
 */
export function speechCredentialTestRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  for (const owner of SPEECH_OWNERS) {
    api.get(`/${owner}/:sid/SpeechCredentials/:speechSid/test`, async (request) => {
      guardSpeechPath(ctx, request, owner);
      const row = speechRow(ctx, request);
      requireTestable(ctx, request, row);
      const stored = storedCredential(ctx, row);
      await pause(responseDelay(stored));
      const uses = { tts: Boolean(row.use_for_tts), stt: Boolean(row.use_for_stt) };
      const outcomes = testOutcomes(String(row.vendor), stored, uses);
      saveOutcomes(ctx, row, outcomes);
      return outcomes;
    });
  }
}

/** Account scope may test what its provider lends it. */
function requireTestable(ctx: PlatformContext, { caller }: FastifyRequest, row: Row): void {
  const isLent =
    row.account_sid === null &&
    caller.providerSid !== undefined &&
    row.service_provider_sid === caller.providerSid;
  if (!isLent && !ownsSpeech(ctx, caller, row)) throw forbidden('Insufficient privileges');
}

function saveOutcomes(ctx: PlatformContext, row: Row, { tts, stt }: Outcomes): void {
  if (tts.status === 'not tested' && stt.status === 'not tested') return;
  const flag = ({ status }: TestOutcome, before: Row[string] = null) =>
    status === 'not tested' ? before : Number(status === 'ok');
  ctx.db.run(
    `UPDATE speech_credentials SET last_tested = ?, tts_tested_ok = ?, stt_tested_ok = ?
      WHERE speech_credential_sid = ?`,
    toSeconds(ctx.now()),
    flag(tts, row.tts_tested_ok),
    flag(stt, row.stt_tested_ok),
    row.speech_credential_sid ?? '',
  );
}
