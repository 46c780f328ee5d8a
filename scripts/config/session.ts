// What every command of `trunkline config` begins with: the platform, and what the document is about.
import { setConfig } from '../../src/config';
import { readConfig } from '../../src/config/readConfig';
import { readState } from '../../src/dataProvider/configuration/readState';
import { type Configuration, fromPlatform } from '../../src/engines/configuration';
import { isForbidden } from '../../src/http/HttpError';
import { type Meant, whoAndWhat } from './caller';
import { type PlatformPort, platformAt } from './platform';

/** What the command needs of the machine. */
export interface Machine {
  env: Record<string, string | undefined>;
  isTerminal: boolean;
  /** Results, and what is said beside them. */
  out: (text: string) => void;
  say: (text: string) => void;
  ask: (question: string) => Promise<string>;
  signal?: AbortSignal;
  fetch?: typeof globalThis.fetch;
  sleep?: (milliseconds: number) => Promise<void>;
}

/** What every command gets. */
export interface Session extends Machine {
  options: Record<string, string | number | boolean>;
  port: PlatformPort;
  meant: Meant;
  read: () => Promise<Configuration>;
}

/** What is told in these words, without where it was thrown. */
export const failure = (text: string) => Object.assign(new Error(text), { name: 'Told' });

/** An account's key does not see the SMPP gateways of its own carriers (contract 11.4): a part would be emptied. */
const keptFromKey = (): Error =>
  failure(
    'The platform keeps a part of the account from its API key, such as the SMPP gateways of its carriers. Use a key of the service provider with --account.',
  );

/** An option that was given, as text. */
export const named = (options: Session['options'], name: string): string | undefined =>
  options[name] === undefined ? undefined : String(options[name]);

/** Opens the platform that the options name; what the document is about stands in for what they do not. */
export async function openSession(
  machine: Machine,
  options: Session['options'],
  document?: Configuration,
): Promise<Session> {
  const url = named(options, 'url') ?? machine.env.TRUNKLINE_URL;
  const key = named(options, 'key') ?? machine.env.TRUNKLINE_KEY;
  if (!url || !key)
    throw failure('--url and --key, or TRUNKLINE_URL and TRUNKLINE_KEY, are needed.');
  const settings = readConfig({}, {}, new URL(url).origin);
  if ('config' in settings) setConfig(settings.config);
  const port = platformAt({
    ...{ url, key, rate: Number(options.rate ?? 1) },
    onWait: (seconds) => machine.say(`The platform asks to wait: ${seconds} s.`),
    ...(machine.fetch && { fetch: machine.fetch }),
    ...(machine.sleep && { sleep: machine.sleep }),
  });
  const asked = { provider: named(options, 'provider'), account: named(options, 'account') };
  const isOpen = !asked.provider && !asked.account;
  const ofDocument = isOpen && document ? { [document.of]: document.root.name } : {};
  const meant = await whoAndWhat(port.wire, key, { ...asked, ...ofDocument });
  if (document && (document.of === 'account') !== (meant.account !== null)) {
    throw failure(
      `The document is about a${document.of === 'account' ? 'n account' : ' provider'}.`,
    );
  }
  let told = 0;
  const onProgress = (done: number, known: number) => {
    if (machine.isTerminal && Date.now() - told > 5000) {
      told = Date.now();
      machine.say(`Reading: ${done} of about ${known} requests`);
    }
  };
  const read = async () => {
    const target = { account: meant.account };
    const state = readState({ wire: port.wire, caller: meant.caller, target, onProgress });
    return fromPlatform(
      await state.catch((error: unknown) => {
        const isKey = meant.caller.scope === 'account' && !meant.caller.userSid;
        throw isKey && isForbidden(error) ? keptFromKey() : error;
      }),
    );
  };
  return { ...machine, options, port, meant, read };
}
