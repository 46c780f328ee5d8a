import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { useConsole } from '../../../components/ConsoleContext';
import type { SpeechChoice, SpeechOffer, UsableSpeech } from '../../../types';

/** How long an offer, a credential and a voice serve without asking again (ms). */
const staleTime = 60_000;

type SpeechProvider = DataProvider & {
  getSpeechOffer: (
    question: { vendor: string; label: string },
    signal?: AbortSignal,
  ) => Promise<SpeechOffer>;
  getUsableSpeech: (accountSid: string) => Promise<UsableSpeech[]>;
  getCustomVoices: (credential: UsableSpeech, signal?: AbortSignal) => Promise<SpeechChoice[]>;
};

/**
 * What a vendor offers under a label; asked once for all parts of a form that need it. An answer to
 * a question that is no longer asked is dropped.
 */
export const useSpeechOffer = (vendor: string, label: string, isNeeded: boolean) => {
  const { providerSid } = useConsole();
  const dataProvider = useDataProvider<SpeechProvider>();
  const offer = useQuery({
    queryKey: ['speech', 'offer', providerSid, vendor, label],
    queryFn: ({ signal }) => dataProvider.getSpeechOffer({ vendor, label }, signal),
    enabled: isNeeded && vendor !== '',
    staleTime,
    retry: false,
  });
  // Without a vendor there is nothing to wait for.
  return { ...offer, isPending: vendor !== '' && offer.isPending };
};

/** The credentials that an account may use; nothing is asked without an account. */
export const useUsableSpeech = (accountSid: string, isNeeded: boolean) => {
  const dataProvider = useDataProvider<SpeechProvider>();
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
  const dataProvider = useDataProvider<SpeechProvider>();
  return useQuery({
    queryKey: ['speech', 'customVoices', credential?.speech_credential_sid],
    queryFn: ({ signal }) => dataProvider.getCustomVoices(credential as UsableSpeech, signal),
    enabled: isNeeded && credential !== undefined,
    staleTime,
    retry: false,
  });
};
