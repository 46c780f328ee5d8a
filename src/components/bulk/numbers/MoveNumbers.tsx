import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { SaveLog } from '../../../saving/plan';
import type { BulkOptions } from '../../../saving/runMany';
import type { PhoneNumber } from '../../../types';
import { Combobox } from '../../inputs/Combobox';
import { UndoButton, useOfferUndo } from '../../undo/useOfferUndo';
import type { BackItem } from '../../undo/useUndoMany';
import type { BulkActionProps } from '../actionProps';
import { ManyQuestion } from '../ManyQuestion';
import { RunDialog } from '../RunDialog';
import { useAllowed } from '../useAllowed';
import { useBulkWork } from '../useBulkWork';

/** Where numbers can be moved. */
export interface MoveTarget {
  id: string;
  name: string;
}

/** The same array each time. */
const none: MoveTarget[] = [];

interface MoveNumbersProps extends BulkActionProps {
  kind: 'moveToCarrier' | 'moveToAccount';
  /** The column that says where a number is. */
  column: 'voip_carrier_sid' | 'account_sid';
  /** Undefined until they are known. */
  places: MoveTarget[] | undefined;
  /** Why they are not known. */
  error?: ReactNode;
  /** Why a number stays where it is, wherever the others go. */
  reasonOf?: (number: PhoneNumber) => string | undefined;
  place: MoveTarget | null;
  onPlace: (place: MoveTarget | null) => void;
  move: (
    numbers: PhoneNumber[],
    logOf: (id: string) => SaveLog,
    options: BulkOptions,
  ) => Promise<void>;
  /** What takes back that numbers were moved; it is not offered unless given. */
  backOf?: (moved: PhoneNumber[]) => BackItem[];
  /** What else is asked. */
  children?: ReactNode;
}

/** Asks where the selected numbers are to be, moves them, and says what became of each. */
export const MoveNumbers = (props: MoveNumbersProps) => {
  const { records: all, nameOf, onDone, onClose, kind, column } = props;
  const { places, error, reasonOf, place, onPlace, move, backOf = () => [], children } = props;
  const translate = useTranslate();
  const offerUndo = useOfferUndo();
  const texts = `app.bulk.${kind}`;
  const chosen = all as PhoneNumber[];
  const { records, skipped } = useAllowed(kind, chosen, (number) =>
    place && number[column] === place.id ? translate(`${texts}.already`) : reasonOf?.(number),
  );
  const work = useBulkWork({
    records,
    skipped,
    nameOf,
    work: (some, options, { logOf }) => move(some, logOf, options),
    onDone: (done) => {
      onDone(done.map(({ id }) => id));
      if (done.length < records.length) return;
      const args = { smart_count: done.length, name: place?.name ?? '' };
      void offerUndo(translate(`${texts}.done`, args), backOf(done));
      onClose();
    },
  });
  if (work.run) {
    const moved = records.filter(({ id }) => work.done.includes(id));
    return (
      <RunDialog
        work={work}
        texts={texts}
        nameLabel={translate('resources.phone-numbers.fields.number')}
        isMono
        actions={<UndoButton items={backOf(moved)} onClose={onClose} />}
        onClose={onClose}
      />
    );
  }
  const label = translate(`resources.phone-numbers.fields.${column}`);
  return (
    <ManyQuestion
      title={translate(`${texts}.title`, { smart_count: chosen.length })}
      confirmLabel={translate(`${texts}.confirm`, { smart_count: records.length })}
      isDisabled={!place}
      work={work}
      records={records}
      nameOf={nameOf}
      skipped={skipped}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {translate(`${texts}.consequence`)}
        <Combobox
          className="wide"
          label={label}
          placeholder={label}
          choices={places ?? none}
          value={place}
          onChange={onPlace}
          isLoading={!places && !error}
        />
        {error}
        {children}
      </Box>
    </ManyQuestion>
  );
};
