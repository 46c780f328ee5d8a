/** How long a browser takes to begin what it was asked (ms). */
const aMoment = 1000;

let isOnPurpose = false;

/** True while the page is loaded anew by a button that said what becomes of the changes. */
export const isReloading = (): boolean => isOnPurpose;

/** Loads the page anew without a question of the browser's, as drafts keep what is typed. */
export function withoutQuestion(reload: () => void): void {
  isOnPurpose = true;
  // Somebody else may ask all the same, and the page stays.
  setTimeout(() => {
    isOnPurpose = false;
  }, aMoment);
  reload();
}
