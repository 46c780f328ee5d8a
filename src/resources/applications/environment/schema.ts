export type EnvValue = string | number | boolean;

/** A variable that the webhook of an application asks for, as far as the console understands it. */
export interface EnvVariable {
  name: string;
  type: 'string' | 'number' | 'boolean';
  description: string;
  isRequired: boolean;
  /** Its value until another one is set; undefined where it has none. */
  preset?: EnvValue;
  /** The only values that are allowed. */
  choices?: (string | number)[];
  isSecret: boolean;
  hint: 'input' | 'textarea' | 'filepicker';
  /** What of the platform the value names. */
  resource?: 'carriers';
}

export interface EnvSchema {
  variables: EnvVariable[];
  /** The names of entries that no input can be made of. */
  unreadable: string[];
}

const types = ['string', 'number', 'boolean'] as const;
const hints = ['textarea', 'filepicker'] as const;
/** Names that a JavaScript object keeps for itself. */
const reserved = ['__proto__', 'constructor', 'prototype'];

/** The allowed values of an entry: undefined when any is, null when none can be chosen. */
function choicesOf(
  allowed: unknown,
  type: EnvVariable['type'],
): (string | number)[] | null | undefined {
  if (allowed === undefined || allowed === null || type === 'boolean') return undefined;
  if (!Array.isArray(allowed)) return null;
  const choices = allowed.filter((one) => typeof one === type && one !== '');
  return choices.length > 0 ? [...new Set<string | number>(choices)] : null;
}

/** The default where it is of the variable's own type; a box to tick that must be there is unticked. */
function presetOf(preset: unknown, type: EnvVariable['type'], isRequired: boolean) {
  if (typeof preset === type) return preset as EnvValue;
  return type === 'boolean' && isRequired ? false : undefined;
}

function readVariable(name: string, entry: unknown): EnvVariable | null {
  if (!entry || typeof entry !== 'object' || reserved.includes(name) || name.trim() === '') {
    return null;
  }
  const facts = entry as Record<string, unknown>;
  const type = types.find((one) => one === facts.type);
  const choices = type && choicesOf(facts.enum, type);
  if (!type || choices === null) return null;
  const isRequired = facts.required === true;
  const preset = presetOf(facts.default, type, isRequired);
  return {
    name,
    type,
    description: typeof facts.description === 'string' ? facts.description.trim() : '',
    isRequired,
    ...(preset !== undefined && { preset }),
    ...(choices && { choices }),
    isSecret: facts.obscure === true,
    hint: hints.find((one) => one === facts.uiHint) ?? 'input',
    ...(facts.jambonzResource === 'carriers' && { resource: 'carriers' }),
  };
}

/**
 * Reads what a webhook published about its variables (rule 8.9). Whatever it is, the answer
 * can be shown: entries that say nothing usable are named in `unreadable`. Null when nothing was
 * published; an answer that is no object is one unreadable entry without a name.
 */
export function readSchema(published: unknown): EnvSchema | null {
  if (published === null || published === undefined) return null;
  if (typeof published !== 'object' || Array.isArray(published)) {
    return { variables: [], unreadable: [''] };
  }
  const read = Object.entries(published).map(([name, entry]) => ({
    name,
    variable: readVariable(name, entry),
  }));
  return {
    variables: read.flatMap(({ variable }) => variable ?? []),
    unreadable: read.filter(({ variable }) => !variable).map(({ name }) => name),
  };
}
