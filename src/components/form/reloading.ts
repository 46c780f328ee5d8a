/** How long a browser takes to begin what it was asked (ms). */
const aMoment = 1000;

let isOnPurpose = false;

/** True while the page reloads by a button that said what becomes of the changes. */
export const isReloading = (): boolean => isOnPurpose;

/** Reloads the page without the browser's question, as drafts keep what is typed. */
export function withoutQuestion(reload: () => void): void {
  isOnPurpose = true;
  // Somebody else may ask all the same, and the page stays.
  setTimeout(() => {
    isOnPurpose = false;
  }, aMoment);
  reload();
}
