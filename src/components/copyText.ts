/** Copies by the command of the browser's menu, which wants something selected; what is copied is never drawn. */
function copyByCommand(text: string): boolean {
  const selection = document.getSelection();
  const before = selection?.rangeCount ? selection.getRangeAt(0) : null;
  const place = Object.assign(document.createElement('span'), { textContent: '-' });
  Object.assign(place.style, { position: 'fixed', clipPath: 'inset(50%)', userSelect: 'text' });
  const fill = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
  };
  document.body.append(place);
  window.addEventListener('copy', fill, true);
  try {
    selection?.selectAllChildren(place);
    return document.execCommand('copy');
  } finally {
    window.removeEventListener('copy', fill, true);
    place.remove();
    selection?.removeAllRanges();
    if (before) selection?.addRange(before);
  }
}

/**
 * Copies a text; says whether it could. A page over plain http, as in a network of its own, has no
 * `navigator.clipboard`.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyByCommand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
