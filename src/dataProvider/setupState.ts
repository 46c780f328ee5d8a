import type { SetupState } from '../types';

/** The request for each kind of thing that calls need. Each may reject with an HttpError. */
interface SetupQuestions {
  accounts: () => Promise<unknown[]>;
  numbers: () => Promise<{ application_sid?: string | null }[]>;
  speech: () => Promise<unknown[]>;
  carriers: () => Promise<unknown[]>;
  applications: () => Promise<unknown[]>;
}

/**
 * Which of these exist: an account, a carrier, a speech credential, an application, a phone number. A number
 * implies its account, its carrier and possibly its application, so if numbers are asked first
 * (`isNumberLikely`) and everything exists, two calls suffice. Without a carrier there can be no number, so
 * asked in the other order, three calls suffice if there is none. Rejects with the error of a question.
 */
export async function readSetupState(
  ask: SetupQuestions,
  isNumberLikely: boolean,
): Promise<SetupState> {
  const [speech, known] = await Promise.all([ask.speech(), isNumberLikely ? ask.numbers() : null]);
  const carriers = known?.length ? known : ask.carriers();
  const numbers = known ?? ((await carriers).length > 0 ? await ask.numbers() : []);
  const isRouted = numbers.some(({ application_sid }) => application_sid);
  const found = await Promise.all([
    carriers,
    isRouted ? numbers : ask.applications(),
    numbers.length > 0 ? numbers : ask.accounts(),
  ]);
  return {
    accounts: found[2].length > 0,
    carriers: found[0].length > 0,
    'speech-services': speech.length > 0,
    applications: found[1].length > 0,
    'phone-numbers': numbers.length > 0,
  };
}
