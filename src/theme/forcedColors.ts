/** What is chosen, where the browser takes all colours but those of the system. */
export const chosenInForcedColors = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight',
    color: 'HighlightText',
  },
} as const;
