import { SearchChoiceInput } from '../../../components/inputs/SearchChoiceInput';
import { voicesOf } from '../../../components/speech/selection/resetVoice';
import type { UsableSpeech } from '../../../types';
import { OfferFailure } from './OfferFailure';
import { SpeechGroup } from './SpeechGroup';
import type { SynthesisFields } from './speechFields';
import { TypedInput } from './TypedInput';
import { useSynthesizer } from './useSynthesizer';
import { VendorInputs } from './VendorInputs';

interface SynthesizerInputsProps {
  /** A key. */
  title: string;
  fields: SynthesisFields;
  /** Undefined while they are still to come. */
  credentials: UsableSpeech[] | undefined;
  isSeen: boolean;
}

/** With what an application speaks: vendor, label, language and voice. */
export const SynthesizerInputs = ({ title, ...part }: SynthesizerInputsProps) => {
  const { fields, credentials } = part;
  const { rules, offer, customVoices, hasOwnVoice, language, choose } = useSynthesizer(part);
  const isTyped = rules.isTyped || offer.isError;
  return (
    <SpeechGroup title={title}>
      <VendorInputs
        use="tts"
        fields={fields}
        credentials={credentials}
        onVendorChange={choose.vendor}
        onLabelChange={choose.label}
      />
      {offer.isError && <OfferFailure offer={offer} />}
      {!rules.modelIsVoice &&
        (isTyped ? (
          <TypedInput
            source={fields.language}
            vendor={fields.vendor}
            label="resources.applications.speech.language"
            isLanguage
          />
        ) : (
          <SearchChoiceInput
            source={fields.language}
            label="resources.applications.speech.language"
            choices={offer.data?.tts ?? []}
            isPending={!offer.data}
            onChange={choose.language}
          />
        ))}
      {isTyped || hasOwnVoice ? (
        <TypedInput
          source={fields.voice}
          vendor={fields.vendor}
          label="resources.applications.speech.voice"
        />
      ) : (
        <SearchChoiceInput
          source={fields.voice}
          label={`resources.applications.speech.${rules.modelIsVoice ? 'model' : 'voice'}`}
          choices={offer.data ? voicesOf(rules, offer.data, language, customVoices) : []}
          isPending={!offer.data}
        />
      )}
    </SpeechGroup>
  );
};
