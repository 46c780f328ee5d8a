import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, useTranslate, type Validator } from 'ra-core';
import { InputHelperText } from 'ra-ui-materialui';
import { useMemo } from 'react';
import type { SpeechChoice as Choice } from '../../types';
import { limitChoices, withStored } from './searchChoices';
import { TypedChoice } from './TypedChoice';
import { useSteadyHighlight } from './useSteadyHighlight';

interface SearchChoiceInputProps {
  source: string;
  /** A key or a text. */
  label: string;
  /** A value of '' is a choice of its own, "none", and is sent as null. */
  choices: Choice[];
  /** The choices are still to come: what is stored is shown, and nothing can be chosen yet. */
  isPending?: boolean;
  /** The key of the placeholder. */
  placeholder?: string;
  /** The same array at each render, as a new one registers the input again. */
  validate?: Validator | Validator[];
  onChange?: (value: string) => void;
}

const found = createFilterOptions<Choice>({ stringify: ({ name, value }) => `${name} ${value}` });

/** The same object as long as it says the same: another one would undo what is being typed. */
function useSameChoice(choice: Choice | undefined): Choice | null {
  const { value, name } = choice ?? {};
  return useMemo(
    () => (value === undefined || name === undefined ? null : { value, name }),
    [value, name],
  );
}

/**
 * One of many choices, searched by typing; at most a hundred are drawn at a time. A value that is
 * not offered stays, and says that it is not in the list.
 */
export const SearchChoiceInput = ({
  source,
  label,
  choices,
  isPending = false,
  placeholder,
  validate,
  onChange,
}: SearchChoiceInputProps) => {
  const translate = useTranslate();
  const { field, fieldState, id, isRequired } = useInput({ source, validate });
  const value = String(field.value ?? '');
  const missing = (name: string) => translate('app.form.notInList', { name });
  const options = withStored(choices, value, isPending ? undefined : missing);
  const chosen = useSameChoice(options.find((option) => option.value === value));
  const error = fieldState.error?.message;
  const onInputChange = useSteadyHighlight();
  return (
    <TypedChoice>
      {(isUntaken) => (
        <Autocomplete
          id={id}
          options={options}
          // Nothing is chosen where this is null, for which the library's type has no room.
          value={chosen as Choice}
          readOnly={isPending}
          disableClearable
          autoHighlight
          openOnFocus={false}
          getOptionKey={({ value: key }) => key}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(one, other) => one.value === other.value}
          getOptionDisabled={({ isNote }: Choice & { isNote?: true }) => isNote === true}
          filterOptions={(all, state) =>
            limitChoices(found(all, state), value, (count) =>
              translate('app.form.moreChoices', { smart_count: count }),
            )
          }
          onInputChange={onInputChange}
          noOptionsText={translate('app.form.noChoice')}
          popupIcon={isPending ? <CircularProgress size={16} color="inherit" /> : undefined}
          onChange={(_event, choice) => {
            if (choice.value === value) return;
            field.onChange(choice.value);
            onChange?.(choice.value);
          }}
          onBlur={field.onBlur}
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={field.ref}
              placeholder={placeholder && translate(placeholder)}
              label={<FieldTitle label={label} isRequired={isRequired} />}
              error={isUntaken || Boolean(error)}
              helperText={error && <InputHelperText error={error} />}
            />
          )}
        />
      )}
    </TypedChoice>
  );
};
