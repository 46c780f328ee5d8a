import { useTranslate } from 'ra-core';
import { Term } from './Term';
import type { TermId } from './terms';

interface TermsProps {
  /** Each with how it is called where it stands: a key or a text. */
  of: readonly (readonly [term: TermId, name: string])[];
}

/** The terms of what follows, where there is no room for a mark at each. */
export const Terms = ({ of: terms }: TermsProps) => {
  const translate = useTranslate();
  return (
    <span className="terms">
      {terms.map(([term, name]) => (
        <Term key={term} term={term} name={name}>
          {translate(name, { _: name })}
        </Term>
      ))}
    </span>
  );
};
