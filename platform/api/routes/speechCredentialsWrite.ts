import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { ApiError, bareStatus, failure, forbidden, unprocessable } from '../errors';
import { type Body, deleteRecord, findRecord, insertRecord, updateRecord } from '../records';
import { body, created, noContent, param } from '../requests';
import { requireSid } from '../scope';
import { changedCredential, newCredential } from '../speech/credential';
import {
  guardSpeechPath,
  ownsSpeech,
  SPEECH_OWNERS,
  speechRow,
  storedCredential,
} from './speechCredentials';

/** SpeechCredentials on both paths: create, change, delete (contract 12.1, 12.2). */
export function speechCredentialWriteRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  for (const owner of SPEECH_OWNERS) {
    const base = `/${owner}/:sid/SpeechCredentials`;

    api.post(base, async (request, reply) => {
      guardSpeechPath(ctx, request, owner);
      const provider = owner === 'ServiceProviders' ? param(request, 'sid') : null;
      return created(reply, createSpeech(ctx, request, provider));
    });

    api.put(`${base}/:speechSid`, async (request, reply) => {
      // On the path of a foreign provider nobody is refused (contract 12.1).
      if (owner === 'Accounts') guardSpeechPath(ctx, request, owner);
      updateSpeech(ctx, request);
      return noContent(reply);
    });

    api.delete(`${base}/:speechSid`, async (request, reply) => {
      guardSpeechPath(ctx, request, owner);
      deleteSpeech(ctx, request);
      return noContent(reply);
    });
  }
}

/**
 * The owner is the token's, else the body's, and the provider at last the path's; never the path's
 * account, so that an administrator who names nobody makes an ownerless row (contract 12.1).
 */
function createSpeech(
  ctx: PlatformContext,
  request: FastifyRequest,
  pathProvider: string | null,
): string {
  const { caller } = request;
  const payload = body(request);
  const { vendor, label = null, use_for_tts = null, use_for_stt = null } = payload;
  const owner = {
    account_sid: caller.accountSid ?? payload.account_sid ?? null,
    service_provider_sid:
      caller.providerSid ?? payload.service_provider_sid ?? pathProvider ?? null,
  };
  if (label) requireFreeLabel(ctx, String(vendor), String(label), owner);
  const credential = ctx.vault.encrypt(JSON.stringify(newCredential(vendor, payload)));
  const row = { ...owner, vendor, label, use_for_tts, use_for_stt, credential };
  return insertRecord(ctx.db, 'speech_credentials', row);
}

/**
 * Only a label that is not empty is checked: against those of its account and of every credential
 * of its provider, other accounts' included (contract 12.1).
 */
function requireFreeLabel({ db }: PlatformContext, vendor: string, label: string, owner: Body) {
  const sid = (value: unknown) => (value === null ? null : String(value));
  const taken = db.get(
    `SELECT 1 FROM speech_credentials
      WHERE vendor = ? AND label = ? AND (account_sid = ? OR service_provider_sid = ?)`,
    ...[vendor, label, sid(owner.account_sid), sid(owner.service_provider_sid)],
  );
  if (taken) throw unprocessable(`Label ${label} is already in use for another speech credential`);
}

/**
 * The two uses are always written, even to others' credentials. Faults of the keys, including a wrong
 * owner, are not reported: 204 without saving them (contract 12.1).
 */
function updateSpeech(ctx: PlatformContext, request: FastifyRequest): void {
  const sid = param(request, 'speechSid');
  requireSid(sid);
  const payload = body(request);
  const uses: Body = {};
  for (const name of ['use_for_tts', 'use_for_stt']) {
    if (payload[name] !== undefined) uses[name] = payload[name];
  }
  if (Object.keys(uses).length === 0) {
    throw unprocessable('use_for_tts and use_for_stt are the only updateable fields');
  }
  const row = findRecord(ctx.db, 'speech_credentials', sid);
  if (!row) throw bareStatus(404);
  const credential = ownsSpeech(ctx, request.caller, row) && rebuilt(ctx, row, payload);
  updateRecord(ctx.db, 'speech_credentials', sid, credential ? { ...uses, credential } : uses);
}

function rebuilt(ctx: PlatformContext, row: Row, payload: Body): string | undefined {
  try {
    const facts = changedCredential(String(row.vendor), storedCredential(ctx, row), payload);
    return ctx.vault.encrypt(JSON.stringify(facts));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Foreign and provider-level as account 403; unknown 404 for admin, 500 for others. */
function deleteSpeech(ctx: PlatformContext, request: FastifyRequest): void {
  const { caller } = request;
  const sid = param(request, 'speechSid');
  requireSid(sid);
  if (caller.scope !== 'admin' && !findRecord(ctx.db, 'speech_credentials', sid)) {
    throw failure("Cannot read properties of undefined (reading 'account_sid')");
  }
  const row = speechRow(ctx, request);
  if (!ownsSpeech(ctx, caller, row)) throw forbidden('Insufficient privileges');
  deleteRecord(ctx.db, 'speech_credentials', sid);
}
