import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { usePolicies } from '../../components/access/useCanAccess';
import type { RowAction } from '../../components/list/column';
import { onDemand } from '../../components/onDemand';
import { Bounded } from '../../components/page/Bounded';
import { TextsOf } from '../../components/TextsOf';
import type { Carrier } from '../../types';

const DrainCarrier = onDemand(
  async () => (await import('../../components/bulk/numbers/DrainCarrier')).DrainCarrier,
);

interface DrainProps {
  record: Carrier;
  onClose: () => void;
}

const Drain = ({ record, onClose }: DrainProps) => {
  return (
    <Bounded of="panel">
      <TextsOf group="loadBulk">
        <Suspense fallback={null}>
          <DrainCarrier carrier={record} onClose={onClose} />
        </Suspense>
      </TextsOf>
    </Bounded>
  );
};

const label = 'resources.carriers.action.drain';
const needs = [
  { action: 'create', resource: 'phone-numbers' },
  { action: 'delete', resource: 'phone-numbers' },
] as const;

/** Moves all numbers of a carrier to another one, from its row. */
export const drainAction: RowAction<Carrier> = {
  key: 'drain',
  label,
  isAllowed: (record, { isAllowed }) =>
    needs.every((question) => isAllowed(question)) &&
    isAllowed({ action: 'edit', record, isWrite: true }),
  dialog: Drain,
};

/** The same from its page. */
export const DrainButton = () => {
  const translate = useTranslate();
  const { refusalOf } = usePolicies();
  const record = useRecordContext<Carrier>();
  const [isOpen, setIsOpen] = useState(false);
  const edit = { action: 'edit', resource: 'carriers', record, isWrite: true } as const;
  if (!record || [...needs, edit].some((question) => refusalOf(question))) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setIsOpen(true)}
      >
        {translate(label)}
      </Button>
      {isOpen && <Drain record={record} onClose={() => setIsOpen(false)} />}
    </>
  );
};
