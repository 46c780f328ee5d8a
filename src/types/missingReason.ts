/**
 * Why code could not be had: the page is older than the server, the server lacks a part of its own build,
 * or the connection is at fault.
 */
export type MissingReason = 'outdated' | 'incomplete' | 'connection';
