import type { ErrorText } from './HttpError';

/** What an unparsable or wordless error answer is called (rule 4.2). */
export const somethingWentWrong = 'app.errors.generic';

/** What servers and the proxies before them say instead of a reason. */
const reasonPhrases = new Set([
  'Bad Request',
  'Unauthorized',
  'Payment Required',
  'Forbidden',
  'Not Found',
  'Method Not Allowed',
  'Request Timeout',
  'Conflict',
  'Payload Too Large',
  'Unprocessable Entity',
  'Too Many Requests',
  'Internal Server Error',
  'Not Implemented',
  'Bad Gateway',
  'Service Unavailable',
  'Gateway Timeout',
]);

/**
 * The text of an error body: `msg`, else `error`, else `message`, else `reason` (decision 17). What the
 * payment provider refuses is passed on as an object in `error`, with a text of its own (contract 17).
 */
export function errorText(body: unknown): string | null {
  if (!body || typeof body !== 'object') return null;
  const fields = body as Record<string, unknown>;
  for (const key of ['msg', 'error', 'message', 'reason']) {
    const value = fields[key];
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (key === 'error' && value && typeof value === 'object') return errorText(value);
  }
  return null;
}

interface Pattern {
  expression: RegExp;
  read: (match: RegExpExecArray) => ErrorText & { field?: string };
}

/** Database texts that reach the browser on a 422 or 500, in words (contract 1.3). */
const patterns: Pattern[] = [
  {
    expression: /^Duplicate entry '(.*)' for key '(?:\w+\.)?(\w+)'/,
    read: ([, value = '', key = '']) => ({
      message: 'app.errors.duplicate',
      args: { value },
      field: duplicateFields[key],
    }),
  },
  {
    expression: /^Data too long for column '(\w+)'/,
    read: ([, column = '']) => ({ message: 'app.errors.tooLong', field: column }),
  },
  {
    expression: /^Data truncated for column '(\w+)'/,
    read: ([, column = '']) => ({ message: 'app.errors.notAChoice', field: column }),
  },
  {
    expression: /^Column '(\w+)' cannot be null/,
    read: ([, column = '']) => ({ message: 'ra.validation.required', field: column }),
  },
  {
    expression: /^missing (?:required )?field:? '?(\w+)'?$/,
    read: ([, column = '']) => ({ message: 'ra.validation.required', field: column }),
  },
  {
    expression:
      /^(call_hook|call_status_hook|messaging_hook)\b.*?(invalid hostname|whitespace|invalid)/,
    read: ([, hook = '', fault = '']) => ({
      message: webhookFaults[fault] ?? 'app.webhook.invalidUrl',
      field: `${hook}.url`,
    }),
  },
  {
    expression: /^Error: (invalid (?:instruction|application).*)$/s,
    read: ([, text = '']) => ({ message: text, field: 'app_json' }),
  },
  {
    // The text names the variable.
    expression: /^.* env_vars\..+$/s,
    read: ([text]) => ({ message: text, field: 'env_vars' }),
  },
  {
    expression: /^Cannot delete or update a parent row/,
    read: () => ({ message: 'app.errors.inUse' }),
  },
  {
    expression: /^Cannot add or update a child row/,
    read: () => ({ message: 'app.errors.unknownReference' }),
  },
];

/** What the platform says about a webhook's address (contract 7), by the words that identify it. */
const webhookFaults: Record<string, string> = {
  'invalid hostname': 'app.webhook.invalidHost',
  whitespace: 'app.webhook.blanks',
};

/** Index names of the platform's tables, and the field that each is about. */
const duplicateFields: Record<string, string> = {
  name: 'name',
  sip_realm: 'sip_realm',
  root_domain: 'root_domain',
  applications_idx_name: 'name',
  tenant_fqdn: 'tenant_fqdn',
  phone_numbers_unique_idx_voip_carrier_number: 'number',
};

/**
 * What an error answer says to the operator. `body` is the parsed JSON, or the raw text when it
 * was none; bare reason phrases and HTML say nothing and become the general sentence.
 */
export function readError(body: unknown): ErrorText & { field?: string } {
  const text =
    errorText(body) ??
    (typeof body === 'string' && isSentence(body) ? body.trim() : somethingWentWrong);
  for (const { expression, read } of patterns) {
    const match = expression.exec(text);
    if (match) return read(match);
  }
  return { message: text };
}

/** A body as JSON; null where it is none. */
export const parse = (text: string): { json: unknown } | null => {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
};

/** Whether a body is none of the platform's: neither JSON nor the reason phrase of a bare status (contract 1.2). */
export const isForeign = (text: string): boolean => !parse(text) && !reasonPhrases.has(text.trim());

const isSentence = (text: string): boolean => {
  const trimmed = text.trim();
  return (
    trimmed.length > 0 &&
    trimmed.length < 300 &&
    !trimmed.startsWith('<') &&
    !trimmed.startsWith('{') &&
    !reasonPhrases.has(trimmed)
  );
};
