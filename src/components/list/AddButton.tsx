import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import type { ResourceName } from '../../types';
import { useCanAccess } from '../access/useCanAccess';

interface AddButtonProps {
  /** The resource of the context unless given. */
  resource?: ResourceName;
  /** `action.create` of the resource unless given. */
  label?: string;
}

/** The way to the form of a new record, for those who may create one. */
export const AddButton = (props: AddButtonProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext(props);
  const isAllowed = useCanAccess({ action: 'create', resource: props.resource });
  if (!isAllowed) return null;
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
    >
      {props.label ?? translate(`resources.${resource}.action.create`)}
    </Button>
  );
};
