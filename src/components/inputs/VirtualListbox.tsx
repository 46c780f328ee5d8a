import useForkRef from '@mui/utils/useForkRef';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { cloneElement, forwardRef, type HTMLAttributes, type ReactElement, useRef } from 'react';

/** The height of a choice (px), and how many are drawn as they are. */
const choiceHeight = 34;
const fewChoices = 60;

/** A choice of many stands where it belongs, in one line. */
const oneLine = {
  position: 'absolute',
  insetInline: 0,
  height: choiceHeight,
  minHeight: 0,
  whiteSpace: 'nowrap',
} as const;

type Choice = ReactElement<HTMLAttributes<HTMLLIElement>>;

interface VirtualListboxProps extends HTMLAttributes<HTMLUListElement> {
  children?: Choice[];
}

/** What is in view and around it; the ends are always there for the Home and End keys. */
const withEnds = (range: Range): number[] => [
  ...new Set([0, ...defaultRangeExtractor(range), range.count - 1]),
];

const ManyChoices = forwardRef<HTMLUListElement, VirtualListboxProps>(function ManyChoices(
  { children = [], ...listbox },
  ref,
) {
  const box = useRef<HTMLUListElement | null>(null);
  // The same at each render: a new list would scroll to its beginning.
  const both = useForkRef(box, ref);
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    count: children.length,
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
        const choice = children[index] as Choice;
        return cloneElement(choice, {
          'aria-setsize': children.length,
          'aria-posinset': index + 1,
          style: { ...oneLine, top: start },
        });
      })}
    </ul>
  );
});

/** The choices of a search field; of many, only those that can be seen are drawn. */
export const VirtualListbox = forwardRef<HTMLUListElement, VirtualListboxProps>(
  function VirtualListbox(props, ref) {
    const { children = [], ...listbox } = props;
    if (children.length > fewChoices) return <ManyChoices {...props} ref={ref} />;
    return (
      <ul {...listbox} ref={ref}>
        {children}
      </ul>
    );
  },
);
