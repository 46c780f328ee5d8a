import Link from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { LinkBase, useEvent, useNotify, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useErrorText } from '../../components/page/errorText';
import { addressOf } from '../../routing/addresses';
import { wordsOf } from '../../saving/entryWords';
import { listenToSettled } from '../../saving/journalTabs';
import { type LateEnding, subscribeToLate } from '../../saving/lateSaves';
import { isStopped } from '../../saving/save';

/** What is said of a save that ended after its form was left, with the way to the record or to the form. */
const LateSave = ({ entry, ending, sid, error }: LateEnding) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { resource } = entry;
  const kind = translate(`resources.${resource}.name`, { smart_count: 1, _: '' });
  const called = entry.name || wordsOf(entry)[0] || '';
  const name = [kind, called].filter(Boolean).join(' ');
  const isStored = ending === 'stored';
  const done = entry.sid === null ? 'created' : 'updated';
  const text = isStored
    ? translate(`resources.${resource}.notifications.${done}`, {
        _: translate('pages.settings.notifications.updated'),
      })
    : [
        ...(ending === 'refused' ? [translate('app.drafts.lateFailed', { name })] : [`${name}:`]),
        ...errorText(error),
      ].join(' ');
  const isRecord = sid !== null && entry.sid === null;
  const to = isRecord ? addressOf({ area: resource, sid, view: 'edit' }) : entry.path;
  return (
    <>
      {text}{' '}
      <Link component={LinkBase} to={to}>
        {called || translate('app.drafts.lateOpen')}
      </Link>
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
  const readAnew = useEvent((resource: string) => {
    void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  });
  const tell = useEvent((late: LateEnding) => {
    if (isStopped(late.error)) return;
    notify(<LateSave {...late} />, { type: late.ending === 'stored' ? 'success' : 'error' });
    readAnew(late.entry.resource);
  });
  useEffect(() => subscribeToLate(tell), [tell]);
  useEffect(() => listenToSettled(readAnew), [readAnew]);
  return null;
};
