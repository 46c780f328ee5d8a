import { type Configuration, fromPlatform } from '../../engines/configuration';
import { request } from '../../http';
import type { BulkOptions } from '../../saving/runMany';
import { type Caller, currentCaller } from '../caller';
import {
  applyWork,
  type Subject,
  type Work,
  type WorkResult,
  workOf,
} from '../configuration/apply';
import { neededSecrets, possibleSecrets } from '../configuration/neededSecrets';
import { readState } from '../configuration/readState';
import type { Permission, WorkItem } from '../configuration/stages';
import type { SecretValues } from '../configuration/wantedValues';
import type { Wire } from '../configuration/wire';
import { pacer } from '../pacer';
import { recordingMany } from '../recording';
import { sending } from '../sending';

interface ReadOptions {
  signal?: AbortSignal;
  onProgress?: (done: number, known: number) => void;
}

const wireWith = (signal?: AbortSignal): Wire => ({
  get: async (path, query) => (await request({ path, query, signal })).body,
});

/** Whose configuration is meant: an account user's own account, whatever is asked for. */
const targetOf = ({ accountSid }: Caller, account: string | null) => accountSid ?? account;

/** A service provider or an account as a document: read, compared and applied. All throw HttpError. */
export const configurationMethods = {
  /** Everything of the current service provider, or of one account, as a document has it. */
  async readConfiguration(
    account: string | null,
    { signal, onProgress }: ReadOptions = {},
  ): Promise<Configuration> {
    const caller = await currentCaller();
    const target = { account: targetOf(caller, account) };
    return fromPlatform(await readState({ wire: wireWith(signal), caller, target, onProgress }));
  },

  /** What leads from what is stored to what a document says. Sends nothing. */
  async configurationWork(
    document: Configuration,
    stored: Configuration,
    account: string | null,
    permission: Permission,
  ): Promise<ConfigurationWork> {
    const caller = await currentCaller();
    const subject: Subject = { document, stored, caller, account: targetOf(caller, account) };
    const work = workOf(subject, permission);
    return {
      ...{ subject, work, permission, needed: neededSecrets },
      possible: (items: readonly WorkItem[]) => possibleSecrets(items, permission),
    };
  },

  /** Does it. Never throws for a record: `onResult` has what became of it. */
  applyConfiguration(
    { subject, work, permission }: ConfigurationWork,
    { secrets, isChosen }: { secrets: SecretValues; isChosen: (item: WorkItem) => boolean },
    options: Omit<BulkOptions, 'onResult'> & { onResult: (result: WorkResult) => void },
  ): Promise<void> {
    const ports = { ...sending(), turn: pacer(options.signal) };
    const how = { wire: wireWith(), secrets, permission, isChosen };
    return recordingMany({ resource: 'configuration' }, (logOf) =>
      applyWork(subject, work, { ...how, ports: { ...ports, logOf } }, options),
    );
  },
};

/** A document beside what is stored, and what is to be done about it. */
export interface ConfigurationWork {
  subject: Subject;
  work: Work;
  permission: Permission;
  /** The placeholders that it cannot be done without, of these records. */
  needed: (items: readonly WorkItem[]) => string[];
  /** Those that may be given. */
  possible: (items: readonly WorkItem[]) => string[];
}

export type { WorkItem } from '../configuration/stages';
