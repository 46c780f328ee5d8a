import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useResourceContext, useTranslate } from 'ra-core';
import { addressOf } from '../../routing/addresses';
import type { ResourceName } from '../../types';
import { useCanAccess } from '../access/useCanAccess';
import { ownerOf } from '../form/owner';
import { useListAddress } from './ListAddress';

interface AddButtonProps {
  /** The resource of the context unless given. */
  resource?: ResourceName;
  /** `action.create` of the resource unless given. */
  label?: string;
}

/**
 * The way to the form of a new record, for those who may create one. The record begins with the owner
 * that the list around is narrowed to.
 */
export const AddButton = (props: AddButtonProps) => {
  const translate = useTranslate();
  const resource = useResourceContext(props);
  const isAllowed = useCanAccess({ action: 'create', resource: props.resource });
  const { filter } = useListAddress();
  if (!isAllowed) return null;
  const owner = props.resource ? null : ownerOf(filter);
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={LinkBase}
      to={addressOf({ area: resource, view: 'add', filter: owner })}
    >
      {props.label ?? translate(`resources.${resource}.action.create`)}
    </Button>
  );
};
