import type { SetupState } from '../../types';
import { currentCaller } from '../caller';
import { namesAge } from '../freshness';
import { getList, readNames } from '../lists';
import { readSetupState } from '../setupState';

const rowsOf = async (resource: string, perPage: number) => {
  const { data } = await getList(resource, { pagination: { page: 1, perPage }, filter: {} });
  return data;
};

/** The accounts that the caller sees, as a list or a filter may have read them a moment ago. */
const readAccounts = async () => {
  const caller = await currentCaller();
  return caller.accountSid ? [caller.accountSid] : readNames('accounts', caller, namesAge);
};

export const setupMethods = {
  /** Which of the things that calls need are there for this caller. Throws HttpError. */
  getSetupState: (): Promise<SetupState> =>
    readSetupState(
      {
        accounts: readAccounts,
        numbers: async () =>
          (await rowsOf('phone-numbers', 25)).map(({ application_sid }) => ({ application_sid })),
        speech: () => rowsOf('speech-services', 1),
        carriers: () => rowsOf('carriers', 1),
        applications: () => rowsOf('applications', 1),
      },
      true,
    ),
};
