/** Where a browser puts what is dropped: a file into the choice of one, an address into a text that can be changed. */
const fileTaker = 'input[type=file]:enabled';
const textTaker = 'input:read-write, textarea:read-write, [contenteditable]:read-write';

/** Whether the browser would open what is held over the page in place of it. */
function replacesPage({ dataTransfer, target }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  const taker = types.includes('Files') ? fileTaker : types.includes('text/uri-list') && textTaker;
  return taker !== false && !(target instanceof Element && target.closest(taker));
}

const over = (event: DragEvent) => {
  if (!replacesPage(event)) return;
  event.preventDefault();
  // Says that nothing takes it. What takes files hears of it next, and says otherwise.
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
};

const drop = (event: DragEvent) => {
  if (replacesPage(event)) event.preventDefault();
};

/**
 * A file or an address that is dropped where nothing takes it leaves the page as it is: the browser
 * would open it in place of the console, and what was typed there would be gone.
 */
export function keepPage(): void {
  window.addEventListener('dragover', over);
  window.addEventListener('drop', drop);
}
