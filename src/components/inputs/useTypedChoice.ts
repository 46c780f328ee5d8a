import type { FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';

interface Choice {
  id: string;
  name?: string | null;
}

const plain = (text: string | null | undefined) => (text ?? '').trim().toLowerCase();

/**
 * For the `onBlur` of a search field in a form: a name that was typed in full is chosen when the field
 * is left, where only one choice has it. Without this the words would vanish.
 */
export function useTypedChoice(
  source: string,
  choices: Choice[] | undefined,
  onChosen?: (id: string) => void,
) {
  const { getValues, setValue } = useFormContext();
  return ({ target }: FocusEvent<HTMLInputElement>) => {
    const typed = plain(target.value);
    const [found, ...others] = choices?.filter(({ name }) => plain(name) === typed) ?? [];
    if (!typed || !found || others.length > 0 || found.id === getValues(source)) return;
    setValue(source, found.id, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    onChosen?.(found.id);
  };
}
