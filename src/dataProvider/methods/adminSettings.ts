import { planSettings } from '../../saving/planSettings';
import { memoryLog } from '../../saving/runPlan';
import { save } from '../../saving/save';
import type { Fields } from '../../saving/values';
import type { PasswordSettings, SystemInformation } from '../../types';
import { currentCaller } from '../caller';
import { type SaveMeta, throwFailures } from '../saves';
import { sendCall } from '../sendCall';
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

  /**
   * Sends the half or halves that differ from what is stored, and returns the wanted settings. If one
   * half fails the other is saved all the same; the PartialSaveError names both. `meta` is that of a
   * form. Throws HttpError.
   */
  async saveAdminSettings(
    wanted: AdminSettingsRecord,
    stored: AdminSettingsRecord,
    { log = memoryLog(), decide }: SaveMeta = {},
  ): Promise<AdminSettingsRecord> {
    const caller = await currentCaller();
    const toFields = (settings: object): Fields => ({ ...settings });
    const saved = await save(
      {
        resource: 'admin-settings',
        endpoint: { idKey: 'id' },
        caller,
        id: null,
        opened: toFields(stored),
        form: toFields(wanted),
        looks: Boolean(decide),
      },
      {
        send: sendCall,
        ask: async () => toFields(await adminSettingsMethods.getAdminSettings()),
        log,
        decide,
      },
      planSettings,
    );
    await throwFailures('admin-settings', saved);
    return { ...wanted, ...saved.planned.wanted };
  },
};
