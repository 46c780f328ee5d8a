import type { SetupState } from '../types';

/** How each kind of what calls need is asked for. Each may reject with an HttpError. */
interface SetupQuestions {
  numbers: () => Promise<{ application_sid?: string | null }[]>;
  speech: () => Promise<unknown[]>;
  carriers: () => Promise<unknown[]>;
  applications: () => Promise<unknown[]>;
}

/**
 * Which of the things that calls need are there: a carrier, a speech credential, an application, a phone
 * number. A number tells of its carrier and, where it has one, its application, so that two calls suffice
 * where it is asked for first (`isNumberLikely`) and all is there. Without a carrier there can be no
 * number: asked for second, three calls suffice where there is none. Rejects with what a question does.
 */
export async function readSetupState(
  ask: SetupQuestions,
  isNumberLikely: boolean,
): Promise<SetupState> {
  const [speech, known] = await Promise.all([ask.speech(), isNumberLikely ? ask.numbers() : null]);
  const carriers = known?.length ? known : ask.carriers();
  const numbers = known ?? ((await carriers).length > 0 ? await ask.numbers() : []);
  const isRouted = numbers.some(({ application_sid }) => application_sid);
  const found = await Promise.all([carriers, isRouted ? numbers : ask.applications()]);
  return {
    carriers: found[0].length > 0,
    'speech-services': speech.length > 0,
    applications: found[1].length > 0,
    'phone-numbers': numbers.length > 0,
  };
}
