import { endName } from './content';
import { lineAt, type Module, type Node } from './modules';

/** A pause in which other work goes on, such as an answer that does not come at once (ms). */
const longest = 20;

/** What a test waits with for a time of the clock, or for no longer than a second. */
function sleepOf(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const [first, second] = node.arguments as Node[];
  const called = endName(node.callee);
  if (called === 'waitForTimeout') return 'sleeps in the browser';
  if (called === 'setTimeout' && first?.type === 'Identifier' && Number(second?.value) > longest) {
    return `sleeps for ${second?.value} ms`;
  }
  const isVitest = endName((node.callee as Node).object) === 'vi';
  return called === 'waitFor' && isVitest && !second ? 'waits for a second at most' : undefined;
}

/** Tests wait for what they look for, however slow the machine is (ADR 11). */
export function sleepViolations(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => path.startsWith('tests/'))
    .flatMap((module) =>
      module.nodes.flatMap((node) => {
        const fault = sleepOf(node);
        return fault ? [`${module.path}:${lineAt(module, node.start)} ${fault}`] : [];
      }),
    );
}
