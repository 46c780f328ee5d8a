/** The oldest Node that the build tools run on. Said in package.json's "engines" too. */
export const oldestNode = { major: 20, minor: 19 };

/**
 * Why this Node cannot run the project, in words; undefined when it can.
 * @param {string} version as `process.versions.node` spells it
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const { major: wantMajor, minor: wantMinor } = oldestNode;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return undefined;
  return [
    `Trunkline needs Node ${wantMajor}.${wantMinor} or newer; this is Node ${version}.`,
    'Install a current Node from https://nodejs.org (or with nvm, fnm or your package manager) and try again.',
  ].join('\n');
}
