/** The sign-in form that stands in the page while the framework is on its way (ADR 20). */
interface StandingForm {
  /** Its rules, which are those of the page that takes it over. */
  rules: () => CSSRuleList | undefined;
  /** As it was drawn, whatever a browser that translates pages has made of its texts. */
  drawn: Node;
  /** Ends the keeping: what was pressed until now is pressed again. */
  release: () => void;
}

declare global {
  interface Window {
    /** On the window, as the script that shows it and the page that takes it over are two. */
    trunklineForm?: StandingForm;
    /** Writes into it what a deployer says himself, where there is such a deployer. */
    trunklineFace?: (drawn: ParentNode) => void;
  }
}

/** The form that waits to be taken over, if one stands. */
export const standingForm = (): StandingForm | undefined => window.trunklineForm;

/** Takes the form over, once; false where none stands. */
export function takeOverForm(): boolean {
  const form = window.trunklineForm;
  window.trunklineForm = undefined;
  form?.release();
  return form !== undefined;
}
