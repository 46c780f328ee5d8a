import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath } from 'ra-core';
import { useIsAllowed } from '../access/useRefusal';

interface AddButtonProps {
  resource: string;
  label: string;
}

/** The way to the form of a new record, for those who may create one. */
export const AddButton = ({ resource, label }: AddButtonProps) => {
  const createPath = useCreatePath();
  const isAllowed = useIsAllowed({ action: 'create', area: resource });
  if (!isAllowed) return null;
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
    >
      {label}
    </Button>
  );
};
