import type { SetupState } from '../../types';
import { getList } from '../lists';

const rowsOf = async (resource: string, perPage: number) => {
  const { data } = await getList(resource, { pagination: { page: 1, perPage }, filter: {} });
  return data;
};

export const setupMethods = {
  /**
   * Which of the things that calls need are there for this caller. A number with an application tells
   * of all but the speech services, so that two calls suffice where everything is there; four where
   * nothing is. Throws HttpError.
   */
  async getSetupState(): Promise<SetupState> {
    const [numbers, speech] = await Promise.all([
      rowsOf('phone-numbers', 25),
      rowsOf('speech-services', 1),
    ]);
    const isRouted = numbers.some(({ application_sid }) => application_sid);
    const [carriers, applications] = await Promise.all([
      numbers.length > 0 ? numbers : rowsOf('carriers', 1),
      isRouted ? numbers : rowsOf('applications', 1),
    ]);
    return {
      carriers: carriers.length > 0,
      'speech-services': speech.length > 0,
      applications: applications.length > 0,
      'phone-numbers': numbers.length > 0,
    };
  },
};
