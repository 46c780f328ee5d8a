import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useLocation } from 'ra-core';
import { removeEntry } from '../../saving/journal';
import { leftBehind } from '../../saving/leftBehind';
import type { Taken } from '../../saving/undo';
import { useConsole } from '../ConsoleContext';
import { endingAfter, useOpenEntry } from '../form/drafts/useOpenEntry';
import { useForgetRecords } from '../recentRecords';
import { usePlatform } from '../usePlatform';

/**
 * Deletes a record, once asked. The deletion is in the journal whether its dialog stays open or not; whoever
 * left it is told elsewhere how it ended. Answers whether the dialog is still there, and what the deletion took
 * where that can be made again.
 */
export function useDeletion(resource: string, record: RaRecord, name: string) {
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  const forget = useForgetRecords(resource);
  const { userSid } = useConsole().identity;
  const { pathname: path } = useLocation();
  const form = `${resource}/${record.id}`;
  const entry = useOpenEntry(form);
  return async (): Promise<{ isOpen: boolean; taken?: Taken }> => {
    entry.connected = {
      draftNow: () => ({
        ...{ resource, sid: String(record.id), name, path, savedAt: Date.now() },
        ...{ changes: [], missing: [], isDeletion: true },
      }),
      withoutSecrets: (stored) => stored,
    };
    const { data } = await entry.run({
      call: () =>
        dataProvider.delete(resource, {
          id: record.id,
          previousData: record,
          meta: { log: entry.log },
        }),
      sidOf: () => String(record.id),
      endingOf: endingAfter,
    });
    forget([String(record.id)]);
    void leftBehind(userSid, form).then((entries) => {
      // What earlier tries left open is over with it.
      for (const left of entries) if (left.isDeletion) void removeEntry(userSid, left);
    });
    // All but what belongs to other records is old; on this screen only the list has lost something.
    queryClient.invalidateQueries({
      refetchType: 'none',
      predicate: ({ meta }) => meta?.onlyOf === undefined || meta.onlyOf === record.id,
    });
    queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    return { isOpen: !entry.isLeft(), taken: (data as { taken?: Taken }).taken };
  };
}
