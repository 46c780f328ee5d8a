// What the journey asks of a browser: what any of the three protocols can do, and nothing else.

/** A script of the page: the body of a function, with its arguments as `arguments`. */
export type Script = string;

/** The script with its arguments, for a protocol that evaluates expressions. */
export const expression = (script: Script, values: string[]) =>
  `(function () { ${script} })(...${JSON.stringify(values)})`;

/** One browser with one page, which looks as if an operator sat before it. */
export interface Driver {
  /** Goes to an address, and waits until the page is loaded. What guards unsaved work is answered by leaving. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  address: () => Promise<string>;
  /** Runs a script in the page; answers what it returns, as JSON. */
  read: <T>(script: Script, ...values: string[]) => Promise<T>;
  /** Clicks the element that a script returns with the mouse. Answers false where it returns none. */
  click: (script: Script, ...values: string[]) => Promise<boolean>;
  /** Clicks it, and types text over what is in it. Answers false where there is none. */
  type: (text: string, script: Script, ...values: string[]) => Promise<boolean>;
  /** What is on screen, as PNG. */
  picture: () => Promise<Buffer>;
  /** What the page wrote as errors since the last look. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** How a browser is called in the table, and started. */
export interface Browser {
  name: string;
  start: () => Promise<Driver>;
}

export const size = { width: 1366, height: 850 };

/** Returns the errors that a browser reported since the last call. */
export function notebook() {
  let told: string[] = [];
  return {
    /** A whole browser asks every host for this icon; the console has its own. */
    note: (error: string) => {
      if (!error.includes('/favicon.ico')) told.push(error);
    },
    errors: async () => {
      const all = told;
      told = [];
      return all;
    },
  };
}

/**
 * Stands in the page before its own scripts, for a browser whose protocol tells no errors: notes them in the name
 * of the window, which stays from page to page.
 */
export const noteErrors = `{
  const note = (text) => { window.name += text + '\\n'; };
  const { error } = console;
  console.error = (...all) => { note(all.join(' ')); error.apply(console, all); };
  // What the end of a page cuts off is no fault of it.
  let isLeft = false;
  addEventListener('beforeunload', () => { isLeft = true; });
  addEventListener('error', ({ message, target }) => {
    if (message ?? !isLeft) note(message ?? 'not loaded: ' + (target.src ?? target.href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('refused by the security policy: ' + violatedDirective + ' ' + blockedURI));
}`;

/** Runs in each page before its own scripts, where a browser can: reports refusals as errors. */
export const tellRefusals = `document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('refused by the security policy: ' + violatedDirective + ' ' + blockedURI))`;
