/** The texts that come with some screens of the console, in one script: they are fetched ahead together. */
export { messages as bulk } from './bulk';
export { messages as calls } from './calls';
export { messages as configFile } from './configFile';
export { messages as live } from './live';
export { messages as summary } from './summary';
export { messages as tools } from './tools';
export { messages as undo } from './undo';
