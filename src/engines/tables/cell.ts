/** What a spreadsheet would take for a formula, behind any apostrophes. */
const formula = /^'*[=+\-@\t\r]/;
/** A number is one, with its plus: nothing is calculated of it. */
const plainNumber = /^\+?\d+$/;

/** A value as a cell that no spreadsheet calculates: one that would begin a formula gets an apostrophe. */
export const guarded = (value: string): string =>
  formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;

/** The value of a cell, without the apostrophe that `guarded` put before it. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** A cell as RFC 4180 wants it: in quotes where anything in it could end it. */
export const quoted = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
