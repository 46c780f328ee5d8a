import type { Plugin } from 'vite';

/**
 * Properties of MUI before its version 9, which react-admin's inputs hand over beside the present
 * ones: MUI 9 does not know them and writes them into the page as `inputprops="[object Object]"`.
 */
const handedOver: Record<string, string> = {
  ResettableTextField: ' InputProps: inputProps,',
  AutocompleteInput: ' InputProps: mergedTextFieldProps,',
  NumberInput: ' inputProps: inputProps,',
};

const input = /\/ra-ui-materialui\/dist\/input\/(\w+)\.js(?:\?|$)/;

/** Takes them away; fails when react-admin does so itself, as this can go then. */
export function oldInputProps(): Plugin {
  return {
    name: 'trunkline:old-input-props',
    transform(code, id) {
      const text = handedOver[input.exec(id)?.[1] ?? ''];
      if (!text) return null;
      if (!code.includes(text)) this.error(`${id} has no "${text.trim()}" to take away`);
      return { code: code.replace(text, ''), map: null };
    },
  };
}
