import type { liveCalls } from './liveCalls';

type Calls = typeof liveCalls;

const calls = async (): Promise<Calls> => (await import('./liveCalls')).liveCalls;

/**
 * What happens now in an account (contract 5.4, 5.7, 5.9); the code comes with the first that asks. All
 * throw HttpError.
 */
export const liveMethods: Calls = {
  callsNow: async (...asked) => (await calls()).callsNow(...asked),
  callCounts: async (...asked) => (await calls()).callCounts(...asked),
  queues: async (...asked) => (await calls()).queues(...asked),
  registeredDevices: async (...asked) => (await calls()).registeredDevices(...asked),
  changeCall: async (...asked) => (await calls()).changeCall(...asked),
};
