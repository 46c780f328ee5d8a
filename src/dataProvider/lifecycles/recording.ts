import type { DataProvider } from 'ra-core';
import type { Account } from '../../types';
import type { SaveStep } from '../partialSave';
import { isSame } from '../record';

/** What a new account has by itself. */
const fresh = { record_all_calls: false, record_format: 'mp3', bucket_credential: null } as const;

/**
 * The call that sets up the recording of a new account, none when it has nothing to say. It is a
 * PUT after the POST: the platform stores a bucket credential of a POST as junk (contract 5.1).
 */
export const recordingParts =
  (next: DataProvider) =>
  (id: string, data: Partial<Account>): SaveStep[] => {
    const wanted = {
      record_all_calls: Boolean(data.record_all_calls),
      record_format: data.record_format ?? fresh.record_format,
      bucket_credential: data.bucket_credential ?? null,
    };
    if (isSame(wanted, fresh)) return [];
    return [
      {
        name: 'resources.accounts.sections.recording',
        save: () => next.update('accounts', { id, data: wanted, previousData: { ...fresh, id } }),
      },
    ];
  };
