export * from './accounts';
export * from './console';
export * from './errors';
export * from './network';
export { type DemoUser, db, platform } from './platform';
export * from './screen';
