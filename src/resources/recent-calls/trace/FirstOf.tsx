import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Fragment, type ReactNode, useState } from 'react';

/** How many things are shown at first, and how many more with each press. */
const step = 50;

/** The first of what may be thousands; those after the last one shown are not even looked at. */
const firstOf = <T,>(all: Iterable<T>, most: number): T[] => {
  const first: T[] = [];
  for (const one of all) {
    if (first.push(one) === most) break;
  }
  return first;
};

interface FirstOfProps<T> {
  /** Restarted at every render. */
  all: () => Iterable<T>;
  children: (one: T) => ReactNode;
}

/** Some of a long list in the details of a span, and a button for more; several may be equal. */
export const FirstOf = <T,>({ all, children }: FirstOfProps<T>) => {
  const translate = useTranslate();
  const [most, setMost] = useState(step);
  const first = firstOf(all(), most + 1);
  const shown = first.slice(0, most).map((one, place) => ({ one, key: String(place) }));
  return (
    <>
      {shown.map(({ one, key }) => (
        <Fragment key={key}>{children(one)}</Fragment>
      ))}
      {first.length > most && (
        <div>
          <Button size="small" onClick={() => setMost(most + step)}>
            <span>
              {translate('resources.recent-calls.trace.action.more', { smart_count: most })}
            </span>
          </Button>
        </div>
      )}
    </>
  );
};
