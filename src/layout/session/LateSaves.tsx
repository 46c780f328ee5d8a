import { useQueryClient } from '@tanstack/react-query';
import { useEvent, useNotify, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { DraftLink } from '../../components/form/drafts/DraftLink';
import { asDone, asLeft, useErrorText } from '../../components/page/errorText';
import { usePlatform } from '../../components/usePlatform';
import { wordsOf } from '../../saving/entryWords';
import type { Entry } from '../../saving/journal';
import { listenToSettled } from '../../saving/journalTabs';
import { type LateEnding, subscribeToLate } from '../../saving/lateSaves';
import { isStopped } from '../../saving/plan';

/** What is said of what was done, and of what was not, by the last part of its key. */
const doneBy = ({ isDeletion, sid }: Entry): string => {
  if (isDeletion) return 'deleted';
  return sid === null ? 'created' : 'updated';
};
const failedBy = ({ isDeletion }: Entry): string =>
  `app.drafts.${isDeletion ? 'lateNotDeleted' : 'lateFailed'}`;

/** What is said of a save that ended after its form was left, with the way to the record or to the form. */
const LateSave = ({ entry, ending, path, error }: LateEnding) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { resource } = entry;
  const kind = translate(`resources.${resource}.name`, { smart_count: 1, _: '' });
  const called = entry.name || wordsOf(entry)[0] || '';
  const name = [kind, called].filter(Boolean).join(' ');
  const isStored = ending === 'stored';
  const text = isStored
    ? translate(`resources.${resource}.notifications.${doneBy(entry)}`, {
        name: called,
        _: translate('pages.settings.notifications.updated'),
      })
    : [
        ...(ending === 'refused' ? [translate(failedBy(entry), { name })] : [`${name}:`]),
        ...errorText((entry.isDeletion ? asDone : asLeft)(error)),
      ].join(' ');
  if (!path || (isStored && entry.isDeletion)) return text;
  return (
    <>
      {text}{' '}
      <DraftLink draft={{ ...entry, path }}>{called || translate('app.drafts.lateOpen')}</DraftLink>
    </>
  );
};

/**
 * Reports how saves ended whose forms were left meanwhile, and reloads what they, or other tabs, have
 * changed. Renders nothing.
 */
export const LateSaves = () => {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = usePlatform();
  const readAnew = useEvent((resource: string) => {
    void dataProvider.forgetLists();
    void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  });
  const tell = useEvent((late: LateEnding) => {
    if (isStopped(late.error)) return;
    notify(<LateSave {...late} />, { type: late.ending === 'stored' ? 'success' : 'error' });
    readAnew(late.entry.resource);
    // What belongs to this record alone, as the count of its rows.
    const { sid } = late.entry;
    if (sid) void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.onlyOf === sid });
  });
  useEffect(() => subscribeToLate(tell), [tell]);
  useEffect(() => listenToSettled(readAnew), [readAnew]);
  return null;
};
