import { type HeardSound, heardOf } from '../../domain/heardSound';
import { HttpError, request } from '../../http';
import type { PlatformWords } from '../../saving/plan';
import { toWordless, translateError, type WordlessTexts } from '../errors';

/** Where a call of one's own goes (contract 5.8). */
export type CallTarget =
  | { type: 'phone' | 'teams'; number: string }
  | { type: 'user'; name: string }
  | { type: 'sip'; sipUri: string };

interface TestCall {
  from: string;
  to: CallTarget;
  application_sid: string;
}

/** How a call that was placed is by now, as far as the platform says it (contract 5.7). */
export interface CallState {
  status: string;
  sipStatus: number | null;
  traceId: string | null;
}

export interface Words {
  speech_credential_sid: string;
  language: string;
  voice: string;
  text: string;
}

const account = (sid: string, rest: string) => `Accounts/${encodeURIComponent(sid)}/${rest}`;
const lost = (message: string) => ({ says: /^app\.errors\.maybeSaved$/, message });

/** What the platform says of a call that it does not place. */
const callRefusals: PlatformWords<never>[] = [
  { says: /^no available feature servers/, message: 'app.testCall.refused.noEngine' },
  { says: /^unauthorized createCall/, message: 'app.testCall.refused.provider' },
  { says: /^User has view-only access$/, message: 'app.access.viewOnly' },
  { says: /^application_sid not found/, message: 'app.testCall.refused.noApplication' },
  { says: /^missing or invalid to property/, message: 'app.testCall.refused.target' },
  { says: /^fetch failed$/, message: 'app.testCall.refused.engineGone' },
  lost('app.testCall.refused.lost'),
];

/** What is said of a call that is refused without a word, by status; the engine's own refusal is a 500. */
const wordlessCall = {
  404: 'app.testCall.refused.missing',
  500: 'app.testCall.refused.engine',
  other: 'app.testCall.refused.wordless',
};

/** What it says where nothing is spoken; the words of vendors stay as they are. */
const voiceRefusals: PlatformWords<never>[] = [
  { says: /^Account not found for sid/, message: 'app.hear.refused.inactive' },
  { says: /^There is no available speech credential/, message: 'app.hear.refused.credential' },
  { says: /^User has view-only access$/, message: 'app.access.viewOnly' },
  { says: /^insufficient (privileges|permissions)$/, message: 'app.access.denied' },
  {
    says: /^synthAudio supported vendors are .*, not (?<vendor>.+)$/,
    message: 'app.hear.refused.mute',
  },
  lost('app.hear.refused.lost'),
];

const inWords = (refusals: PlatformWords<never>[], wordless: WordlessTexts) => {
  return (error: unknown) => {
    throw translateError(toWordless(error, wordless), refusals);
  };
};

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : null);

/** Trying out what is set up, for screens that are opened for it. All throw HttpError. */
export const toolMethods = {
  /** Has the platform place a call for an application; answers its sid. */
  async placeCall(accountSid: string, call: TestCall): Promise<string> {
    const path = account(accountSid, 'Calls');
    const { body, status } = await request<{ sid?: unknown } | undefined>({
      method: 'POST',
      path,
      body: call,
    }).catch(inWords(callRefusals, wordlessCall));
    const sid = textOf(body?.sid);
    if (!sid) throw new HttpError(status, { message: 'app.testCall.refused.lost' });
    return sid;
  },

  /** A call of the account as it is now; null where the platform has forgotten it. */
  async getCallState(
    accountSid: string,
    sid: string,
    signal?: AbortSignal,
  ): Promise<CallState | null> {
    const path = account(accountSid, `Calls/${encodeURIComponent(sid)}`);
    try {
      const { body } = await request<Record<string, unknown> | undefined>({ path, signal });
      const status = textOf(body?.call_status);
      const code = Number(body?.sip_status);
      const traceId = textOf(body?.trace_id);
      return status ? { status, sipStatus: code > 0 ? code : null, traceId } : null;
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return null;
      throw error;
    }
  },

  /**
   * Has the platform say something with a voice. What its vendor answers in place of a sound is thrown
   * as the vendor's words, whatever its status was.
   */
  async speak(accountSid: string, words: Words, signal?: AbortSignal): Promise<Blob> {
    const { body, status } = await request<Blob | undefined>({
      method: 'POST',
      path: account(accountSid, 'TtsCache/Synthesize'),
      // Two vendors answer bare samples without it, the others pass it over.
      body: { ...words, encodingMp3: true },
      as: 'blob',
      signal,
    }).catch(inWords(voiceRefusals, { other: 'app.hear.refused.wordless' }));
    const heard: HeardSound = body ? await heardOf(body) : null;
    if (heard && 'sound' in heard) return heard.sound;
    throw heard
      ? new HttpError(status, { message: 'app.hear.refused.text', args: { text: heard.text } })
      : new HttpError(status, { message: 'app.hear.refused.noSound' });
  },
};
