// What a comparison and a run are told as.
import type { WorkItem } from '../../src/dataProvider/configuration/stages';
import type { DocumentComparison, RecordChange } from '../../src/engines/configuration';
import { changeText, textOf, titleOf } from './words';

interface Voice {
  out: (text: string) => void;
}

const changeValue = ({ what, entry, fields }: RecordChange) => ({
  what,
  kind: entry.kind,
  account: entry.account,
  name: entry.label,
  fields: fields.map(({ path, before = null, after = null, fixed }) => ({
    path,
    before,
    after,
    ...(fixed && { fixed }),
  })),
});

const count = (changes: readonly RecordChange[], what: RecordChange['what']) =>
  changes.filter((change) => change.what === what).length;

/** Says what differs. Answers the exit code: 0 for nothing, 2 for something. */
export function tellComparison(
  { changes, same, unseen }: DocumentComparison,
  { out }: Voice,
  isJson: boolean,
): number {
  if (isJson) out(JSON.stringify({ same, unseen, changes: changes.map(changeValue) }, null, 2));
  else {
    for (const change of changes) out(changeText(change));
    if (unseen.length > 0) out(`Not compared, as it is not shown: ${unseen.join(', ')}.`);
    out(
      changes.length === 0
        ? `No differences. ${same} records are the same.`
        : `${count(changes, 'make')} to create, ${count(changes, 'change')} to change, ${count(changes, 'extra')} only on the platform; ${same} the same.`,
    );
  }
  return changes.length === 0 ? 0 : 2;
}

/** What is done to a record, in words. */
export const deedText = ({ deed, change }: WorkItem): string =>
  `${textOf(`app.configFile.deeds.${deed}`)}: ${titleOf(change)}`;

/** The same for programs. */
export const deedValue = ({ deed, change: { entry } }: WorkItem) => ({
  deed,
  kind: entry.kind,
  account: entry.account,
  name: entry.label,
});
