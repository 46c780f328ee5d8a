/** Cuts at commas that stand in no quotes (RFC 3261, section 7.3.1). */
function values(line: string): string[] {
  const found: string[] = [''];
  let isQuoted = false;
  let isEscaped = false;
  for (const letter of line) {
    if (letter === '"' && !isEscaped) isQuoted = !isQuoted;
    isEscaped = letter === '\\' && isQuoted && !isEscaped;
    if (letter === ',' && !isQuoted) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((value) => value.trim()).filter(Boolean);
}

/**
 * All values of a header in the text of a message, in their order: it may stand several times, hold
 * several values and go on in the next line.
 */
export function headerValues(text: string, name: string): string[] {
  const end = text.search(/\r?\n\r?\n/);
  const head = (end === -1 ? text : text.slice(0, end)).replace(/\r?\n[ \t]+/g, ' ');
  const begin = `${name.toLowerCase()}:`;
  return head.split(/\r?\n/).flatMap((line) => {
    const written = line.replace(/^([^\s:]+)\s*:/, '$1:');
    return written.toLowerCase().startsWith(begin) ? values(written.slice(begin.length)) : [];
  });
}
