import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Term } from './Term';
import type { TermId } from './terms';

interface ExplainedProps {
  term: TermId;
  /** The key of the label of the input. */
  label: string;
  /** How the term is called, where the label says more: a text. */
  name?: string;
  children: ReactNode;
}

/**
 * An input whose label is a term: its mark stands behind the label, in which there may be no button. A
 * copy of the label that nobody sees or hears keeps the room before it.
 */
export const Explained = ({ term, label, name = label, children }: ExplainedProps) => {
  const translate = useTranslate();
  return (
    <div className="explained">
      {children}
      <div className="explained-mark" data-label={translate(label)}>
        <Term term={term} name={name} />
      </div>
    </div>
  );
};
