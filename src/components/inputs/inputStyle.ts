/** The field of a few words is narrow, its help is not. */
export const narrowInput = { '& .MuiInputBase-root': { maxWidth: { sm: 320 } } } as const;

/** What the library's inputs lack to stand on one grid with the others. */
export const inputStyle = {
  // The box stays in its line of text; its hit area extends into the gaps around.
  '.MuiFormControlLabel-root:has(> .MuiCheckbox-root)': { marginTop: -9, marginBottom: -9 },
  // The white thumb of a switch has an edge of its own.
  '.MuiSwitch-switchBase:not(.Mui-checked) > .MuiSwitch-thumb': {
    border: '1px solid var(--mui-palette-text-secondary)',
  },
  // A searchable field is as high as the others, and its text begins where theirs does.
  '.MuiAutocomplete-root .MuiOutlinedInput-root.MuiAutocomplete-inputRoot.MuiInputBase-sizeSmall': {
    padding: '0 40px 0 0',
    '& > .MuiAutocomplete-input.MuiAutocomplete-input': { padding: '8px 12px' },
  },
} as const;
