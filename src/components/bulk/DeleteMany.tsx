import { useResourceContext, useTranslate } from 'ra-core';
import { useConsole } from '../ConsoleContext';
import { isRefusedAsUsed } from '../dialogs/refusedAsUsed';
import { isLostAnswer } from '../page/errorText';
import { useForgetRecords } from '../recentRecords';
import { UndoButton, useOfferUndo, useTakenMany } from '../undo/useOfferUndo';
import { usePlatform } from '../usePlatform';
import type { BulkActionProps } from './actionProps';
import { ManyQuestion } from './ManyQuestion';
import { RunDialog } from './RunDialog';
import { useAllowed } from './useAllowed';
import { useBulkWork } from './useBulkWork';
import { useInUse } from './useInUse';

/** The chosen that may be deleted, without the own user: the session would end with it. */
function useDeletable(resource: string, chosen: BulkActionProps['records']) {
  const translate = useTranslate();
  const { userSid } = useConsole().identity;
  return useAllowed('delete', chosen, ({ id }) =>
    resource === 'users' && id === userSid ? translate('app.bulk.delete.self') : undefined,
  );
}

/** Deletes the selected records, each as its own deletion would: what is in use is left. */
export const DeleteMany = ({ records: chosen, nameOf, onDone, onClose }: BulkActionProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const dataProvider = usePlatform();
  const inUse = useInUse();
  const forget = useForgetRecords(resource);
  const { records, skipped } = useDeletable(resource, chosen);
  const taken = useTakenMany(resource, records, nameOf);
  const offerUndo = useOfferUndo();
  const work = useBulkWork({
    records,
    skipped,
    nameOf,
    work: async (some, options, { logOf, before }) => {
      const many = await dataProvider.many();
      const items = some.map((record) => ({ id: String(record.id), record }));
      const remove = (noted: typeof logOf) =>
        many.each(
          items,
          async ({ id, record }) => {
            const wasLost = isLostAnswer(before.get(id)?.error);
            // What the try before has read of it makes it again.
            if (wasLost && (await many.isGone(resource, id))) {
              taken.keepBegun(record);
              return;
            }
            const previousData = await many.asListed(resource, record);
            const found = await inUse(record, false);
            if (found.words) throw new Error(found.words);
            const meta = { log: noted(id), onTaking: taken.begin(previousData) };
            const { data } = await dataProvider
              .delete(resource, { id, previousData, meta })
              .catch(async (error: unknown) => {
                if (!found.isPart || !isRefusedAsUsed(error)) throw error;
                const { words } = await inUse(record, true);
                throw words ? new Error(words) : error;
              });
            taken.keep(previousData, data);
          },
          options,
        );
      await many.inHistory(resource, logOf, remove);
    },
    onDone: (done) => {
      const gone = done.map(({ id }) => String(id));
      forget(gone);
      onDone(gone);
      if (done.length < records.length || skipped.length > 0) return;
      const text = translate('app.bulk.delete.done', { smart_count: done.length });
      void offerUndo(text, taken.items());
      onClose();
    },
  });
  if (work.run) {
    return (
      <RunDialog
        work={work}
        texts="app.bulk.delete"
        counts="app.bulk.delete"
        nameLabel={translate(`resources.${resource}.name`, { smart_count: 1 })}
        actions={<UndoButton items={taken.items()} onClose={onClose} />}
        onClose={onClose}
      />
    );
  }
  return (
    <ManyQuestion
      title={translate('app.bulk.delete.title', { smart_count: records.length })}
      confirmLabel={translate('app.bulk.delete.confirm', { smart_count: records.length })}
      isDangerous
      work={work}
      records={records}
      nameOf={nameOf}
      skipped={skipped}
      onClose={onClose}
    >
      {[translate('app.bulk.delete.consequence'), taken.note].filter(Boolean).join(' ')}
    </ManyQuestion>
  );
};
