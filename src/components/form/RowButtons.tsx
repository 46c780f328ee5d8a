import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Ref } from 'react';

interface RemoveRowButtonProps {
  /** What it does, with the name of its row. */
  label: string;
  onRemove: () => void;
}

export const RemoveRowButton = ({ label, onRemove }: RemoveRowButtonProps) => (
  <IconButton size="small" data-remove aria-label={label} data-tooltip={label} onClick={onRemove}>
    <RemoveIcon fontSize="small" />
  </IconButton>
);

interface AddRowButtonProps {
  label: string;
  button?: Ref<HTMLButtonElement>;
  onAdd: () => void;
}

/** Below the rows. */
export const AddRowButton = ({ label, button, onAdd }: AddRowButtonProps) => (
  <Button
    ref={button}
    size="small"
    variant="outlined"
    startIcon={<AddIcon />}
    sx={{ justifySelf: 'start' }}
    onClick={onAdd}
  >
    {label}
  </Button>
);
