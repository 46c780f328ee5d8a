import { type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { UndoButton, useGiveBack, useOfferUndo } from '../undo/useOfferUndo';
import { usePlatform } from '../usePlatform';
import type { BulkActionProps } from './actionProps';
import { ManyQuestion } from './ManyQuestion';
import { RunDialog } from './RunDialog';
import { useAllowed } from './useAllowed';
import { useBulkWork } from './useBulkWork';

/** Switches the selected records on or off; those that are so already are left alone. */
export const SetActive = ({
  records: chosen,
  nameOf,
  isActive,
  onDone,
  onClose,
}: BulkActionProps & { isActive: boolean }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const dataProvider = usePlatform();
  const kind = isActive ? 'activate' : 'deactivate';
  const texts = `app.bulk.${kind}`;
  const { records, skipped } = useAllowed(
    kind,
    chosen as (RaRecord & { is_active?: boolean })[],
    (record) =>
      Boolean(record.is_active) === isActive ? translate(`${texts}.already`) : undefined,
  );
  const giveBack = useGiveBack(resource, nameOf);
  const offerUndo = useOfferUndo();
  const changes = { is_active: isActive };
  const work = useBulkWork({
    records,
    skipped,
    nameOf,
    work: async (some, options, { logOf }) => {
      const many = await dataProvider.many();
      await many.store(resource, some, changes, logOf, options);
    },
    onDone: (done) => {
      onDone(done.map(({ id }) => String(id)));
      if (done.length < records.length) return;
      const text = translate(`${texts}.done`, { smart_count: done.length });
      void offerUndo(text, giveBack(done, changes));
      onClose();
    },
  });
  if (work.run) {
    return (
      <RunDialog
        work={work}
        texts={texts}
        nameLabel={translate(`resources.${resource}.name`, { smart_count: 1 })}
        actions={
          <UndoButton
            items={giveBack(
              records.filter(({ id }) => work.done.includes(String(id))),
              changes,
            )}
            onClose={onClose}
          />
        }
        onClose={onClose}
      />
    );
  }
  return (
    <ManyQuestion
      title={translate(`${texts}.title`, { smart_count: records.length })}
      confirmLabel={translate(`${texts}.confirm`, { smart_count: records.length })}
      work={work}
      records={records}
      nameOf={nameOf}
      skipped={skipped}
      onClose={onClose}
    >
      {translate(`${texts}.consequence`)}
    </ManyQuestion>
  );
};
