import { HttpError, request } from '../../http';
import type { PasswordSettings, SystemInformation } from '../../types';

type Wire<T> = { [K in keyof T]?: T[K] | number | null } | undefined;

const objectOf = <T>(body: T | undefined, status: number): NonNullable<T> => {
  if (!body || typeof body !== 'object' || Array.isArray(body)) {
    throw new HttpError(status, { message: 'app.errors.unreadable' });
  }
  return body;
};

/** Verbs of the whole platform (contract 10). All throw HttpError. */
export const systemMethods = {
  /** The password policy. Without a stored row the platform answers the length only (decision 34). */
  async getPasswordSettings(signal?: AbortSignal): Promise<PasswordSettings> {
    const { body, status } = await request<Wire<PasswordSettings>>({
      path: 'PasswordSettings',
      signal,
    });
    const stored = objectOf(body, status);
    return {
      min_password_length: Number(stored.min_password_length ?? 6),
      require_digit: Boolean(stored.require_digit),
      require_special_character: Boolean(stored.require_special_character),
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

  async getSystemInformation(signal?: AbortSignal): Promise<SystemInformation> {
    const { body, status } = await request<Wire<SystemInformation>>({
      path: 'SystemInformation',
      signal,
    });
    const stored = objectOf(body, status) as Partial<SystemInformation>;
    return {
      domain_name: stored.domain_name ?? null,
      sip_domain_name: stored.sip_domain_name ?? null,
      monitoring_domain_name: stored.monitoring_domain_name ?? null,
      private_network_cidr: stored.private_network_cidr ?? null,
      log_level: stored.log_level === 'debug' ? 'debug' : 'info',
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
  async getTtsCacheSize(signal?: AbortSignal): Promise<number> {
    const { body, status } = await request<{ size?: unknown } | undefined>({
      path: 'TtsCache',
      signal,
    });
    const size = Number(body?.size ?? Number.NaN);
    if (!Number.isFinite(size)) throw new HttpError(status, { message: 'app.errors.unreadable' });
    return size;
  },

  clearTtsCache: () => request({ method: 'DELETE', path: 'TtsCache' }),
};
