import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListFilterContext } from 'ra-core';
import { useFilterChange } from './useFilterChange';

interface SelectFilterProps {
  source: string;
  label: string;
  /** The choice that means "no filter". */
  allLabel: string;
  choices: { id: string; name: string }[];
  onChoose?: (value: string | null) => void;
}

/** A filter with few choices, kept in the URL. */
export const SelectFilter = ({ source, label, allLabel, choices, onChoose }: SelectFilterProps) => {
  const { filterValues } = useListFilterContext();
  const change = useFilterChange();
  const choose = (value: string) => {
    change((filters) => ({ ...filters, [source]: value || undefined }));
    onChoose?.(value || null);
  };
  return (
    <TextField
      select
      value={filterValues[source] ?? ''}
      onChange={(event) => choose(event.target.value)}
      sx={{ minWidth: 150 }}
      slotProps={{
        select: {
          displayEmpty: true,
          SelectDisplayProps: { 'aria-label': label } as React.HTMLAttributes<HTMLDivElement>,
        },
      }}
    >
      <MenuItem value="">{allLabel}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
