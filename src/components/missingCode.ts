import { MissingWorkerError } from '../engines/worker';
import { isLoadFailure } from './loadFailure';

/** Whether a script could not be had, of a screen or of a worker, and nothing is wrong with it. */
export const isMissingCode = (error: unknown): boolean =>
  isLoadFailure(error) || error instanceof MissingWorkerError;
