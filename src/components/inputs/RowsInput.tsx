import { ArrayInput, SimpleFormIterator } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { AddRowButton, RemoveRowButton, rowsStyle } from './RowButtons';

interface RowsInputProps {
  source: string;
  label: string;
  addLabel: string;
  /** Takes the number of the row as `%{number}`. */
  removeLabel: string;
  /** The inputs of one row. */
  children: ReactNode;
}

const labelStyle = { m: 0, '& .RaArrayInput-label': { position: 'static' } } as const;

/**
 * Rows of a list inside a record. Without a default value: react-admin applies an array's by
 * forgetting what the form started with, and every unsaved change with it.
 */
export const RowsInput = ({ source, label, addLabel, removeLabel, children }: RowsInputProps) => (
  <ArrayInput source={source} label={label} defaultValue={null} helperText={false} sx={labelStyle}>
    <SimpleFormIterator
      inline
      disableReordering
      disableClear
      fullWidth
      addButton={<AddRowButton label={addLabel} />}
      removeButton={<RemoveRowButton label={removeLabel} />}
      sx={rowsStyle}
    >
      {children}
    </SimpleFormIterator>
  </ArrayInput>
);
