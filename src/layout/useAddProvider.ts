import { useCreate, useLocation } from 'ra-core';
import { useConsole } from '../components/ConsoleContext';
import { endingAfter, useOpenEntry } from '../components/form/drafts/useOpenEntry';
import { leftBehind } from '../saving/leftBehind';
import type { ServiceProvider } from '../types';

const resource = 'service-providers';
const form = `${resource}/new`;

/**
 * Makes a service provider. One of the same name whose answer got lost, also of an earlier page, is looked
 * for instead of made again. Answers null where the dialog was left meanwhile, which is told elsewhere.
 */
export function useAddProvider() {
  const { userSid } = useConsole().identity;
  const { pathname: path } = useLocation();
  const [create, { isPending }] = useCreate<ServiceProvider>();
  const entry = useOpenEntry(form, false);
  const add = async (name: string | undefined): Promise<ServiceProvider | null> => {
    const changes = [{ path: ['name'], from: null, to: name }];
    entry.connected = {
      draftNow: () => ({
        ...{ resource, sid: null, name: '', path, savedAt: Date.now() },
        ...{ changes, missing: [] },
      }),
      withoutSecrets: (stored) => stored,
    };
    const isSame = (found: { changes: { to: unknown }[] }) => found.changes[0]?.to === name;
    const left = (await leftBehind(userSid, form)).find(isSame);
    if (left) entry.adopt(left);
    const params = { data: { name }, meta: { log: entry.log } };
    try {
      const made = await entry.run({
        call: () => create(resource, params, { returnPromise: true }),
        sidOf: (created) => created?.id ?? null,
        endingOf: endingAfter,
      });
      return entry.isLeft() ? null : (made ?? null);
    } catch (error) {
      // The name stays in the dialog; what may be stored is remembered.
      if (endingAfter(error) === 'refused') entry.forget();
      throw error;
    }
  };
  return { add, isPending };
}
