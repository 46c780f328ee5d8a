import { useMutation } from '@tanstack/react-query';
import { useLocation, useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { leftBehind } from '../../saving/leftBehind';
import { recordStep } from '../../saving/plan';
import type { ApiKey } from '../../types';
import { useConsole } from '../ConsoleContext';
import { useOpenEntry } from '../form/drafts/useOpenEntry';
import { isLostAnswer } from '../page/errorText';
import { usePlatform } from '../usePlatform';
import type { ApiKeyOwner } from './apiKey';

/** A key that was made, or the one that an earlier try made whose answer got lost. */
interface NewKey {
  key: ApiKey;
  isFound: boolean;
}

const everything = {
  pagination: { page: 1, perPage: 10_000 },
  sort: { field: 'created_at', order: 'ASC' },
} as const;

/** How long to wait for a list that may show whether a key was created (ms). */
const patience = 5000;

const soon = (found: Promise<ApiKey[]>): Promise<ApiKey[]> => {
  const late = new Promise<ApiKey[]>((resolve) => setTimeout(() => resolve([]), patience));
  return Promise.race([found.catch(() => []), late]);
};

const lostKey = () => new Error('resources.api-keys.lost.unknown');
const steps = [{ id: recordStep, name: 'resources.api-keys.name' }];

/** Makes keys for their owner. A key whose answer got lost is looked for, also by the next page. */
function useMakeKey(owner: ApiKeyOwner): () => Promise<NewKey> {
  const dataProvider = usePlatform();
  const { userSid } = useConsole().identity;
  const { pathname: path } = useLocation();
  const form = `api-keys/new/${owner.account_sid ?? owner.service_provider_sid}`;
  const entry = useOpenEntry(form);
  const { log } = entry;
  const readKeys = async () =>
    (await dataProvider.getList<ApiKey>('api-keys', { ...everything, filter: owner })).data;
  /** The keys that there are now and were not before. */
  const findMade = async (before: readonly string[]): Promise<ApiKey[]> =>
    (await readKeys()).filter(({ id }) => !before.includes(id));
  /** The one that was made; where there are several, somebody must look. */
  const take = ([key, ...others]: ApiKey[]): NewKey | null => {
    if (!key) return null;
    log.settle('stored');
    if (others.length > 0) throw lostKey();
    return { key, isFound: true };
  };
  const unclear = async (before: string[]): Promise<NewKey> => {
    log.note(recordStep, { state: 'unknown', before });
    log.settle('unknown');
    const found = take(await soon(findMade(before)));
    if (!found) throw lostKey();
    return found;
  };
  const send = async (before: string[]): Promise<NewKey> => {
    await log.begin(steps);
    log.note(recordStep, { state: 'sent', before });
    try {
      const { data: key } = await dataProvider.create<ApiKey>('api-keys', { data: owner });
      if (!key.token) return await unclear(before);
      log.settle('stored');
      return { key: key as ApiKey, isFound: false };
    } catch (error) {
      if (isLostAnswer(error)) return unclear(before);
      log.note(recordStep, { state: 'refused' });
      log.settle('refused');
      entry.forget();
      throw error;
    }
  };
  return async () => {
    entry.connected.draftNow = () => ({
      ...{ resource: 'api-keys', sid: null, name: '', path, savedAt: Date.now() },
      ...{ changes: [], missing: [] },
    });
    const [left] = await leftBehind(userSid, form);
    if (left) entry.adopt(left);
    const { state, before } = log.progress()[recordStep] ?? {};
    const found = state === 'unknown' && before ? take(await findMade(before)) : null;
    return found ?? send((await readKeys()).map(({ id }) => id));
  };
}

/** Makes one key at once, and says when there is one. */
export function useNewKey(owner: ApiKeyOwner, onMade?: () => void) {
  const notify = useNotify();
  const isRequested = useRef(false);
  const { mutate, data, error } = useMutation({
    mutationFn: useMakeKey(owner),
    onSuccess: ({ isFound }) => {
      onMade?.();
      if (!isFound) notify('resources.api-keys.notifications.created', { type: 'success' });
    },
  });
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    mutate();
  }, [mutate]);
  return { made: data, error };
}
