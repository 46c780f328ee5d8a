import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const busybox = '/usr/bin/busybox';
const tools = [
  'awk',
  'sed',
  'sha256sum',
  'base64',
  'mkdir',
  'rm',
  'mv',
  'cat',
  'printf',
  'sh',
].concat(['cp', 'grep']);

/**
 * The shells of this machine that images have, each with the tools that come with it: that of the system (dash
 * on Debian), and busybox where it is installed, as it is after `npm run servers`.
 * @param {string} folder where the tools of busybox are put
 * @returns {{ name: string, command: string, path: string }[]}
 */
export function shells(folder) {
  const system = { name: 'sh', command: '/bin/sh', path: '/usr/bin:/bin' };
  if (!existsSync(busybox)) return [system];
  const path = join(folder, 'busybox');
  if (!existsSync(path)) {
    mkdirSync(path);
    for (const tool of tools) symlinkSync(busybox, join(path, tool));
  }
  return [system, { name: 'busybox', command: join(path, 'sh'), path }];
}
