import { planSettings } from '../../saving/planSettings';
import { memoryLog } from '../../saving/runPlan';
import { save } from '../../saving/save';
import type { Fields } from '../../saving/values';
import { currentCaller } from '../caller';
import { recording } from '../recording';
import { type SaveMeta, showing, throwFailures } from '../saves';
import { sending } from '../sending';
import { type AdminSettingsRecord, adminSettingsMethods } from './adminSettings';

export const adminSettingsSave = {
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
