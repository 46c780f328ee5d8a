/** What is chosen; all that it holds has its colour. */
const chosen = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  '&, & *': { color: 'HighlightText !important' },
  '&.Mui-focused, &:focus-visible': { outlineColor: 'HighlightText' },
} as const;

const edge = { border: '1px solid CanvasText' } as const;

/** What grounds and shadows alone would show, where the browser takes all colours but those of the system. */
export const forcedStyle = {
  '@media (forced-colors: active)': {
    '.MuiPopover-paper, .MuiAutocomplete-paper, .tooltip': edge,
    '.combobox-popup': { outline: '1px solid CanvasText' },
    '[role=option].Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 },
    '.combobox-list > [role=option][aria-selected=true]': chosen,
    '.MuiAutocomplete-option[aria-selected=true]': chosen,
    '.MuiMenuItem-root.Mui-selected': chosen,
    '.MuiToggleButton-root.Mui-selected': chosen,
    '.plain-button[aria-pressed=true]': chosen,
    // A link is known by its colour, and the system has one for those that are an address alone.
    'button.MuiLink-root': { textDecoration: 'underline' },
    mark: { forcedColorAdjust: 'none', backgroundColor: 'Mark', color: 'MarkText' },
  },
} as const;
