/** The oldest Nodes of each line that the build tools run on. Said in package.json's "engines" too. */
export const oldestNodes = ['20.19', '22.12'];

/** The Nodes that `npm run nodes` runs everything on: the oldest, and the newest of each line in use. */
export const supportedNodes = ['20.19', '22', '24'];

/**
 * Why this Node cannot run the project, in words; undefined when it can.
 * @param {string} version as `process.versions.node` spells it
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const lines = oldestNodes.map((oldest) => oldest.split('.').map(Number));
  const isOfLine = lines.some(([line, least = 0]) => major === line && minor >= least);
  if (isOfLine || lines.every(([line = 0]) => major > line)) return undefined;
  return [
    `Trunkline needs Node ${oldestNodes.join(', or ')} or newer; this is Node ${version}.`,
    'Install a current Node from https://nodejs.org (or with nvm, fnm or your package manager) and try again.',
  ].join('\n');
}
