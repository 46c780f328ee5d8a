import type { PasswordSettings, SystemInformation } from '../../types';
import { unreadPaths } from '../../types/unreadable';
import { runSteps, type SaveStep } from '../partialSave';
import { isSame, refuseUnread } from '../record';
import { systemMethods } from './system';

/** System information and password policy as the one form that they are to an operator. */
export type AdminSettings = SystemInformation &
  PasswordSettings & {
    id: string;
    /** Keys whose values could not be read: null until they are entered again. */
    unreadable?: string[];
  };

const systemKeys = [
  'domain_name',
  'sip_domain_name',
  'monitoring_domain_name',
  'private_network_cidr',
  'log_level',
] as const satisfies (keyof SystemInformation)[];
const passwordKeys = [
  'min_password_length',
  'require_digit',
  'require_special_character',
] as const satisfies (keyof PasswordSettings)[];

/** A choice below 8 is no choice of the platform's: it stands for "nothing stored" (decision 34). */
const shortestChoice = 8;

export const adminSettingsMethods = {
  /** Both halves, read side by side. Throws HttpError when either cannot be read. */
  async getAdminSettings(signal?: AbortSignal): Promise<AdminSettings> {
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

  /**
   * Posts the half or halves that differ from `stored`, and answers what was wanted. When one half
   * fails the other is saved all the same, and the PartialSaveError tells which is which. Each half is
   * sent whole, and refused by an HttpError where that would erase a value that could not be read.
   */
  async saveAdminSettings(wanted: AdminSettings, stored: AdminSettings): Promise<AdminSettings> {
    const differs = (keys: readonly (keyof AdminSettings)[]) =>
      keys.some((key) => !isSame(wanted[key], stored[key]));
    const send =
      (keys: readonly (keyof AdminSettings)[], save: () => Promise<unknown>) => async () => {
        refuseUnread(Object.fromEntries(keys.map((key) => [key, wanted[key]])), stored);
        await save();
      };
    const parts: SaveStep[] = [];
    if (differs(systemKeys)) {
      const save = send(systemKeys, () => systemMethods.saveSystemInformation(wanted));
      parts.push({ name: 'pages.settings.sections.system', save });
    }
    if (differs(passwordKeys)) {
      const save = send(passwordKeys, () => systemMethods.savePasswordSettings(wanted));
      parts.push({ name: 'pages.settings.sections.password', save });
    }
    await runSteps(parts);
    return { ...wanted, unreadable: unreadPaths(wanted, stored) };
  },
};
