/** What the tests use of jsdom, whose own types are no dependency. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html: string,
      options: {
        url: string;
        runScripts?: 'dangerously';
        pretendToBeVisual?: true;
        beforeParse?: (window: Window & typeof globalThis) => void;
      },
    );
    readonly window: Window & typeof globalThis;
  }
}
