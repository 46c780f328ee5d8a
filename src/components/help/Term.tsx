import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { useConsoleActions } from '../ConsoleContext';
import { onDemand } from '../onDemand';
import { asButton } from '../plain/asButton';
import { plainIcon } from '../plain/plainIcon';
import type { TermId } from './terms';
import { useTermCard } from './useTermCard';

const TermCard = onDemand(async () => (await import('./TermCard')).TermCard);
const helpIcon = plainIcon(HelpIcon);

interface TermProps {
  term: TermId;
  /** How the term is called where it stands: a key or a text. */
  name: string;
  /** The words that are explained; a mark beside them unless given. */
  children?: ReactNode;
}

/** The card's code and words, which are fetched when they are wanted the first time. */
function useIsReady(isWanted: boolean): boolean {
  const { loadHelp, tellMissing } = useConsoleActions();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!isWanted || isReady) return;
    Promise.all([TermCard.prepare(), loadHelp()]).then(() => setIsReady(true), tellMissing);
  }, [isWanted, isReady, loadHelp, tellMissing]);
  return isReady;
}

/**
 * A term that explains itself when it is pointed at, has the keyboard's focus or is pressed, with the way
 * to the guide. No button element, which a form that is disabled as a whole would disable.
 */
export const Term = ({ term, name, children }: TermProps) => {
  const translate = useTranslate();
  const id = useId();
  const { isOpen, around, listeners, press } = useTermCard();
  const isShown = useIsReady(isOpen) && isOpen;
  const label = translate('app.terms.ask', { name: translate(name, { _: name }) });
  return (
    <span ref={around} className="term" {...listeners}>
      <span
        className={children ? 'term-words' : 'plain-button small term-mark'}
        {...asButton(label, press)}
        {...{ 'aria-expanded': isShown, 'aria-describedby': isShown ? id : undefined }}
      >
        {children ?? helpIcon}
      </span>
      {isShown && around.current && (
        <Suspense fallback={null}>
          <TermCard id={id} term={term} anchor={around.current} />
        </Suspense>
      )}
    </span>
  );
};
