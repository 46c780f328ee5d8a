import useForkRef from '@mui/utils/useForkRef';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { cloneElement, type HTMLAttributes, type ReactElement, type Ref, useRef } from 'react';

/** The height of a choice (px). */
const choiceHeight = 34;

/** A choice of many stands where it belongs, in one line. */
const oneLine = {
  position: 'absolute',
  insetInline: 0,
  height: choiceHeight,
  minHeight: 0,
  whiteSpace: 'nowrap',
} as const;

export type ListboxOption = ReactElement<HTMLAttributes<HTMLLIElement>>;

export interface ManyChoicesProps {
  listbox: HTMLAttributes<HTMLUListElement>;
  listRef: Ref<HTMLUListElement>;
  choices: ListboxOption[];
}

/** What is in view and around it; the ends are always there for the Home and End keys. */
const withEnds = (range: Range): number[] => [
  ...new Set([0, ...defaultRangeExtractor(range), range.count - 1]),
];

/** Many choices, of which only those that can be seen are drawn. */
export const ManyChoices = ({ listbox, listRef, choices }: ManyChoicesProps) => {
  const box = useRef<HTMLUListElement | null>(null);
  // The same at each render: a new list would scroll to its beginning.
  const both = useForkRef(box, listRef);
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    count: choices.length,
    getScrollElement: () => box.current,
    estimateSize: () => choiceHeight,
    rangeExtractor: withEnds,
    overscan: 8,
    initialRect: { width: 0, height: 400 },
  });
  return (
    <ul {...listbox} ref={both}>
      <li role="presentation" style={{ height: getTotalSize() }} />
      {getVirtualItems().map(({ index, start }) => {
        const choice = choices[index] as ListboxOption;
        return cloneElement(choice, {
          'aria-setsize': choices.length,
          'aria-posinset': index + 1,
          style: { ...oneLine, top: start },
        });
      })}
    </ul>
  );
};
