import type { SetupState } from '../../types';
import { getList } from '../lists';
import { readSetupState } from '../setupState';

const rowsOf = async (resource: string, perPage: number) => {
  const { data } = await getList(resource, { pagination: { page: 1, perPage }, filter: {} });
  return data;
};

export const setupMethods = {
  /** Which of the things that calls need are there for this caller. Throws HttpError. */
  getSetupState: (): Promise<SetupState> =>
    readSetupState(
      {
        numbers: async () =>
          (await rowsOf('phone-numbers', 25)).map(({ application_sid }) => ({ application_sid })),
        speech: () => rowsOf('speech-services', 1),
        carriers: () => rowsOf('carriers', 1),
        applications: () => rowsOf('applications', 1),
      },
      true,
    ),
};
