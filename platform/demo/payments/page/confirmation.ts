/** The part of an amount that stands before the cents, in the currency's own way. */
const money = (amount: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);

/**
 * Asks the card's holder to confirm a payment, as the bank's own page would (3-D Secure). Resolves
 * with the answer; Escape refuses.
 */
export function askHolder(amount: number, currency: string): Promise<boolean> {
  return new Promise((resolve) => {
    const before = document.activeElement as HTMLElement | null;
    const veil = document.createElement('div');
    veil.style.cssText =
      'position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: center; ' +
      'background: rgb(0 0 0 / 60%);';
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-labelledby', 'stand-in-title');
    dialog.style.cssText =
      'max-width: 28em; padding: 24px; border-radius: 8px; background: #fff; color: #1a1a1a; ' +
      'font: 16px/1.5 system-ui, sans-serif;';
    const title = document.createElement('h2');
    title.id = 'stand-in-title';
    title.textContent = 'Confirm the payment';
    const text = document.createElement('p');
    text.textContent = `Your bank asks whether you pay ${money(amount, currency)} to Northwind Voice. This stands in for its page; no money is taken.`;
    const answer = (label: string, isConfirmed: boolean) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.style.cssText = 'font: inherit; padding: 6px 16px; margin-right: 8px;';
      button.addEventListener('click', () => close(isConfirmed));
      return button;
    };
    const close = (isConfirmed: boolean) => {
      veil.remove();
      before?.focus();
      resolve(isConfirmed);
    };
    const complete = answer('Complete', true);
    dialog.append(title, text, complete, answer('Fail', false));
    dialog.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key === 'Escape') close(false);
    });
    veil.append(dialog);
    document.body.append(veil);
    complete.focus();
  });
}
