import {
  type AutocompleteInputProps,
  AutocompleteInput as RaAutocompleteInput,
} from 'ra-ui-materialui';
import { useSteadyHighlight } from './useSteadyHighlight';

/** react-admin's input for one of many, searched by typing, with a highlight that stays. */
export const AutocompleteInput = (props: AutocompleteInputProps) => (
  <RaAutocompleteInput {...props} onInputChange={useSteadyHighlight()} />
);
