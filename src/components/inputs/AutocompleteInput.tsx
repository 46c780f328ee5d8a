import {
  type AutocompleteInputProps,
  AutocompleteInput as RaAutocompleteInput,
} from 'ra-ui-materialui';
import { TypedChoice } from './TypedChoice';
import { useSteadyHighlight } from './useSteadyHighlight';

/** react-admin's input for one of many, searched by typing: Enter takes the first match. */
export const AutocompleteInput = (props: AutocompleteInputProps) => (
  <TypedChoice>
    <RaAutocompleteInput autoHighlight {...props} onInputChange={useSteadyHighlight()} />
  </TypedChoice>
);
