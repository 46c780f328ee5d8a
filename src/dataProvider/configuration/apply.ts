import {
  type ConfigEntry,
  type Configuration,
  compare,
  type DocumentComparison,
  type EntryFields,
} from '../../engines/configuration';
import type { Progress } from '../../saving/plan';
import { type BulkOptions, type BulkResult, type ManyPorts, runMany } from '../../saving/runMany';
import type { Caller } from '../caller';
import { othersIn, planItem } from './planItem';
import { type Permission, stagesOf, type WorkItem } from './stages';
import type { SecretValues } from './wantedValues';
import type { Wire } from './wire';

/** A document, the platform as it was read, and who asks. */
export interface Subject {
  document: Configuration;
  stored: Configuration;
  caller: Caller;
  /** The account that the document is about; null for a service provider. */
  account: string | null;
}

/** What is to be done, stage by stage, before anything of it is done. */
export interface Work {
  comparison: DocumentComparison;
  stages: WorkItem[][];
}

/** Works out what leads from what is stored to what a document says. Sends nothing. */
export function workOf({ document, stored, caller }: Subject, permission: Permission): Work {
  const comparison = compare(document, stored, caller.scope);
  return { comparison, stages: stagesOf(comparison, document.of, caller, permission) };
}

/** What became of one record. */
export interface WorkResult extends Omit<BulkResult, 'id'> {
  item: WorkItem;
}

/** What a run needs beside what it does. */
export interface Running {
  wire: Wire;
  ports: ManyPorts;
  secrets: SecretValues;
  permission: Permission;
  /** Of the stages, those that are to be done; all unless given. */
  isChosen?: (item: WorkItem) => boolean;
}

/** Notes the sids of new voices: applications refer to them. */
function noteRows(
  { fields }: ConfigEntry,
  progress: Progress,
  rowSids: Map<EntryFields, string>,
): void {
  for (const [index, row] of ((fields.custom_voices ?? []) as EntryFields[]).entries()) {
    const sid = progress[`custom_voices:new-${index}`]?.sid;
    if (sid) rowSids.set(row, sid);
  }
}

const isRemoval = ({ deed }: WorkItem) => deed === 'remove' || deed === 'release';

/**
 * Does the work, one stage after the other. Never throws for a record: what it ended with is its result.
 * Nothing is deleted once something failed, as it may be the one that was to replace it.
 */
export async function applyWork(
  { document, stored, caller, account }: Subject,
  { comparison, stages }: Work,
  { wire, ports, secrets, permission, isChosen = () => true }: Running,
  options: Omit<BulkOptions, 'onResult'> & { onResult: (result: WorkResult) => void },
): Promise<void> {
  const sids = new Map(
    [...comparison.matches.storedOf].map(([entry, was]) => [entry, String(was.sid)]),
  );
  const rowSids = new Map<EntryFields, string>();
  const planning = {
    ...{ document, stored, caller, account, sids, rowSids, secrets, wire },
    replacesSecrets: permission.replacesSecrets,
    others: othersIn(stored),
  };
  let hasFailed = false;
  for (const stage of stages) {
    const items = stage.filter(isChosen).filter((item) => !(hasFailed && isRemoval(item)));
    const byId = new Map(items.map((item) => [item.id, item]));
    await runMany(
      items.map((item) => ({ id: item.id, plan: () => planItem(item, planning) })),
      ports,
      {
        ...options,
        onResult: ({ id, ...result }) => {
          const item = byId.get(id);
          if (!item) return;
          const sid = result.outcome?.progress.record?.sid;
          if (sid) sids.set(item.change.entry, sid);
          noteRows(item.change.entry, result.outcome?.progress ?? {}, rowSids);
          hasFailed ||= result.error !== undefined;
          options.onResult({ ...result, item });
        },
      },
    );
    if (options.signal?.aborted || ports.isOver()) return;
  }
}
