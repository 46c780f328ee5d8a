import { useListFilterContext } from 'ra-core';
import { Combobox } from '../inputs/Combobox';
import { useFilterChange } from './useFilterChange';

interface ChoiceFilterProps {
  source: string;
  label: string;
  /** What stands in the field while nothing is chosen. */
  allLabel: string;
  /** The same array while the choices are the same. */
  choices: { id: string; name: string }[];
  isLoading?: boolean;
  /** The choices are about to be seen. */
  onOpen?: () => void;
}

/** A filter with many choices, searched by typing and kept in the URL. */
export const ChoiceFilter = ({ source, allLabel, choices, ...others }: ChoiceFilterProps) => {
  const { filterValues } = useListFilterContext();
  const change = useFilterChange();
  const value = filterValues[source];
  const chosen =
    choices.find(({ id }) => id === value) ?? (value ? { id: value, name: value } : null);
  return (
    <Combobox
      {...others}
      className="filter"
      placeholder={allLabel}
      choices={choices}
      value={chosen}
      onChange={(choice) => change((filters) => ({ ...filters, [source]: choice?.id }))}
      isClearable
    />
  );
};
