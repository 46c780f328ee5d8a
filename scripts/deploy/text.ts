/** A text whose lines are all moved in. */
export const indented = (text: string, by = '    ') =>
  text
    .split('\n')
    .map((line) => (line ? by + line : line))
    .join('\n');
