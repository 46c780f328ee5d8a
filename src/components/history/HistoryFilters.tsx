import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { HistoryEntry } from '../../saving/history';
import { focusBack } from '../page/focusBack';
import { HistoryMenu } from './HistoryMenu';
import type { EntryWords } from './useEntryWords';
import type { HistoryFilter } from './useHistoryFilter';

interface HistoryFiltersProps {
  entries: HistoryEntry[];
  /** Those of them that are found. */
  shown: HistoryEntry[];
  filter: HistoryFilter;
  words: EntryWords;
  onChange: (filter: HistoryFilter) => void;
}

interface Choices {
  label: string;
  all: string;
  value: string | undefined;
  choices: { id: string; name: string }[];
  onChoose: (value: string) => void;
}

/** How long typing pauses before it is looked for (ms). */
const pause = 150;

const Select = ({ label, all, value = '', choices, onChoose }: Choices) => (
  <TextField
    select
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    sx={{ minWidth: 150, flex: { xs: '1 1 40%', sm: 'none' }, order: { xs: 2, sm: 0 } }}
    slotProps={{
      select: {
        displayEmpty: true,
        SelectDisplayProps: { 'aria-label': label } as React.HTMLAttributes<HTMLDivElement>,
      },
    }}
  >
    <MenuItem value="">{all}</MenuItem>
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

const Search = ({ q = '', onChange }: { q: string | undefined; onChange: (q: string) => void }) => {
  const translate = useTranslate();
  const [text, setText] = useState(q);
  useEffect(() => {
    if (text === q) return;
    const timer = setTimeout(() => onChange(text), pause);
    return () => clearTimeout(timer);
  }, [text, q, onChange]);
  return (
    <TextField
      type="search"
      value={text}
      onChange={({ target }) => setText(target.value)}
      placeholder={translate('app.history.search')}
      sx={{ flex: { xs: '1 1 calc(100% - 48px)', sm: '0 1 280px' } }}
      slotProps={{ htmlInput: { 'aria-label': translate('app.history.search') } }}
    />
  );
};

const endings = ['stored', 'part', 'refused', 'unknown'] as const;

/** Narrows the history: by words, by what it was done to, and by how it ended; its menu at the end. */
export const HistoryFilters = (props: HistoryFiltersProps) => {
  const { entries, shown, filter, words, onChange } = props;
  const translate = useTranslate();
  // They go with the last entry, and the focus that was in their menu with them.
  useEffect(() => () => focusBack(null), []);
  const resources = [...new Set(entries.map(({ resource }) => resource))]
    .map((id) => ({ id, name: words.resourceOf(id, 2) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
      <Search
        key={filter.q === undefined ? 'none' : 'some'}
        q={filter.q}
        onChange={(q) => onChange({ q })}
      />
      <Select
        label={translate('app.history.resource')}
        all={translate('app.history.allResources')}
        value={filter.resource}
        choices={resources}
        onChoose={(resource) => onChange({ resource })}
      />
      <Select
        label={translate('app.history.result')}
        all={translate('app.history.allResults')}
        value={filter.result}
        choices={endings.map((id) => ({ id, name: translate(`app.history.endings.${id}`) }))}
        onChoose={(result) => onChange({ result })}
      />
      <Box sx={{ order: 1, marginInlineStart: 'auto', alignSelf: 'center' }}>
        <HistoryMenu shown={shown} words={words} />
      </Box>
    </Box>
  );
};
