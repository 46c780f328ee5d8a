import { useEffect, useState } from 'react';

type Errors<Name extends string> = Partial<Record<Name, string>>;

/**
 * The text fields of a form: values, errors until the next input, and elements. `show` shows errors and
 * focuses the first field with one; returns whether there is any. `focused` names the field that has the
 * focus at first.
 */
export function useFields<Name extends string>(
  initial: Record<Name, string>,
  focused?: NoInfer<Name>,
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [inputs] = useState(() => new Map<Name, HTMLInputElement>());

  useEffect(() => {
    if (focused) inputs.get(focused)?.focus();
  }, [focused, inputs]);

  const show = (found: Errors<Name>): boolean => {
    setErrors(found);
    const first = (Object.keys(initial) as Name[]).find((name) => found[name]);
    if (first) inputs.get(first)?.focus();
    return first !== undefined;
  };

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    inputRef: (input: HTMLInputElement | null) => {
      if (input) inputs.set(name, input);
      else inputs.delete(name);
    },
    onType: (text: string) => {
      setValues((others) => ({ ...others, [name]: text }));
      setErrors((others) => ({ ...others, [name]: undefined }));
    },
  });
  return { values, field, show };
}
