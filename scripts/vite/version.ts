import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

/** What git says, or nothing where there is no repository or no git. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * Which build this is: the tag of the commit, else `0.0.0+commit`. Where there is no repository, as in an
 * image's build, TRUNKLINE_VERSION and TRUNKLINE_COMMIT say so.
 */
export function versionOf({ TRUNKLINE_VERSION, TRUNKLINE_COMMIT }: NodeJS.ProcessEnv) {
  const commit = TRUNKLINE_COMMIT || git('rev-parse', 'HEAD');
  const tag = git('describe', '--tags', '--exact-match').replace(/^v/, '');
  const version = TRUNKLINE_VERSION || tag || `0.0.0+${commit.slice(0, 8) || 'unknown'}`;
  return { version, commit: commit || null, built: new Date().toISOString() };
}

/** Writes /version.json, by which monitoring and deployments tell which build a server has. */
export function version(): Plugin {
  return {
    name: 'trunkline:version',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(versionOf(process.env))}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}
