import { HttpError } from '../http';
import type { PhoneNumber } from '../types';
import type { AnyRecord } from './endpoints';
import { readPlain } from './readRecord';

/** A record as it is now; null where it is gone. Throws HttpError. */
export const readStored = (
  resource: string,
  id: string,
  signal?: AbortSignal,
): Promise<AnyRecord | null> =>
  readPlain(resource, id, signal).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  });

/** The same of a number. */
export const readPhoneNumber = (sid: string, signal?: AbortSignal): Promise<PhoneNumber | null> =>
  readStored('phone-numbers', sid, signal) as Promise<PhoneNumber | null>;
