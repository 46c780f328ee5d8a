/** The most that a bar takes of the window. */
export const mostRoom = '120px';

/** What is in sight in a bar, and takes the room of any back. */
export const inBars = ':is(a, button, input)';

/**
 * The rules of a bar that sticks to the top or bottom of the window and takes `room` of it, a length: what gets
 * the focus is scrolled clear of the bar, but what is in the bar, in another at this end or in the menu is in
 * sight already and scrolls nothing. `bar` is its selector; `&` is the element that has the rules.
 *
 * A margin takes the room back. It is the same with every bar and with none: had it to be looked for from the
 * page (`html:has(…) a`, `:has(:focus-within)`), each change of a list would restyle the page for it.
 */
export const clearOf = (end: 'Top' | 'Bottom', room: string, bar = '&') => ({
  [`html:has(${bar})`]: { [`scrollPadding${end}`]: room },
  [`${bar} ${inBars}`]: { [`scrollMargin${end}`]: `-${mostRoom}` },
});

/** For a bar with a field of text: browsers scroll to its caret, which has no margin. */
export const clearOfCaret = (end: 'Top' | 'Bottom', bar = '&') => ({
  [`html:has(${bar} input:focus)`]: { [`scrollPadding${end}`]: 0 },
});
