import { useResourceContext, useTranslate } from 'ra-core';
import type { ResourceName } from '../../types';
import { EmptyState } from '../page/EmptyState';
import { AddButton } from './AddButton';

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

interface EmptyListProps {
  /** What has to be there before the first record of the list. */
  missing?: 'account' | 'carrier' | false;
}

/** An empty list: what it is for, and the way to its first record or to what that needs. */
export const EmptyList = ({ missing }: EmptyListProps) => {
  const translate = useTranslate();
  const texts = `resources.${useResourceContext()}`;
  const { text, resource, action }: FirstStep = firstSteps[missing || 'record'];
  return (
    <EmptyState
      title={translate(`${texts}.empty.title`)}
      text={translate(`${texts}.empty.${text}`)}
      action={<AddButton resource={resource} label={translate(`${texts}.action.${action}`)} />}
    />
  );
};
