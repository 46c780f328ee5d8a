import { useResourceDefinitions, useTranslate } from 'ra-core';
import { addressOf } from '../../routing/addresses';
import type { FailedWords, HistoryEntry } from '../../saving/history';
import type { State } from '../fields/StateLabel';
import { useValueLabel } from '../form/conflicts/useValueLabel';

/** How an entry ended, with what stands for it. */
const states: Record<NonNullable<HistoryEntry['ending']> | 'open', State> = {
  stored: 'on',
  part: 'warning',
  refused: 'error',
  unknown: 'warning',
  open: 'warning',
};

/** What was done to many: made, deleted, or changed. */
function ofMany(calls: HistoryEntry['calls']): string {
  const areAll = (method: string) => calls.every(({ call }) => call?.method === method);
  if (areAll('DELETE')) return 'manyDeleted';
  return areAll('POST') ? 'manyMade' : 'many';
}

/** Where the form of a record is; null where it has none. */
export function useFormPath(): (entry: HistoryEntry) => string | null {
  const definitions = useResourceDefinitions();
  return ({ path, resource, sid, kind }) => {
    if (kind === 'deleted' || kind === 'many') return null;
    if (path) return path;
    return sid && definitions[resource]?.hasEdit
      ? addressOf({ area: resource, sid, view: 'edit' })
      : null;
  };
}

/** Entries of the history in words. */
export function useEntryWords() {
  const translate = useTranslate();
  const labelOf = useValueLabel();
  const resourceOf = (resource: string, smart_count = 1) =>
    translate(`resources.${resource}.name`, {
      smart_count,
      // What is no resource is called as its page.
      _: translate(`app.nav.${resource}`, { _: resource }),
    });
  const fieldOf = ({ resource }: HistoryEntry, path: string[]) =>
    labelOf(path, undefined, resource);
  const endingOf = ({ ending: known }: HistoryEntry) => {
    const ending = known ?? 'open';
    return {
      state: states[ending],
      label: translate(`app.history.endings.${ending}`),
    };
  };
  const titleOf = (entry: HistoryEntry) => {
    const { kind, resource, name, calls, more = 0 } = entry;
    const sent = calls.length + more;
    if (resource === 'configuration') {
      // Records of all kinds.
      const value = translate('app.history.calls', { smart_count: sent });
      return translate('app.labelled', { label: resourceOf(resource), value });
    }
    const smart_count = kind === 'many' ? (entry.records ?? sent) : 1;
    const own = resourceOf(resource, smart_count);
    const record = name ? translate('app.history.record', { type: own, name }) : own;
    const does = kind === 'many' ? ofMany(calls) : kind;
    return translate(`app.history.kinds.${does}`, { record, smart_count });
  };
  return {
    resourceOf,
    fieldOf,
    endingOf,
    titleOf,
    fieldsOf: (entry: HistoryEntry) => [
      ...new Set(entry.changes.map(({ path }) => fieldOf(entry, path))),
    ],
    missingOf: ({ missing }: HistoryEntry) =>
      missing.map((label) =>
        // A form says its label in words; a column may have none.
        translate(label, { _: /^resources\./.test(label) ? translate('app.sent.secret') : label }),
      ),
    reasonOf: ({ message, args }: FailedWords) => translate(message, { ...args, _: message }),
  };
}

export type EntryWords = ReturnType<typeof useEntryWords>;
