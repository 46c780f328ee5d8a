/**
 * The rule of a bar that sticks to the top or bottom of the window and takes `room` of it, a length: what gets
 * the focus is scrolled clear of the bar, but not what stands in it, or in the menu beside the page. `bar` is
 * its selector; `&` is the element that has the rule.
 */
export const clearOf = (end: 'Top' | 'Bottom', room: string, bar = '&') => ({
  [`html:has(${bar}:not(:focus-within)):not(:has(.nav-frame:focus-within))`]: {
    [`scrollPadding${end}`]: room,
  },
});
