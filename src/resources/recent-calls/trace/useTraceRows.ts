import { useCallback, useMemo, useState } from 'react';
import { ancestorsOf, type SpanTree, visibleNodes } from '../../../engines/trace';

export interface TraceRows {
  /** The numbers of the nodes that are shown, from top to bottom. */
  shown: number[];
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

/** Which branches of a tree are closed, and where the operator stands in it. */
export function useTraceRows(tree: SpanTree): TraceRows {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [active, setActive] = useState<number | null>(null);
  const shown = useMemo(() => visibleNodes(tree, closed), [tree, closed]);

  const open = useCallback(
    (node: number) => setClosed((old) => new Set([...old].filter((one) => one !== node))),
    [],
  );
  const close = useCallback(
    (node: number) => {
      const end = tree.nodes[node]?.end ?? node;
      setClosed((old) => new Set([...old, node]));
      setActive((old) => (old !== null && old > node && old < end ? node : old));
    },
    [tree],
  );
  const openAll = useCallback(() => setClosed(new Set()), []);
  const closeAll = useCallback(() => {
    setClosed(new Set(tree.nodes.flatMap(({ index, end }) => (end > index + 1 ? [index] : []))));
    setActive((old) => (old === null ? null : (ancestorsOf(tree, old).at(-1) ?? old)));
  }, [tree]);
  const activate = useCallback(
    (node: number) => {
      const above = new Set(ancestorsOf(tree, node));
      setClosed((old) =>
        [...old].some((one) => above.has(one))
          ? new Set([...old].filter((one) => !above.has(one)))
          : old,
      );
      setActive(node);
    },
    [tree],
  );
  return { shown, closed, active, activate, open, close, openAll, closeAll };
}
