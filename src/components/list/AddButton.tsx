import AddIcon from '@mui/icons-material/Add';
import { useResourceContext, useTranslate } from 'ra-core';
import { addressOf, hrefOf } from '../../routing/addresses';
import type { ResourceName } from '../../types';
import { useCanAccess } from '../access/useCanAccess';
import { ownerOf } from '../form/owner';
import { plainIcon } from '../plain/plainIcon';
import { useLinkClicks } from '../plain/useLinkClicks';
import { useListAddress } from './ListAddress';
import { useIsListEmpty } from './useIsListEmpty';

const addIcon = plainIcon(AddIcon);

interface AddButtonProps {
  /** The resource of the context unless given. */
  resource?: ResourceName;
  /** `action.create` of the resource unless given. */
  label?: string;
  /** It stands in the place of the rows of an empty list. */
  isFirst?: boolean;
}

/**
 * The way to the form of a new record, for those who may create one. The record begins with the owner
 * that the list around is narrowed to. Of the two of an empty list there is only the first one.
 */
export const AddButton = (props: AddButtonProps) => {
  const translate = useTranslate();
  const resource = useResourceContext(props);
  const isAllowed = useCanAccess({ action: 'create', resource: props.resource });
  const { filter } = useListAddress();
  const isEmpty = useIsListEmpty();
  const followLink = useLinkClicks();
  if (!isAllowed || (isEmpty && !props.isFirst)) return null;
  const owner = props.resource ? null : ownerOf(filter);
  const label = props.label ?? translate(`resources.${resource}.action.create`);
  return (
    <a
      className="primary-link"
      href={hrefOf(addressOf({ area: resource, view: 'add', filter: owner }))}
      onClick={followLink}
    >
      {addIcon}
      {label}
    </a>
  );
};
