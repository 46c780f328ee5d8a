import { useFormContext } from 'react-hook-form';

/** Writes what follows from a choice into the form; an empty text is "none". */
export function useSetValues() {
  const { setValue, clearErrors } = useFormContext();
  return (name: string, value: string) => {
    clearErrors(name);
    setValue(name, value || null, { shouldDirty: true });
  };
}
