const plain = (text: string | null | undefined) => (text ?? '').trim().toLowerCase();

/** Whether Enter would take a choice: MUI leaves the name of the highlighted one empty where nothing was found yet. */
export const hasHighlighted = (field: Element): boolean =>
  Boolean(field.getAttribute('aria-activedescendant'));

/** The choices that the open list of a field offers. */
function offeredBy(field: Element): HTMLElement[] {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  const options = list?.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled=true])');
  return [...(options ?? [])];
}

/** The one that was meant by what was typed: the only one, or the only one of this name. */
export function meantBy<T>(
  typed: string,
  offered: T[],
  nameOf: (one: T) => string | null | undefined,
): T | undefined {
  const isNamed = (one: T) => plain(nameOf(one)) === plain(typed);
  const meant = offered.length === 1 ? offered : offered.filter(isNamed);
  return meant.length === 1 ? meant[0] : undefined;
}

/** Takes what was meant by what was typed; null where that is no choice, or several. */
export type Taking = (() => void) | null;

export interface Settling {
  /** What was typed means no choice, or several. */
  onUntaken: (typed: string) => void;
  /** Something else was typed or chosen. */
  onSettled: () => void;
  /** Finds what was meant among choices that are on their way; undefined where all are there. Never rejects. */
  find?: (typed: string) => Promise<Taking> | undefined;
}

/** A field that is searched by typing, with what was typed and neither chosen nor told. */
class TypedField {
  private field: HTMLInputElement | null = null;
  private typed = '';
  /** What the field held when the operator came to it: that is chosen, though it may not be offered. */
  private chosen: string | null = null;
  /** It was told, and the form is about to be saved without it. */
  private isUntaken = false;
  /** What was typed is looked for among choices that are on their way; the form was to be saved meanwhile. */
  private awaited: { isSaved: boolean } | null = null;

  constructor(private readonly settling: Settling) {}

  private isOpen = () => {
    const typed = plain(this.typed);
    return typed !== '' && typed === plain(this.field?.value) && typed !== plain(this.chosen);
  };

  private forget() {
    this.typed = '';
    this.isUntaken = false;
    this.awaited = null;
    this.settling.onSettled();
  }

  private choose() {
    this.forget();
    this.chosen = null;
  }

  private tell(typed: string) {
    this.isUntaken = true;
    this.settling.onUntaken(typed);
  }

  /** Takes the one that is meant, or tells that there is none: now, or once the choices are there. */
  private settle() {
    const typed = this.typed.trim();
    const found = this.settling.find?.(typed);
    if (found) return this.wait(typed, found);
    const { field } = this;
    const meant = field && meantBy(field.value, offeredBy(field), (one) => one.textContent);
    if (!meant) return this.tell(typed);
    meant.click();
    this.choose();
  }

  private async wait(typed: string, found: Promise<Taking>) {
    const awaited = { isSaved: false };
    this.awaited = awaited;
    const take = await found;
    // Something else was typed or chosen meanwhile.
    if (this.awaited !== awaited) return;
    this.awaited = null;
    if (!take) return this.tell(typed);
    take();
    this.choose();
    if (awaited.isSaved) this.field?.form?.requestSubmit();
  }

  come = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) this.chosen = target.value;
  };

  leave = ({ target }: Event) => {
    if (target === this.field && this.isOpen()) this.settle();
    this.typed = '';
  };

  input = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    this.forget();
    this.field = target;
    this.typed = target.value;
  };

  key = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (key === 'Tab') this.leave(event);
    if (key !== 'Enter') return;
    if (this.field && hasHighlighted(this.field)) this.choose();
    else if (event.target === this.field && this.isOpen()) {
      // The form would be saved with what was chosen before.
      event.preventDefault();
      this.settle();
    }
  };

  /** The list of choices stands elsewhere in the page. */
  point = ({ target }: Event) => {
    const list = target instanceof Element && target.closest('[role=listbox]');
    if (list && list.id === this.field?.getAttribute('aria-controls')) this.choose();
  };

  /**
   * Saved by a key, or though it was told: the first time the operator looks at the field. What is looked for
   * is saved once it is found.
   */
  submit = (event: Event) => {
    if (!this.field || this.field.form !== event.target) return;
    if (this.isOpen()) this.settle();
    if (!this.isUntaken && !this.awaited) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.awaited) this.awaited.isSaved = true;
    else this.field.focus();
    this.isUntaken = false;
  };
}

/** Hears what is done in the one such field of an element; answers how to stop that. */
export function hearTyping(element: HTMLElement, settling: Settling): () => void {
  const field = new TypedField(settling);
  const inside = {
    focusin: field.come,
    focusout: field.leave,
    input: field.input,
    keydown: field.key,
  };
  // Before the form, and what else is around, has a say.
  const early = { mousedown: field.point, submit: field.submit };
  for (const [name, hear] of Object.entries(inside)) element.addEventListener(name, hear);
  for (const [name, hear] of Object.entries(early)) document.addEventListener(name, hear, true);
  return () => {
    for (const [name, hear] of Object.entries(inside)) element.removeEventListener(name, hear);
    for (const [name, hear] of Object.entries(early)) {
      document.removeEventListener(name, hear, true);
    }
  };
}
