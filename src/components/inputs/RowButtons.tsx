import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useSimpleFormIterator, useSimpleFormIteratorItem, useTranslate } from 'ra-core';

/** The `addButton` of an iterator of rows. */
export const AddRowButton = ({ label }: { label: string }) => {
  const translate = useTranslate();
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {translate(label, { _: label })}
    </Button>
  );
};

/** The `removeButton` of an iterator of rows; `label` takes the number of the row as `%{number}`. */
export const RemoveRowButton = ({ label }: { label: string }) => {
  const translate = useTranslate();
  const { remove, index } = useSimpleFormIteratorItem();
  const name = translate(label, { number: index + 1, _: label });
  return (
    <Tooltip title={name}>
      <IconButton size="small" aria-label={name} onClick={() => remove()}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

/** Rows without lines between them: inputs side by side, the button that removes the row at the end. */
export const rowsStyle = {
  '& .RaSimpleFormIterator-list': { display: 'grid', gap: 3, mt: 1 },
  '& .RaSimpleFormIterator-line': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 1,
    alignItems: 'start',
    border: 0,
    p: 0,
  },
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: 3,
  },
  '& .RaSimpleFormIterator-action': { visibility: 'visible', pt: '26px' },
  '& .RaSimpleFormIterator-buttons': { mt: 1 },
} as const;
