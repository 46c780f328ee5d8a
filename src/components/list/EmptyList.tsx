import { useResourceContext, useTranslate } from 'ra-core';
import type { ResourceName } from '../../types';
import { EmptyState } from '../page/EmptyState';
import { TableSkeleton } from '../page/Skeletons';
import { AddButton } from './AddButton';
import type { Missing } from './useMissing';

interface FirstStep {
  text: string;
  resource?: ResourceName;
  action: string;
}

const firstSteps = {
  record: { text: 'text', action: 'create' },
  account: { text: 'noAccount', resource: 'accounts', action: 'createAccount' },
  carrier: { text: 'noCarrier', resource: 'carriers', action: 'createCarrier' },
} satisfies Record<string, FirstStep>;

/** What the button of an empty list adds: what is missing, else a record of its own (undefined). */
export const addedFirst = (missing: Missing | null): FirstStep['resource'] =>
  (firstSteps[missing ?? 'record'] as FirstStep).resource;

/** An empty list: what it is for, and the way to its first record or to what that needs. */
export const EmptyList = ({ missing }: { missing: Missing | 'unknown' | null }) => {
  const translate = useTranslate();
  const texts = `resources.${useResourceContext()}`;
  if (missing === 'unknown') return <TableSkeleton rows={4} />;
  const { text, resource, action }: FirstStep = firstSteps[missing ?? 'record'];
  return (
    <EmptyState
      title={translate(`${texts}.empty.title`)}
      text={translate(`${texts}.empty.${text}`)}
      action={
        <AddButton isFirst resource={resource} label={translate(`${texts}.action.${action}`)} />
      }
    />
  );
};
