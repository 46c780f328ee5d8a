import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useTranslate } from 'ra-core';
import { hrefOf } from '../../routing/addresses';
import { type TermId, terms } from './terms';

interface TermCardProps {
  id: string;
  term: TermId;
  anchor: HTMLElement;
}

/** Beside what it explains in the page, so that the keyboard reaches its link; no box cuts it off. */
const where = { strategy: 'fixed' } as const;

/** What a term means, and the way to where the guide says more. */
export const TermCard = ({ id, term, anchor }: TermCardProps) => {
  const translate = useTranslate();
  return (
    <Popper
      open
      disablePortal
      component="span"
      anchorEl={anchor}
      placement="bottom-start"
      popperOptions={where}
      style={{ zIndex: 1500 }}
    >
      <Paper component="span" variant="outlined" className="term-card">
        <span id={id}>{translate(`app.terms.means.${term}`)}</span>
        <a href={hrefOf(`/guide/glossary.html#${terms[term]}`)} target="_blank" rel="noopener">
          {translate('app.terms.more')}
        </a>
      </Paper>
    </Popper>
  );
};
