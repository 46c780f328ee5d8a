/** A message with a button after its text, or below it where there is no room. */
export const undoStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
} as const;

/** A message with a button is as high as one without; at the end of its line, or of the next one. */
export const undoButtonStyle = { my: -1.5, marginInlineStart: 'auto', flex: 'none' } as const;

/** How long what is needed to take something back is kept (ms), where its message is not closed before. */
export const undoTime = 10 * 60 * 1000;
