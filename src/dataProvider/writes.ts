import type { DeleteManyParams, DeleteParams, RaRecord } from 'ra-core';
import { deleteRecord } from './deletion';
import { adminSettingsSave } from './methods/adminSettingsSave';
import { phoneNumberMethods } from './methods/phoneNumbers';
import { saveMethods } from './saves';

/** An account that the payment provider charges is deleted with care for that (contract 5.5). */
async function deleteOne<R extends RaRecord>(
  resource: string,
  { id, previousData, meta }: DeleteParams<R>,
): Promise<{ data: R }> {
  const customer = resource === 'accounts' && previousData?.stripe_customer_id;
  if (customer) {
    const { hostedMethods } = await import('./hosted');
    await hostedMethods.deleteCustomerAccount(String(id), customer, meta);
    return { data: previousData };
  }
  const deleted = await deleteRecord(resource, String(id), meta, { known: previousData });
  return { data: { ...previousData, ...deleted } as unknown as R };
}

/** All that writes records, which is fetched with the forms. */
export const writeMethods = {
  ...saveMethods,
  ...adminSettingsSave,
  ...phoneNumberMethods,
  delete: deleteOne,
  deleteMany: async <R extends RaRecord>(resource: string, { ids }: DeleteManyParams<R>) => {
    for (const id of ids) await deleteRecord(resource, String(id));
    return { data: ids };
  },
};
