import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../components/ConsoleContext';
import { usePlatform } from '../../../components/usePlatform';
import type { UsableSpeech } from '../../../types';

/** How long a credential and a voice serve without asking again (ms). */
const staleTime = 60_000;
/** What a vendor offers hardly ever changes, and asking takes up two requests of a form (ADR 14). */
const offerStaleTime = 15 * 60_000;

/** How to give a running question up, by what is asked. */
const running = new Map<string, AbortController>();

/**
 * What a vendor offers under a label; asked once for all parts of a form that need it. An answer to
 * a question that is no longer asked is dropped. `stop` gives the wait up, for all parts alike: a
 * vendor that cannot be reached keeps the platform waiting for minutes (contract 12.4).
 */
export const useSpeechOffer = (vendor: string, label: string, isNeeded: boolean) => {
  const { providerSid } = useConsole();
  const dataProvider = usePlatform();
  const queryKey = ['speech', 'offer', providerSid, vendor, label];
  const question = JSON.stringify(queryKey);
  const ask = async (signal: AbortSignal) => {
    const given = new AbortController();
    running.set(question, given);
    try {
      const both = AbortSignal.any([signal, given.signal]);
      return await dataProvider.getSpeechOffer({ vendor, label }, both);
    } catch (error) {
      throw given.signal.aborted ? new Error('resources.applications.speech.stopped') : error;
    } finally {
      running.delete(question);
    }
  };
  const offer = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
    enabled: isNeeded && vendor !== '',
    staleTime: offerStaleTime,
    gcTime: offerStaleTime,
    retry: false,
  });
  // Without a vendor there is nothing to wait for.
  return {
    ...offer,
    isPending: vendor !== '' && offer.isPending,
    stop: () => running.get(question)?.abort(),
  };
};

/** The credentials that an account may use; nothing is asked without an account. */
export const useUsableSpeech = (accountSid: string, isNeeded: boolean) => {
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: ['speech', 'usable', accountSid],
    queryFn: () => dataProvider.getUsableSpeech(accountSid),
    enabled: isNeeded && accountSid !== '',
    staleTime,
    retry: false,
  });
};

/** The voices that the customer made under a credential. */
export const useCustomVoices = (credential: UsableSpeech | undefined, isNeeded: boolean) => {
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: ['speech', 'customVoices', credential?.speech_credential_sid],
    queryFn: ({ signal }) => dataProvider.getCustomVoices(credential as UsableSpeech, signal),
    enabled: isNeeded && credential !== undefined,
    staleTime,
    retry: false,
  });
};
