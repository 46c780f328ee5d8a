/**
 * Stories on the whole console without a browser: the real console in jsdom, the embedded platform in
 * the same process where the network would be. For what needs no layout: forms, validation, faults,
 * rights, what is sent and stored. Looks, focus rings, drag, media, files and several tabs are for a
 * browser (tests/e2e).
 *
 * ```ts
 * import * as app from './support';
 *
 * await app.open('/internal/users/add', 'nora');
 * app.answerOnce('POST', 'Users', () => app.refusal(500, 'The disk is full'));
 * await app.fill('User name', 'zoe');
 * await app.press('Create');
 * await app.see('The disk is full');
 * expect(app.writes()).toHaveLength(1);
 * ```
 *
 * All files of a worker share one console and one platform, whose rows are brought back after each
 * story (tests/app/setup.ts); what the console's modules remember of an unfinished save is not.
 */
export * from './accounts';
export { hurry, ownClock } from './clock';
export * from './console';
export * from './errors';
export * from './hosted';
export * from './network';
export { type DemoUser, db, platform } from './platform';
export * from './screen';
