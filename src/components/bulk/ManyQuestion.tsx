import { type RaRecord, useTranslate } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { ChosenNames } from './ChosenNames';
import type { BulkWork, Skipped } from './useBulkWork';

interface ManyQuestionProps<R extends RaRecord> {
  title: string;
  confirmLabel: string | null;
  isDangerous?: boolean;
  /** Something is still to be chosen. */
  isDisabled?: boolean;
  work: BulkWork;
  records: readonly R[];
  nameOf: (record: R) => string;
  skipped: readonly Skipped<R>[];
  children?: ReactNode;
  onClose: () => void;
}

/** Asks before something is done to many records: what, with how many, and what they are called. */
export function ManyQuestion<R extends RaRecord>({
  work,
  records,
  nameOf,
  skipped,
  children,
  onClose,
  isDisabled,
  ...question
}: ManyQuestionProps<R>) {
  const translate = useTranslate();
  const isBegun = useRef(false);
  return (
    <ConfirmDialog
      isOpen
      {...question}
      isDisabled={isDisabled || records.length === 0}
      onConfirm={async () => {
        isBegun.current = true;
        work.start();
      }}
      onClose={() => {
        // What is confirmed goes on in another dialog.
        if (!isBegun.current) onClose();
      }}
    >
      <div>{children}</div>
      {records.length > 0 && <ChosenNames records={records} nameOf={nameOf} />}
      {skipped.length > 0 && (
        <div>
          {translate('app.bulk.leftOut', { smart_count: skipped.length })}{' '}
          {[...new Set(skipped.map(({ reason }) => reason))].join(' ')}
        </div>
      )}
    </ConfirmDialog>
  );
}
