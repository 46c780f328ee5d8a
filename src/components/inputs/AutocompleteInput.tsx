import {
  type AutocompleteInputProps,
  AutocompleteInput as RaAutocompleteInput,
} from 'ra-ui-materialui';
import { TypedChoice } from './TypedChoice';
import type { Settling } from './typedField';
import { useSteadyHighlight } from './useSteadyHighlight';

interface SearchedInputProps extends AutocompleteInputProps {
  /** Where the platform is asked for what is typed: what was meant by it, when the field is left before the answer. */
  find?: Settling['find'];
}

/** react-admin's input for one of many, searched by typing: Enter takes the first match. */
export const AutocompleteInput = ({ find, ...props }: SearchedInputProps) => {
  const keepHighlight = useSteadyHighlight();
  return (
    <TypedChoice find={find}>
      {(isUntaken) => (
        <RaAutocompleteInput
          autoHighlight
          // A field may have the focus from the start, or for its error: a list would be over the form.
          openOnFocus={false}
          {...props}
          onInputChange={(event, text, reason) => {
            keepHighlight(event, text);
            props.onInputChange?.(event, text, reason);
          }}
          TextFieldProps={{ ...props.TextFieldProps, ...(isUntaken && { error: true }) }}
        />
      )}
    </TypedChoice>
  );
};
