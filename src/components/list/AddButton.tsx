import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import {
  LinkBase,
  ListFilterContext,
  useCreatePath,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { useContext } from 'react';
import type { ResourceName } from '../../types';
import { useCanAccess } from '../access/useCanAccess';
import { ownerSearch } from '../form/owner';

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
  const createPath = useCreatePath();
  const resource = useResourceContext(props);
  const isAllowed = useCanAccess({ action: 'create', resource: props.resource });
  const filter = useContext(ListFilterContext)?.filterValues;
  if (!isAllowed) return null;
  const search = props.resource ? '' : ownerSearch(filter);
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={LinkBase}
      to={`${createPath({ resource, type: 'create' })}${search}`}
    >
      {props.label ?? translate(`resources.${resource}.action.create`)}
    </Button>
  );
};
