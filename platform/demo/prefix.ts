/** Where the stand-ins of other companies answer, beside the API. */
export const standInPrefix = '/stand-in';
