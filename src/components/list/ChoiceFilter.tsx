import { Combobox } from '../inputs/Combobox';
import { useListAddress } from './ListAddress';

interface ChoiceFilterProps {
  source: string;
  label: string;
  /** The placeholder. */
  allLabel: string;
  /** The same array while the choices are the same. */
  choices: { id: string; name: string }[];
  isLoading?: boolean;
  /** The choices are about to be seen. */
  onOpen?: () => void;
}

/** A filter with many choices, searched by typing and kept in the URL. */
export const ChoiceFilter = ({ source, allLabel, choices, ...others }: ChoiceFilterProps) => {
  const { filter, change } = useListAddress();
  const value = filter[source] ? String(filter[source]) : null;
  const chosen =
    choices.find(({ id }) => id === value) ?? (value ? { id: value, name: value } : null);
  return (
    <Combobox
      {...others}
      className="filter"
      placeholder={allLabel}
      choices={choices}
      value={chosen}
      onChange={(choice) =>
        change(({ filter }) => ({ filter: { ...filter, [source]: choice?.id } }))
      }
      isClearable
    />
  );
};
