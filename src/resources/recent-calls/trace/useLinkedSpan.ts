import { useLocation } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { SpanTree } from '../../../engines/trace';
import { useAsked } from '../useShowPart';

/** Shows the span that the URL names, counted from 1, once all is drawn, and again when it is asked for again. */
export function useLinkedSpan(
  tree: SpanTree,
  isDrawn: boolean,
  show: (span: number) => void,
): void {
  const linked = Number(new URLSearchParams(useLocation().search).get('span'));
  const wanted = `${useAsked()} ${linked}`;
  const answered = useRef('');
  useEffect(() => {
    if (!isDrawn || answered.current === wanted) return;
    answered.current = wanted;
    if (linked > 0 && tree.nodes.at(linked - 1)) show(linked - 1);
  }, [isDrawn, linked, wanted, tree, show]);
}
