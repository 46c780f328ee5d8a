import Box from '@mui/material/Box';
import { HearButton } from '../../../components/hear/HearButton';
import { SearchChoiceInput } from '../../../components/inputs/SearchChoiceInput';
import { defaultLanguage, voiceChoices } from '../../../engines/speech';
import { OfferState } from './OfferState';
import { SpeechGroup } from './SpeechGroup';
import { TypedInput } from './TypedInput';
import { type SynthesizerPart, useSynthesizer } from './useSynthesizer';
import { VendorLabelInputs } from './VendorLabelInputs';

type Synthesizer = ReturnType<typeof useSynthesizer>;
type LanguageProps = Pick<SynthesizerPart, 'fields'> & Pick<Synthesizer, 'offer' | 'choose'>;
type VoiceProps = Pick<SynthesizerPart, 'fields'> &
  Pick<Synthesizer, 'rules' | 'offer' | 'isVoicePending' | 'language' | 'customVoices'>;

const LanguageChoice = ({ fields, offer, choose }: LanguageProps) => (
  <SearchChoiceInput
    source={fields.language}
    label="resources.applications.speech.language"
    choices={offer.data?.tts ?? []}
    isPending={offer.isPending}
    onChange={choose.language}
  />
);

const VoiceChoice = ({
  fields,
  rules,
  offer,
  isVoicePending,
  language,
  customVoices,
}: VoiceProps) => (
  <SearchChoiceInput
    // Another label is another input: a label that changes is lost on a translated page.
    key={String(rules.modelIsVoice)}
    source={fields.voice}
    label={`resources.applications.speech.${rules.modelIsVoice ? 'model' : 'voice'}`}
    choices={offer.data ? voiceChoices(rules, offer.data, language, customVoices) : []}
    isPending={isVoicePending}
  />
);

/** With what an application speaks: vendor, label, language and voice. */
export const SynthesizerInputs = ({ title, ...part }: SynthesizerPart & { title: string }) => {
  const { fields, credentials } = part;
  const synthesizer = useSynthesizer(part);
  const { vendor, rules, offer, hasOwnVoice, choose, approach } = synthesizer;
  const { accountSid, credential, voice } = synthesizer;
  const isTyped = rules.isTyped || offer.isError;
  return (
    <SpeechGroup title={title} onApproach={approach}>
      <VendorLabelInputs
        use="tts"
        fields={fields}
        credentials={credentials}
        onVendorChange={choose.vendor}
        onLabelChange={choose.label}
      />
      <OfferState vendor={vendor} offer={offer} />
      {!rules.modelIsVoice && (
        <Box className="start">
          {isTyped ? (
            <TypedInput
              source={fields.language}
              vendor={fields.vendor}
              label="resources.applications.speech.language"
              isLanguage
              onTyped={choose.typed}
            />
          ) : (
            <LanguageChoice fields={fields} {...synthesizer} />
          )}
        </Box>
      )}
      <Box className={rules.modelIsVoice && 'start'} sx={{ display: 'grid', gap: 1 }}>
        {isTyped || hasOwnVoice ? (
          <TypedInput
            source={fields.voice}
            vendor={fields.vendor}
            label="resources.applications.speech.voice"
            onTyped={choose.typed}
          />
        ) : (
          <VoiceChoice fields={fields} {...synthesizer} />
        )}
        {accountSid && (
          <HearButton
            accountSid={accountSid}
            service={credential}
            chosen={{ language: synthesizer.language || defaultLanguage, voice }}
          />
        )}
      </Box>
    </SpeechGroup>
  );
};
