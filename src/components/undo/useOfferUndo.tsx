import Button from '@mui/material/Button';
import { type RaRecord, useLocation, useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { wayBackOf } from '../../domain/wayBack';
import type { Taken } from '../../saving/undo';
import type { Area } from '../../types/access';
import { useCanAccess } from '../access/useCanAccess';
import { useConsoleActions } from '../ConsoleContext';
import { usePlatform } from '../usePlatform';
import { UndoManyToast } from './UndoManyToast';
import { undoTime } from './undoStyle';
import type { BackItem } from './useUndoMany';
import { useUndoTexts } from './useUndoTexts';

/** Says what was done with many records, and offers to take it back, or begins with that where it `isAsked`. */
export function useOfferUndo() {
  const notify = useNotify();
  const { loadTexts } = useConsoleActions();
  const { pathname: page } = useLocation();
  return async (text: string, items: readonly BackItem[], isAsked = false) => {
    const type = 'success';
    const isOffered =
      items.length > 0 &&
      (await loadTexts('loadUndo').then(
        () => true,
        () => false,
      ));
    if (!isOffered) return notify(text, { type, messageArgs: { _: text } });
    notify(<UndoManyToast text={text} items={items} page={page} isAsked={isAsked} />, {
      ...{ type, page, autoHideDuration: undoTime },
    });
  };
}

/** In the result of what was done with many: closes it, and takes back what is done. */
export const UndoButton = ({
  items,
  onClose,
}: {
  items: readonly BackItem[];
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const hasTexts = useUndoTexts();
  const offer = useOfferUndo();
  if (!hasTexts || items.length === 0) return null;
  const begin = () => {
    onClose();
    void offer('', items, true);
  };
  return (
    <Button color="inherit" onClick={begin}>
      {translate('app.undo.action')}
    </Button>
  );
};

/**
 * Remembers what the deletion of many records took; `note` is said before it. `begin` notes what one is about to
 * take, and `keepBegun` keeps that, where its answer was lost and the record is gone.
 */
export function useTakenMany(
  resource: string,
  records: readonly RaRecord[],
  nameOf: (record: RaRecord) => string,
) {
  const translate = useTranslate();
  const dataProvider = usePlatform();
  const hasTexts = useUndoTexts();
  const mayAdd = useCanAccess({ action: 'create', resource: resource as Area });
  const items = useRef(new Map<string, BackItem>());
  /** What deletions were about to take whose answers may be lost. */
  const begun = useRef(new Map<string, Taken>());
  const isOffered =
    hasTexts && mayAdd && records.some((record) => wayBackOf(resource, record) === 'made');
  const keep = (record: RaRecord, deleted: object) => {
    const { taken } = deleted as { taken?: Taken };
    if (taken?.way !== 'made' || !mayAdd) return;
    const id = String(record.id);
    const back: BackItem['back'] = async (log) =>
      (await dataProvider.undo()).undoDeletion(taken, { log });
    items.current.set(id, { id, name: nameOf(record), back });
  };
  const keepBegun = (record: RaRecord) =>
    keep(record, { taken: begun.current.get(String(record.id)) });
  const begin = (record: RaRecord) => (taken: Taken) => {
    begun.current.set(String(record.id), taken);
  };
  return {
    note: isOffered ? translate('app.undo.before.made') : null,
    ...{ begin, keep, keepBegun },
    items: () => [...items.current.values()],
  };
}

/** What gives many records back the values that a change took; each where nobody changed it since. */
export function useGiveBack(resource: string, nameOf: (record: RaRecord) => string) {
  const dataProvider = usePlatform();
  return (records: readonly RaRecord[], changes: object): BackItem[] =>
    records.map((record) => ({
      id: String(record.id),
      name: nameOf(record),
      back: async (log) =>
        (await dataProvider.undo()).giveBack(resource, record, { ...changes }, { log }),
    }));
}
