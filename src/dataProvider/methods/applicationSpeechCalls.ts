import { HttpError, request, somethingWentWrong } from '../../http';
import type { SpeechChoice, SpeechLanguage, SpeechOffer, UsableSpeech } from '../../types';
import { cachedList } from '../cachedList';
import { currentCaller } from '../caller';

type Fields = Record<string, unknown>;

const fieldsOf = (entry: unknown): Fields =>
  entry && typeof entry === 'object' ? (entry as Fields) : {};

/** The entries that can be chosen, each once, in the order of the list. */
function entriesOf(list: unknown): SpeechChoice[] {
  const choices = (Array.isArray(list) ? list : []).map(fieldsOf).flatMap(({ value, name }) => {
    const id = typeof value === 'number' ? String(value) : value;
    if (typeof id !== 'string' || id === '') return [];
    return [{ value: id, name: typeof name === 'string' && name ? name : id }];
  });
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()];
}

/** The same by name. */
const choicesOf = (list: unknown): SpeechChoice[] =>
  entriesOf(list).sort((a, b) => a.name.localeCompare(b.name));

function languagesOf(list: unknown): SpeechLanguage[] {
  const entries = (Array.isArray(list) ? list : []).map(fieldsOf);
  const voices = new Map(entries.map((entry) => [String(entry.value), choicesOf(entry.voices)]));
  return choicesOf(list).map((choice) => ({ ...choice, voices: voices.get(choice.value) ?? [] }));
}

/**
 * The platform asks the vendor, and answers after more than two minutes where that one cannot be
 * reached (contract 12.4).
 */
const offerTimeout = 180_000;

/** No answer in time is the vendor's doing, not the platform's. */
const blameVendor = (error: unknown): never => {
  if (error instanceof HttpError && error.message === 'app.errors.timeout') {
    throw new HttpError(0, { message: 'resources.applications.speech.timeout' });
  }
  throw error;
};

/** What an offer is asked for. */
export interface SpeechQuestion {
  vendor: string;
  label?: string | null;
  /** The list that the platform has by itself, where no credential is stored yet. */
  isNew?: boolean;
}

/** The calls of `applicationSpeechMethods`, which loads them with the first form that needs them. */
export const applicationSpeechCalls = {
  /** Languages, voices and models of a vendor, asked with the credential of that label. */
  async getSpeechOffer(
    { vendor, label, isNew }: SpeechQuestion,
    signal?: AbortSignal,
  ): Promise<SpeechOffer> {
    const { accountSid, providerSid } = await currentCaller();
    const owner = accountSid
      ? `Accounts/${encodeURIComponent(accountSid)}`
      : `ServiceProviders/${encodeURIComponent(providerSid ?? '')}`;
    const { body, status } = await request({
      path: `${owner}/SpeechCredentials/speech/supportedLanguagesAndVoices`,
      query: { vendor, label, create_new: isNew || undefined },
      timeout: offerTimeout,
      signal,
    }).catch(blameVendor);
    if (!body || typeof body !== 'object') {
      throw new HttpError(status, { message: 'app.errors.unreadable' });
    }
    const { tts, stt, models, sttModels } = body as Fields;
    return {
      tts: languagesOf(tts),
      stt: choicesOf(stt),
      // The first is the one to begin with (rule 10.6).
      models: entriesOf(models),
      sttModels: entriesOf(sttModels),
    };
  },

  /** The speech credentials that an account may use: its own, and those that its provider lends it. */
  async getUsableSpeech(accountSid: string): Promise<UsableSpeech[]> {
    const path = `Accounts/${encodeURIComponent(accountSid)}/SpeechCredentials`;
    const rows = await cachedList<Fields>(path);
    return rows.map((row) => ({
      speech_credential_sid: String(row.speech_credential_sid),
      vendor: String(row.vendor ?? ''),
      label: typeof row.label === 'string' && row.label ? row.label : null,
      account_sid: typeof row.account_sid === 'string' ? row.account_sid : null,
      use_for_tts: Boolean(row.use_for_tts),
      use_for_stt: Boolean(row.use_for_stt),
      use_custom_tts: Boolean(row.use_custom_tts),
    }));
  },

  /**
   * The custom voices of a credential, as an application stores them: `custom_{sid}`. An account user
   * may not ask by the sid of a credential that is lent, but by its label.
   */
  async getCustomVoices(
    { speech_credential_sid, account_sid, label }: UsableSpeech,
    signal?: AbortSignal,
  ): Promise<SpeechChoice[]> {
    const caller = await currentCaller();
    const query =
      caller.accountSid && !account_sid
        ? { label, account_sid: caller.accountSid, service_provider_sid: caller.providerSid }
        : { speech_credential_sid };
    const { body, status } = await request({ path: 'GoogleCustomVoices', query, signal });
    if (!Array.isArray(body)) throw new HttpError(status, { message: 'app.errors.unreadable' });
    // By label the platform answers with all voices of the caller's own account too (contract 12.5).
    const rows = body
      .map(fieldsOf)
      .filter((row) => row.speech_credential_sid === speech_credential_sid);
    return choicesOf(
      rows.map(({ google_custom_voice_sid: sid, name }) => ({
        value: sid && `custom_${sid}`,
        name,
      })),
    );
  },

  /**
   * What the webhook of an application says about its environment variables, as it says it; null
   * where it says nothing, or the platform cannot ask it (404, 403, 501).
   */
  async getAppEnv(url: string, signal?: AbortSignal): Promise<unknown> {
    try {
      const { body } = await request({ path: 'AppEnv', query: { url }, signal });
      return body ?? null;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if ([403, 404, 501].includes(error.status)) return null;
      const isSilent = error.status === 500 && error.message === somethingWentWrong;
      throw isSilent ? new HttpError(500, { message: 'app.webhook.silent' }) : error;
    }
  },
};
