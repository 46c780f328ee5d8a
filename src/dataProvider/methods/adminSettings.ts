import type { PasswordSettings, SystemInformation } from '../../types';
import { systemMethods } from './system';

/** System information and password policy as the one form that they are to an operator. */
export type AdminSettingsRecord = SystemInformation &
  PasswordSettings & {
    id: string;
    /** Keys whose values could not be read: null until they are entered again. */
    unreadable?: string[];
  };

/** A value below 8 cannot come from the platform: it means "nothing stored" (decision 34). */
const shortestChoice = 8;

export const adminSettingsMethods = {
  /** Both halves, read side by side. Throws HttpError when either cannot be read. */
  async getAdminSettings(signal?: AbortSignal): Promise<AdminSettingsRecord> {
    const [system, policy] = await Promise.all([
      systemMethods.getSystemInformation(signal),
      systemMethods.getPasswordSettings(signal),
    ]);
    const unreadable = [system, policy].flatMap((half) => half.unreadable ?? []);
    const min_password_length = Math.max(shortestChoice, policy.min_password_length);
    return {
      ...{ id: 'admin', ...system, ...policy, min_password_length },
      ...Object.fromEntries(unreadable.map((key) => [key, null])),
      ...(unreadable.length > 0 && { unreadable }),
    };
  },
};
