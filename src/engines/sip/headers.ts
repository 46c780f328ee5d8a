/** The one-letter names of headers (RFC 3261, section 7.3.3, and the registry of header fields). */
const compact: Record<string, string> = {
  c: 'content-type',
  e: 'content-encoding',
  f: 'from',
  i: 'call-id',
  k: 'supported',
  l: 'content-length',
  m: 'contact',
  s: 'subject',
  t: 'to',
  v: 'via',
};

/** The same the other way round. */
const shortNames = new Map(Object.entries(compact).map(([short, name]) => [name, short]));

/** The value of the first header of each name, names in lower case and written out. */
export type Headers = Map<string, string>;

/** The headers of the lines below a start line, as name and value; a line that is none is passed over. */
function* headersIn(text: string): Generator<[name: string, value: string]> {
  // A line that begins with white space continues the previous one.
  const unfolded = /\n[ \t]/.test(text) ? text.replace(/\r?\n[ \t]+/g, ' ') : text;
  for (const line of unfolded.split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const written = line.slice(0, colon).trim().toLowerCase();
    yield [compact[written] ?? written, line.slice(colon + 1).trim()];
  }
}

/** Reads the lines below the start line, of each header the first. */
export function readHeaders(text: string): Headers {
  const headers: Headers = new Map();
  for (const [name, value] of headersIn(text)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  return headers;
}

/** Splits at commas outside of quotes (RFC 3261, section 7.3.1). */
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
 * several values and go on in the next line. `name` is written out and in lower case; the text may use its
 * short form.
 */
export function headerValues(text: string, name: string): string[] {
  // Most messages have none, and reading every line of them costs more than all else that is done with them.
  const short = shortNames.get(name);
  const written = short ? `(?:${name}|${short})` : name;
  if (!new RegExp(`^${written}\\s*:`, 'im').test(text)) return [];
  const end = text.search(/\r?\n\r?\n/);
  const head = end === -1 ? text : text.slice(0, end);
  const found = [...headersIn(head)].filter(([one]) => one === name);
  return found.flatMap(([, value]) => values(value));
}

const tagParameter = /;\s*tag\s*=([^;]*)/i;
const branchParameter = /;\s*branch\s*=([^;]*)/i;

/** The value of a parameter of a header: they follow its address. */
const parameter = (value: string, name: RegExp): string =>
  name.exec(value.slice(value.lastIndexOf('>') + 1))?.[1]?.trim() ?? '';

/** The tag of a From or a To. */
export const tagOf = (value: string): string => parameter(value, tagParameter);

/** The branch of the first Via in a header that may contain several. */
export const branchOf = (via: string): string =>
  parameter(via.split(',', 1)[0] ?? '', branchParameter);

/** Content-Length, null where there is none that is a number. */
export function contentLength(headers: Headers): number | null {
  const written = headers.get('content-length');
  return written !== undefined && /^\d{1,9}$/.test(written) ? Number(written) : null;
}

/** The first line of a message: a request has a method, a response a status. */
export type StartLine =
  | { method: string; status: null; reason: '' }
  | { method: null; status: number; reason: string };

const request = /^([A-Za-z0-9\-.!%*_+`'~]{1,40}) [^ ]+ SIP\/2\.0$/;
const response = /^SIP\/2\.0 (\d{3})(?: (.*))?$/;

/** The first line of a SIP message, null when it is something else. */
export function readStartLine(line: string): StartLine | null {
  const answered = response.exec(line);
  if (answered) return { method: null, status: Number(answered[1]), reason: answered[2] ?? '' };
  const asked = request.exec(line);
  return asked ? { method: asked[1] ?? '', status: null, reason: '' } : null;
}

/**
 * How many letters stand before the method that are none of it, as its CSeq says: the end of a body.
 * Less than 0 where letters of the method are missing, because its packet was not captured.
 */
export function lettersBefore({ method }: StartLine, headers: Headers): number {
  const asked = headers.get('cseq')?.split(/\s+/)[1] ?? '';
  if (method === null || asked === '') return 0;
  return method.endsWith(asked) || asked.endsWith(method) ? method.length - asked.length : 0;
}
