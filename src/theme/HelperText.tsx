import { type ComponentProps, forwardRef, isValidElement } from 'react';

/** What an input says in its help, an error before all else: the same as long as its words are. */
const wordsOf = (help: unknown): string =>
  isValidElement<{ error?: unknown; helperText?: unknown }>(help)
    ? `${help.props.error || help.props.helperText}`
    : '';

/**
 * The help below an input. Other words come in a new element: a browser that translates has put one of its own in
 * the place of the text that an input would write anew.
 */
export const HelperText = forwardRef<HTMLParagraphElement, ComponentProps<'p'>>(
  ({ children, ...props }, ref) => (
    <p {...props} ref={ref}>
      <span key={wordsOf(children)}>{children}</span>
    </p>
  ),
);
