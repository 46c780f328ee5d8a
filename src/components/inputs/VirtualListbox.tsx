import { forwardRef, type HTMLAttributes, Suspense } from 'react';
import { onDemand } from '../onDemand';
import type { ListboxOption, ManyChoicesProps } from './ManyChoices';

/** How many choices are drawn as they are. */
const fewChoices = 60;

/** All choices, drawn as they are: slower with thousands, and as good, where the code for them cannot be had. */
const AllChoices = ({ listbox, listRef, choices }: ManyChoicesProps) => (
  <ul {...listbox} ref={listRef}>
    {choices}
  </ul>
);

/** Most lists of choices are short: the code for the long ones comes with the first of them. */
const ManyChoices = onDemand<ManyChoicesProps>(() =>
  import('./ManyChoices').then(
    (found) => found.ManyChoices,
    () => AllChoices,
  ),
);

/** Fetches that code before it is needed. */
export const prepareManyChoices = ManyChoices.prepare;

interface VirtualListboxProps extends HTMLAttributes<HTMLUListElement> {
  children?: ListboxOption[];
}

/** The choices of a search field; of many, only those that can be seen are drawn. */
export const VirtualListbox = forwardRef<HTMLUListElement, VirtualListboxProps>(
  function VirtualListbox({ children = [], ...listbox }, ref) {
    const first = (
      <ul {...listbox} ref={ref}>
        {children.slice(0, fewChoices)}
      </ul>
    );
    if (children.length <= fewChoices) return first;
    return (
      <Suspense fallback={first}>
        <ManyChoices listbox={listbox} listRef={ref} choices={children} />
      </Suspense>
    );
  },
);
