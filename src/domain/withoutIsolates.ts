/** A text without the signs that keep parts of it in their direction: it is stored, or goes elsewhere. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
