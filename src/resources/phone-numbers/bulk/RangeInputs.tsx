import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { ownLine } from '../../../theme';
import { mostNumbers, numbersInRange } from './readNumbers';

const text = (name: string) => `resources.phone-numbers.many.${name}`;
const style = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr auto' },
} as const;

/** Adds the numbers of a range to the list. */
export const RangeInputs = ({ onAdd }: { onAdd: (numbers: string[]) => void }) => {
  const translate = useTranslate();
  const headId = useId();
  const [range, setRange] = useState({ first: '', last: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<typeof range>) => {
    setRange({ ...range, ...part });
    setProblem(null);
  };
  const add = () => {
    const found = numbersInRange(range.first, range.last);
    if (typeof found === 'string') return setProblem(found);
    onAdd(found);
    setRange({ first: '', last: '' });
  };
  const input = { type: 'tel', autoComplete: 'off', sx: ownLine };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Box role="group" aria-labelledby={headId} sx={style} onKeyDown={onKeyDown}>
      <Typography id={headId} variant="h3" component="h3" sx={{ gridColumn: '1 / -1' }}>
        {translate(text('range'))}
      </Typography>
      <TextField
        label={translate(text('first'))}
        value={range.first}
        onChange={(event) => change({ first: event.target.value })}
        error={problem !== null}
        helperText={problem && translate(text(`problem.${problem}`), { most: mostNumbers })}
        slotProps={{ htmlInput: input }}
      />
      <TextField
        label={translate(text('last'))}
        value={range.last}
        onChange={(event) => change({ last: event.target.value })}
        error={problem !== null}
        slotProps={{ htmlInput: input }}
      />
      <Button
        variant="outlined"
        onClick={add}
        disabled={!range.first || !range.last}
        sx={{ mt: { sm: '23px' } }}
      >
        {translate(text('addRange'))}
      </Button>
    </Box>
  );
};
