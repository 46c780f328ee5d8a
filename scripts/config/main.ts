// `trunkline config`: export, diff, apply and check of a service provider or an account as a file.
import { readFileSync, writeFileSync } from 'node:fs';
import { text as textFrom } from 'node:stream/consumers';
import {
  type Configuration,
  checkReferences,
  compare,
  documentOf,
  documentSchema,
  documentText,
  readText,
} from '../../src/engines/configuration';
import { configOptions } from '../lib/configOptions.mjs';
import { helpText, parseOptions } from '../lib/options.mjs';
import { applyDocument } from './applyDocument';
import { tellComparison } from './report';
import { failure, type Machine, named, openSession, type Session } from './session';
import { errorText, problemText } from './words';

const usage = `trunkline config export|diff|apply|check|schema [options]

  export   writes the document of a service provider, or of an account
  diff     compares a document with the platform, or with another document
  apply    makes the platform as a document says
  check    reads a document; with --url its references as well
  schema   writes the JSON Schema of documents

Ends with 0 when there is no difference or all is done, 2 when there are differences, 1 when it failed.
Secrets are read from the environment, by the names of their placeholders.`;

async function textOfFile(file: string): Promise<string> {
  if (file === '-') return textFrom(process.stdin);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw failure(`${file} cannot be read.`);
  }
}

/** A document without problems. Throws after it has told them. */
async function documentIn(file: string, { say }: Machine): Promise<Configuration> {
  const { configuration, problems } = readText(await textOfFile(file));
  for (const problem of problems) say(problemText(file, problem));
  if (!configuration || problems.length > 0) throw failure(`${file} is not applied.`);
  return configuration;
}

const fileOf = (options: Session['options']): string => {
  const file = named(options, 'file');
  if (!file) throw failure('--file is needed.');
  return file;
};

async function exportIt(machine: Machine, options: Session['options']): Promise<number> {
  const { read, port, say } = await openSession(machine, options);
  const format = options.format === 'json' ? 'json' : 'yaml';
  const text = documentText(documentOf(await read()), format);
  const file = named(options, 'file') ?? '-';
  if (file === '-') machine.out(text.trimEnd());
  else writeFileSync(file, text);
  say(`${port.counts().requests} requests.`);
  return 0;
}

/** References that mean nothing end a command before anything is compared. */
function refuseLost(
  document: Configuration,
  stored: Configuration,
  file: string,
  say: Machine['say'],
) {
  const lost = checkReferences(document, stored);
  for (const problem of lost) say(problemText(file, problem));
  if (lost.length > 0) throw failure(`${file} is not applied.`);
}

async function diffIt(machine: Machine, options: Session['options']): Promise<number> {
  const file = fileOf(options);
  const document = await documentIn(file, machine);
  const other = named(options, 'with');
  if (other) {
    const stored = await documentIn(other, machine);
    return tellComparison(compare(document, stored, 'admin'), machine, options.json === true);
  }
  const session = await openSession(machine, options, document);
  const stored = await session.read();
  refuseLost(document, stored, file, machine.say);
  const comparison = compare(document, stored, session.meant.caller.scope);
  return tellComparison(comparison, machine, options.json === true);
}

async function checkIt(machine: Machine, options: Session['options']): Promise<number> {
  const file = fileOf(options);
  const document = await documentIn(file, machine);
  if (named(options, 'url')) {
    const session = await openSession(machine, options, document);
    refuseLost(document, await session.read(), file, machine.say);
  }
  machine.say(`${file}: no problems.`);
  return 0;
}

async function applyIt(machine: Machine, options: Session['options']): Promise<number> {
  const file = fileOf(options);
  const document = await documentIn(file, machine);
  const session = await openSession(machine, options, document);
  return applyDocument(document, session, (stored) =>
    refuseLost(document, stored, file, machine.say),
  );
}

const commands: Record<string, (machine: Machine, options: Session['options']) => Promise<number>> =
  {
    export: exportIt,
    diff: diffIt,
    apply: applyIt,
    check: checkIt,
    schema: async ({ out }) => {
      out(JSON.stringify(documentSchema(), null, 2));
      return 0;
    },
  };

async function askOnTerminal(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}

/** The process as a machine: Ctrl+C lets what is under way end, and begins nothing more. */
function thisMachine(): Machine {
  const stopper = new AbortController();
  process.once('SIGINT', () => stopper.abort());
  return {
    env: process.env,
    isTerminal: Boolean(process.stdin.isTTY && process.stderr.isTTY),
    out: (text) => process.stdout.write(`${text}\n`),
    say: (text) => process.stderr.write(`${text}\n`),
    ask: askOnTerminal,
    signal: stopper.signal,
  };
}

/** Runs a command; answers its exit code. */
export async function main(args: string[], machine: Machine = thisMachine()): Promise<number> {
  const [topic, name = '', ...rest] = args;
  const wantsHelp = args.includes('--help') || args.length === 0;
  if (wantsHelp) {
    machine.out(helpText(usage, configOptions));
    return args.length === 0 ? 1 : 0;
  }
  const command = topic === 'config' && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    machine.say(`There is no command "${[topic, name].join(' ').trim()}". See --help.`);
    return 1;
  }
  const parsed = parseOptions(rest, configOptions);
  if (parsed.problem !== undefined) {
    machine.say(`${parsed.problem}\nSee --help.`);
    return 1;
  }
  try {
    return await command(machine, parsed.options);
  } catch (error) {
    machine.say(errorText(error));
    return 1;
  }
}
