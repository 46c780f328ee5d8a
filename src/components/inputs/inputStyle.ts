/** The field of a few words is narrow, its help is not. */
export const narrowInput = { '& .MuiInputBase-root': { maxWidth: { sm: 320 } } } as const;

/** The field of a name or of what is chosen by its name (px): nobody has 90 characters. */
export const shortWidth = 440;
export const shortInput = { '& .MuiInputBase-root': { maxWidth: { sm: shortWidth } } } as const;

/** What the library's inputs lack to stand on one grid with the others. */
export const inputStyle = {
  // The box stays in its line of text; its hit area extends into the gaps around.
  '.MuiFormControlLabel-root:has(> .MuiCheckbox-root)': { marginTop: -9, marginBottom: -9 },
  // The white thumb of a switch has an edge of its own.
  '.MuiSwitch-switchBase:not(.Mui-checked) > .MuiSwitch-thumb': {
    border: '1px solid var(--mui-palette-text-secondary)',
  },
  // Same size while loading, when its icon is smaller.
  '.MuiAutocomplete-popupIndicator': { width: '1.75rem', height: '1.75rem' },
  // A searchable field is as high as the others, and its text begins where theirs does.
  '.MuiAutocomplete-root .MuiOutlinedInput-root.MuiAutocomplete-inputRoot.MuiInputBase-sizeSmall': {
    padding: 0,
    paddingInlineEnd: 40,
    '& > .MuiAutocomplete-input.MuiAutocomplete-input': { padding: '8px 12px' },
  },
} as const;
