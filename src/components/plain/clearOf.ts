/**
 * The rules of a bar that sticks to the top or bottom of the window and takes `room` of it, a length: what gets
 * the focus is scrolled clear of the bar, but not what stands in it, or in the menu beside the page. `bar` is
 * its selector; `&` is the element that has the rules.
 */
export const clearOf = (end: 'Top' | 'Bottom', room: string, bar = '&') => {
  const padding = { [`scrollPadding${end}`]: room };
  const rule = {
    [`html:has(${bar}:not(:focus-within)):not(:has(.nav-frame:focus-within))`]: padding,
  };
  if (end === 'Top') return rule;
  // What scrolls to a button for another reason than the focus finds it in sight as well.
  const inSight = { [`scrollMargin${end}`]: `-${room}` };
  return {
    ...rule,
    [`${bar} :is(a, button)`]: inSight,
    [`html:has(${bar}) .nav-frame :is(a, button)`]: inSight,
    [`html:has(${bar}) .nav-items`]: padding,
  };
};
