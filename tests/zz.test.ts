// @vitest-environment node
import { it } from 'vitest';
import { exportViolations } from './tooling/architecture/exports';
import { parseModules, readSources } from './tooling/architecture/modules';
it('x', () => { const v = exportViolations(parseModules(readSources(['src', 'platform', 'scripts']))); process.stdout.write(`${v.length}\n${v.join('\n')}\n`); });
