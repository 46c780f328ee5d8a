import { parseArgs } from 'node:util';
import { readBasePath } from './basePath.mjs';

/**
 * A command's options are a table: one row per option.
 * @typedef {object} Option
 * @property {'flag' | 'text' | 'port' | 'count' | 'url' | 'origin' | 'host' | 'folder' | 'choice' | 'path'} kind what is accepted as its value
 * @property {string} help one line for --help
 * @property {string[]} [choices] the accepted words of a choice
 * @property {string} [value] how --help names the value
 *
 * @typedef {Record<string, Option>} OptionTable
 * @typedef {Record<string, string | number | boolean>} Options
 * @typedef {{ options: Options, problem?: undefined } | { problem: string, options?: undefined }} Parsed
 */

/**
 * Reads `--name value`, `--name=value` and `--flag` by the table. Nothing is guessed: whatever is
 * not in the table, or lacks its value, comes back as a problem in words.
 * @param {string[]} args
 * @param {OptionTable} table
 * @returns {Parsed}
 */
export function parseOptions(args, table) {
  const types = Object.entries(table).map(([name, { kind }]) => [
    name,
    { type: kind === 'flag' ? 'boolean' : 'string' },
  ]);
  // Tokens instead of `strict`, whose messages name neither the options nor what they accept.
  const { tokens } = parseArgs({
    args,
    options: Object.fromEntries(types),
    strict: false,
    tokens: true,
  });
  /** @type {Options} */
  const options = {};
  for (const token of tokens) {
    if (token.kind !== 'option' || !Object.hasOwn(table, token.name)) {
      return { problem: unknownOption(args[token.index], table) };
    }
    const { name, value: text } = token;
    const option = /** @type {Option} */ (table[name]);
    if (option.kind === 'flag') {
      if (text !== undefined) return { problem: `--${name} takes no value.` };
      options[name] = true;
      continue;
    }
    if (!text || (!token.inlineValue && text.startsWith('--'))) {
      return { problem: `--${name} needs a value.` };
    }
    const read = readValue(name, text, option);
    if ('problem' in read) return { problem: read.problem };
    options[name] = read.value;
  }
  return { options };
}

/**
 * @param {string} name
 * @param {string} text
 * @param {Option} option
 * @returns {{ value: string | number } | { problem: string }}
 */
function readValue(name, text, option) {
  if (option.kind === 'port') {
    const port = Number(text);
    return /^\d+$/.test(text) && port >= 1 && port <= 65535
      ? { value: port }
      : { problem: `--${name} needs a port number from 1 to 65535, not "${text}".` };
  }
  if (option.kind === 'count') {
    return /^[1-9]\d{0,8}$/.test(text)
      ? { value: Number(text) }
      : { problem: `--${name} needs a whole number of 1 or more, not "${text}".` };
  }
  if (option.kind === 'url') return readUrl(name, text);
  const shape = shapes[option.kind];
  if (shape && !shape.is(text))
    return { problem: `--${name} needs ${shape.words}, not "${text}".` };
  if (option.kind === 'path') {
    const { base, problem } = readBasePath(text, `--${name}`);
    return base === undefined ? { problem } : { value: base };
  }
  if (option.kind === 'choice' && !option.choices?.includes(text)) {
    return { problem: `--${name} is one of ${option.choices?.join(', ')}, not "${text}".` };
  }
  return { value: text };
}

/**
 * Values that are written into the configuration of a web server.
 * @type {Record<string, { is: (text: string) => boolean, words: string }>}
 */
const shapes = {
  origin: {
    is: (text) =>
      /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d+)?\/?$/i.test(text) && URL.canParse(text),
    words: 'an address such as http://10.0.0.5:3002, without a path',
  },
  host: {
    is: (text) => /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text),
    words: 'the name of a host, such as console.example.com',
  },
  folder: {
    is: (text) => text.startsWith('/') && !/["`\\${}\p{Cc}]/u.test(text),
    words: 'a folder from the root, such as /var/www/trunkline, without quotes, \\, $ and braces',
  },
};

/**
 * @param {string} name
 * @param {string} text
 * @returns {{ value: string } | { problem: string }}
 */
function readUrl(name, text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && (url.protocol === 'http:' || url.protocol === 'https:')
    ? { value: text.replace(/\/+$/, '') }
    : {
        problem: `--${name} needs a whole URL such as https://voice.example.com/api/v1, not "${text}".`,
      };
}

/**
 * @param {string | undefined} word
 * @param {OptionTable} table
 */
function unknownOption(word, table) {
  const names = Object.keys(table).map((name) => `--${name}`);
  return `There is no option "${word}". The options are ${names.join(', ')}.`;
}

/**
 * The text of --help.
 * @param {string} usage
 * @param {OptionTable} table
 */
export function helpText(usage, table) {
  const rows = Object.entries(table).map(([name, option]) => {
    const value =
      option.kind === 'flag' ? '' : ` ${option.value ?? option.choices?.join('|') ?? 'N'}`;
    return /** @type {const} */ ([`  --${name}${value}`, option.help]);
  });
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return [usage, '', ...rows.map(([left, help]) => left.padEnd(width) + help)].join('\n');
}

/**
 * Parses, and ends the process for --help (0) and for a problem (1). What every command's first
 * line calls.
 * @param {string} usage
 * @param {OptionTable} table
 * @param {string[]} args
 * @returns {Options}
 */
export function optionsOrExit(usage, table, args) {
  const withHelp = { ...table, help: /** @type {Option} */ ({ kind: 'flag', help: 'show this' }) };
  const parsed = parseOptions(args, withHelp);
  if (parsed.problem !== undefined) {
    process.stderr.write(`${parsed.problem}\nSee --help.\n`);
    process.exit(1);
  }
  if (parsed.options.help) {
    process.stdout.write(`${helpText(usage, withHelp)}\n`);
    process.exit(0);
  }
  return parsed.options;
}
