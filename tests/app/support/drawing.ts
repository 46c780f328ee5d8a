/** What React keeps of an element that it has drawn. */
interface Fiber {
  tag: number;
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  memoizedProps: unknown;
}

/** React's numbers for functions, classes, forwarded references and both kinds of memo. */
const componentTags = new Set([0, 1, 11, 14, 15]);

const fiberOf = (element: Element): Fiber => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return (element as unknown as Record<string, Fiber>)[key ?? ''] as Fiber;
};

const isComponent = ({ tag }: Fiber) => componentTags.has(tag);

const componentsIn = (first: Fiber | null): number => {
  let count = 0;
  for (let fiber = first; fiber; fiber = fiber.sibling) {
    count += Number(isComponent(fiber)) + componentsIn(fiber.child);
  }
  return count;
};

/** How many components React keeps for an element, with the one that draws it. */
export function componentsOf(element: Element): number {
  let own: Fiber | null = fiberOf(element);
  while (own && !isComponent(own)) own = own.return;
  return own ? 1 + componentsIn(own.child) : 0;
}

/** What was drawn of each element: other objects as soon as one of them is drawn again. */
export const drawingOf = (elements: Element[]): unknown[] =>
  elements.flatMap((element) => {
    const fiber = fiberOf(element);
    return [fiber.memoizedProps, fiber.alternate?.memoizedProps];
  });
