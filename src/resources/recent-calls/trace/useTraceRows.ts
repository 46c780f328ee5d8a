import { useCallback, useMemo, useState } from 'react';
import { ancestorsOf, type SpanTree, visibleNodes } from '../../../engines/trace';

export interface TraceRows {
  /** The numbers of the nodes that are shown, from top to bottom. */
  shown: number[];
  /** Where a node stands among those, -1 where it is not shown. */
  placeOf: (node: number) => number;
  closed: ReadonlySet<number>;
  /** The node that the keyboard stands on. */
  active: number | null;
  /** Goes to a node, and opens whatever hides it. */
  activate: (node: number) => void;
  open: (node: number) => void;
  close: (node: number) => void;
  openAll: () => void;
  closeAll: () => void;
}

/** The numbers of the nodes that have children. */
const branchesOf = ({ ends }: SpanTree): number[] => {
  const branches: number[] = [];
  ends.forEach((end, index) => {
    if (end > index + 1) branches.push(index);
  });
  return branches;
};

/** Which branches of a tree are closed, and which row is current. */
export function useTraceRows(tree: SpanTree, kept?: ReadonlySet<number>): TraceRows {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [active, setActive] = useState<number | null>(null);
  const shown = useMemo(() => visibleNodes(tree, closed, kept), [tree, closed, kept]);
  const places = useMemo(() => {
    const found = new Int32Array(tree.nodes.length).fill(-1);
    shown.forEach((node, place) => {
      found[node] = place;
    });
    return found;
  }, [tree, shown]);
  const placeOf = useCallback((node: number) => places[node] ?? -1, [places]);

  const open = useCallback(
    (node: number) => setClosed((old) => new Set([...old].filter((one) => one !== node))),
    [],
  );
  const close = useCallback(
    (node: number) => {
      const end = tree.ends[node] ?? node;
      setClosed((old) => new Set([...old, node]));
      setActive((old) => (old !== null && old > node && old < end ? node : old));
    },
    [tree],
  );
  const openAll = useCallback(() => setClosed(new Set()), []);
  const closeAll = useCallback(() => {
    setClosed(new Set(branchesOf(tree)));
    setActive((old) => (old === null ? null : (ancestorsOf(tree, old).at(-1) ?? old)));
  }, [tree]);
  const activate = useCallback(
    (node: number) => {
      const above = ancestorsOf(tree, node);
      setClosed((old) => {
        if (!above.some((one) => old.has(one))) return old;
        const left = new Set(old);
        for (const one of above) left.delete(one);
        return left;
      });
      setActive(node);
    },
    [tree],
  );
  return { shown, placeOf, closed, active, activate, open, close, openAll, closeAll };
}
