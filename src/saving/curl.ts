import type { ShownCall } from './plan';

/** A piece of a command: a text as it is, or a variable of the shell. */
type Piece = string | { variable: string };

/** A text that a POSIX shell takes as it is. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Pieces as one word of a POSIX shell. */
function wordOf(pieces: readonly Piece[]): string {
  let word = '';
  let text = '';
  const flush = () => {
    if (text) word += quoted(text);
    text = '';
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    flush();
    word += `"\${${piece.variable}}"`;
  }
  flush();
  return word || "''";
}

/** The variable for the sid that a step makes: `SIP_GATEWAYS_NEW_3_SID`. */
export const sidVariable = (stepId: string): string =>
  `${stepId.replace(/[^A-Za-z\d]+/g, '_').toUpperCase()}_SID`;

/** The variable that a whole text of a body stands for, if it stands for one. */
function variableIn(text: string, { hidden = [], uses = [] }: ShownCall): string | undefined {
  const secret = hidden.find((name) => text === `\${${name}}`);
  const step = uses.find((id) => text === `{${id}}`);
  return secret ?? (step === undefined ? undefined : sidVariable(step));
}

/** JSON on several lines, with variables for what the call does not hold itself. */
function jsonPieces(value: unknown, call: ShownCall, indent = '\n'): Piece[] {
  if (typeof value === 'string') {
    const variable = variableIn(value, call);
    return variable ? ['"', { variable }, '"'] : [JSON.stringify(value)];
  }
  if (value === null || typeof value !== 'object') return [JSON.stringify(value) ?? 'null'];
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const rows = Array.isArray(value)
    ? value.map((one): [string, unknown] => ['', one])
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]): [string, unknown] => [`${JSON.stringify(key)}: `, one]);
  if (rows.length === 0) return [`${open}${close}`];
  const inner = `${indent}  `;
  return [
    `${open}`,
    ...rows.flatMap(([key, one], index): Piece[] => [
      `${index === 0 ? '' : ','}${inner}${key}`,
      ...jsonPieces(one, call, inner),
    ]),
    `${indent}${close}`,
  ];
}

/** The address of a call, with variables for sids that earlier calls make. */
function addressPieces({ path, query, uses = [] }: ShownCall, base: string): Piece[] {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const parts = path.split(/(\{[^}]+\})/).map((part): Piece => {
    const step = uses.find((id) => part === `{${id}}`);
    return step === undefined ? part : { variable: sidVariable(step) };
  });
  return [`${base}/`, ...parts, search];
}

/**
 * A call as a command for a POSIX shell, with curl. `$TOKEN` stands for the token, and other variables for
 * secrets and for sids that earlier calls make. `base` is the address of the API.
 */
export function curlOf(call: ShownCall, base: string): string {
  const { method, body, file } = call;
  const lines = [
    `curl -X ${method} ${wordOf(addressPieces(call, base))}`,
    '-H "Authorization: Bearer $TOKEN"',
  ];
  if (file !== undefined) lines.push(`-F ${quoted(`${file}=@${file}`)}`);
  else if (body !== undefined) {
    lines.push(
      "-H 'Content-Type: application/json'",
      `--data-raw ${wordOf(jsonPieces(body, call))}`,
    );
  }
  return lines.join(' \\\n  ');
}

/** A line that a shell passes over. */
export const shellComment = (text: string): string => `# ${text.replace(/\s+/g, ' ')}`;
