import { planSettings } from '../../saving/planSettings';
import { memoryLog } from '../../saving/runPlan';
import { save } from '../../saving/save';
import type { Fields } from '../../saving/values';
import type { PasswordSettings, SystemInformation } from '../../types';
import { currentCaller } from '../caller';
import { recording } from '../recording';
import { type SaveMeta, showing, throwFailures } from '../saves';
import { sending } from '../sending';
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
    { log = memoryLog(), decide, ...meta }: SaveMeta = {},
  ): Promise<AdminSettingsRecord> {
    const caller = await currentCaller();
    const toFields = (settings: object): Fields => ({ ...settings });
    const resource = 'admin-settings';
    const [before, after] = [toFields(stored), toFields(wanted)];
    const ask = async () => toFields(await adminSettingsMethods.getAdminSettings());
    const ports = { ...sending(), ask, log, decide, ...showing(meta) };
    const endpoint = { idKey: 'id', writable: Object.keys(wanted) };
    const doing = { kind: 'changed' as const, resource, sid: wanted.id, endpoint, before, after };
    const saved = await save(
      {
        ...{ resource, endpoint: { idKey: 'id' }, caller, id: null },
        ...{ opened: before, form: after, looks: Boolean(decide) },
      },
      meta.show ? ports : await recording(ports, doing),
      planSettings,
    );
    await throwFailures('admin-settings', saved);
    return { ...wanted, ...saved.planned.wanted };
  },
};
