import { Children, isValidElement, type ReactNode } from 'react';

/** The texts of a head, in their order, whatever elements they stand in. */
export function wordsInHead(head: ReactNode): string[] {
  return Children.toArray(head).flatMap((part) => {
    if (isValidElement<{ children?: ReactNode }>(part)) return wordsInHead(part.props.children);
    const words = typeof part === 'string' || typeof part === 'number' ? String(part).trim() : '';
    return words ? [words] : [];
  });
}
