import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import {
  defaultLanguage,
  resetVoice,
  synthesisOf,
  voiceAfterLanguage,
  voiceChoices,
} from '../../engines/speech';
import { useErrorText } from '../page/errorText';
import { usePlatform } from '../usePlatform';
import { VoiceField } from './VoiceField';
import type { ChosenVoice, SpeakingService } from './voice';

const none: ChosenVoice = { language: '', voice: '' };

interface OfferedVoiceProps {
  service: SpeakingService;
  /** Told what is chosen; without a voice while there is none. */
  onChosen: (chosen: ChosenVoice) => void;
}

/** What the vendor of a service offers to speak with; it begins as an application would. */
function useOffer({ vendor, label }: SpeakingService) {
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: ['hear', 'offer', vendor, label],
    queryFn: ({ signal }) => dataProvider.getSpeechOffer({ vendor, label }, signal),
    retry: false,
    staleTime: 15 * 60_000,
  });
}

/** Language and voice of a service, where no page has chosen them. */
export const OfferedVoice = ({ service, onChosen }: OfferedVoiceProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data: offer, error } = useOffer(service);
  const rules = synthesisOf(service.vendor);
  const first = useMemo(() => (offer ? resetVoice(rules, offer, none) : none), [rules, offer]);
  const [changed, setChanged] = useState<ChosenVoice | null>(null);
  const chosen = changed ?? first;
  const { language, voice } = chosen;
  useEffect(
    () => onChosen({ language: language || defaultLanguage, voice }),
    [language, voice, onChosen],
  );
  if (error && !offer) {
    return (
      <Alert severity="warning" variant="outlined">
        {errorText(error).join(' ')}
      </Alert>
    );
  }
  const voices = offer ? voiceChoices(rules, offer, language) : [];
  if (offer && voices.length === 0) return <span>{translate('app.hear.noOffer')}</span>;
  const speak = (next: string) => {
    if (!offer) return;
    setChanged({
      language: next,
      voice: voiceAfterLanguage(rules, offer, { ...chosen, language: next }),
    });
  };
  return (
    <>
      {!rules.modelIsVoice && (
        <VoiceField
          name="language"
          choices={offer?.tts ?? []}
          value={language}
          isWaiting={!offer}
          onChange={speak}
        />
      )}
      <VoiceField
        name="voice"
        choices={voices}
        value={voice}
        isWaiting={!offer}
        onChange={(next) => setChanged({ language, voice: next })}
      />
    </>
  );
};
