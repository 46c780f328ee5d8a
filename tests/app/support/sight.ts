let below: string[] = [];

/** The sections with these titles stand below what the window shows: nobody has looked at them yet. */
export function putBelow(...titles: string[]): void {
  below = titles;
}

/** Whether an element is on screen: nothing is laid out here, so all is that was not put below. */
export const isInSight = (element: Element): boolean => {
  const title = element.closest('section')?.querySelector('h2')?.textContent;
  return !below.includes(title ?? '');
};
