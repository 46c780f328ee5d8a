/** The language that vendors without one of their own begin with. */
export const defaultLanguage = 'en-US';
