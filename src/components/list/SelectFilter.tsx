import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListAddress } from './ListAddress';

interface SelectFilterProps {
  source: string;
  label: string;
  /** The choice that means "no filter". */
  allLabel: string;
  choices: { id: string; name: string }[];
  onChoose?: (value: string | null) => void;
}

const style = { minWidth: 150 };
/** An unset filter looks like a placeholder. */
const unsetStyle = { ...style, '& .MuiSelect-select': { color: 'text.secondary' } };

/** A filter with few choices, kept in the URL. */
export const SelectFilter = ({ source, label, allLabel, choices, onChoose }: SelectFilterProps) => {
  const { filter, change } = useListAddress();
  const choose = (value: string) => {
    change(({ filter }) => ({ filter: { ...filter, [source]: value } }));
    onChoose?.(value || null);
  };
  return (
    <TextField
      select
      value={filter[source] ?? ''}
      onChange={(event) => choose(event.target.value)}
      sx={filter[source] ? style : unsetStyle}
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
