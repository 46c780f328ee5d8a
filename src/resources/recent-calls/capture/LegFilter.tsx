import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Combobox } from '../../../components/inputs/Combobox';
import type { Ladder } from '../../../engines/sip';

const text = (name: string) => `resources.recent-calls.capture.${name}`;

interface LegFilterProps {
  legs: Ladder['legs'];
  /** The place of the one leg that is shown; null for all of them. */
  leg: number | null;
  onChange: (leg: number | null) => void;
}

/** Narrows a ladder to one leg: searched by typing, for a capture may hold thousands. */
export const LegFilter = ({ legs, leg, onChange }: LegFilterProps) => {
  const translate = useTranslate();
  const choices = useMemo(
    () =>
      legs.map(({ callId, messages }, place) => ({
        id: String(place),
        // Put into words when it is seen: most of thousands never are.
        get name() {
          return translate(text('legChoice'), { number: place + 1, callId, smart_count: messages });
        },
      })),
    [legs, translate],
  );
  return (
    <Combobox
      className="filter"
      label={translate(text('leg'))}
      placeholder={translate(text('allLegs'))}
      choices={choices}
      value={leg === null ? null : (choices[leg] ?? null)}
      onChange={(choice) => onChange(choice && Number(choice.id))}
      isClearable
    />
  );
};
