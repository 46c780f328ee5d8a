/** What is in sight wherever the page is scrolled to: the menu beside it, heads of tables, and bars with this class. */
const inSight = ':is(.nav-frame, thead, .sticks)';

/**
 * The rules of a bar that sticks to the top or bottom of the window and takes `room` of it, a length: what gets
 * the focus is scrolled clear of the bar, but not what is in sight anyway. The bar has the class `sticks` unless
 * it is the head of a table. `bar` is its selector; `&` is the element that has the rules.
 */
export const clearOf = (end: 'Top' | 'Bottom', room: string, bar = '&') => {
  const padding = { [`scrollPadding${end}`]: room };
  const rule = { [`html:has(${bar}):not(:has(${inSight}:focus-within))`]: padding };
  if (end === 'Top') return rule;
  // What scrolls to a button for another reason than the focus finds it in sight as well.
  const margin = { scrollMarginBottom: `-${room}` };
  return {
    ...rule,
    [`${bar} :is(a, button)`]: margin,
    [`html:has(${bar}) .nav-frame :is(a, button)`]: margin,
    [`html:has(${bar}) .nav-items`]: padding,
  };
};
