import { HttpError, request } from '../../http';
import type { PasswordSettings, SystemInformation } from '../../types';
import { passwordSettingsShape, systemInformationShape } from '../../types/settings';
import type { Kinds } from '../../types/shape';
import { readColumns } from '../readColumns';
import type { Readable } from '../readList';
import { readCacheSize } from './readCacheSize';

/** The keys of an answered object whose values cannot be read; what the platform has by itself stands in. */
interface Unread {
  unreadable?: string[];
}

/** An answered object as far as it can be read. Throws HttpError when the answer is none. */
async function readObject<T>(
  path: string,
  shape: Kinds,
  signal?: AbortSignal,
): Promise<{ stored: Partial<Readable<T>>; unread: Unread }> {
  const { body, status } = await request({ path, signal });
  if (!body || typeof body !== 'object' || Array.isArray(body)) {
    throw new HttpError(status, { message: 'app.errors.unreadable' });
  }
  const { fields, unreadable } = readColumns(body as Record<string, unknown>, shape);
  return {
    stored: fields as Partial<Readable<T>>,
    unread: unreadable.length > 0 ? { unreadable } : {},
  };
}

/** Verbs of the whole platform (contract 10). All throw HttpError. */
export const systemMethods = {
  /** The password policy. Without a stored row the platform answers the length only (decision 34). */
  async getPasswordSettings(signal?: AbortSignal): Promise<PasswordSettings & Unread> {
    const { stored, unread } = await readObject<PasswordSettings>(
      'PasswordSettings',
      passwordSettingsShape,
      signal,
    );
    return {
      min_password_length: stored.min_password_length ?? 6,
      require_digit: Boolean(stored.require_digit),
      require_special_character: Boolean(stored.require_special_character),
      ...unread,
    };
  },

  /** POST, as the live platform has no PUT there (decision 42). */
  savePasswordSettings: (settings: PasswordSettings) =>
    request({
      method: 'POST',
      path: 'PasswordSettings',
      body: {
        min_password_length: settings.min_password_length,
        require_digit: Number(settings.require_digit),
        require_special_character: Number(settings.require_special_character),
      },
    }),

  async getSystemInformation(signal?: AbortSignal): Promise<SystemInformation & Unread> {
    const { stored, unread } = await readObject<SystemInformation>(
      'SystemInformation',
      systemInformationShape,
      signal,
    );
    return {
      domain_name: stored.domain_name ?? null,
      sip_domain_name: stored.sip_domain_name ?? null,
      monitoring_domain_name: stored.monitoring_domain_name ?? null,
      private_network_cidr: stored.private_network_cidr ?? null,
      log_level: stored.log_level === 'debug' ? 'debug' : 'info',
      ...unread,
    };
  },

  /** Sends exactly the five known keys: any other would bring the platform down (contract 25). */
  saveSystemInformation: (information: SystemInformation) =>
    request({
      method: 'POST',
      path: 'SystemInformation',
      body: {
        domain_name: information.domain_name || null,
        sip_domain_name: information.sip_domain_name || null,
        monitoring_domain_name: information.monitoring_domain_name || null,
        private_network_cidr: information.private_network_cidr || null,
        log_level: information.log_level,
      },
    }),

  /** Number of cached TTS prompts of the whole platform. */
  getTtsCacheSize: (signal?: AbortSignal) => readCacheSize('TtsCache', signal),

  clearTtsCache: () => request({ method: 'DELETE', path: 'TtsCache' }),
};
