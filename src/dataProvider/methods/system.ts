import { HttpError, request } from '../../http';
import type { PasswordSettings, SystemInformation } from '../../types';
import { type Columns, shapeOf } from '../../types/columns';
import { passwordSettingsColumns, systemInformationColumns } from '../../types/settings';
import { readColumns } from '../readColumns';
import type { Readable } from '../readList';
import { readCacheSize } from './readCacheSize';

/** The unreadable keys of an answered object; the platform's defaults replace them. */
interface Unread {
  unreadable?: string[];
}

/** An answered object as far as it can be read. Throws HttpError when the answer is none. */
async function readObject<T>(
  path: string,
  columns: Columns,
  signal?: AbortSignal,
): Promise<{ stored: Partial<Readable<T>>; unread: Unread }> {
  const { body, status } = await request({ path, signal });
  if (!body || typeof body !== 'object' || Array.isArray(body)) {
    throw new HttpError(status, { message: 'app.errors.unreadable' });
  }
  const { fields, unreadable } = readColumns(body as Record<string, unknown>, shapeOf(columns));
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
      passwordSettingsColumns,
      signal,
    );
    return {
      min_password_length: stored.min_password_length ?? 6,
      require_digit: Boolean(stored.require_digit),
      require_special_character: Boolean(stored.require_special_character),
      ...unread,
    };
  },

  async getSystemInformation(signal?: AbortSignal): Promise<SystemInformation & Unread> {
    const { stored, unread } = await readObject<SystemInformation>(
      'SystemInformation',
      systemInformationColumns,
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

  /** Number of cached TTS prompts of the whole platform. */
  getTtsCacheSize: (signal?: AbortSignal) => readCacheSize('TtsCache', signal),

  clearTtsCache: () => request({ method: 'DELETE', path: 'TtsCache' }),
};
