import { endName } from './content';
import { lineAt, type Module } from './modules';

/** What is asked again, and how often, is the matter of src/http/ alone: a screen that does so too waits for both. */
export function retryViolations(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap((module) =>
      module.nodes
        .filter(({ type, key, value }) => {
          const { value: said } = (value ?? {}) as { value?: unknown };
          const isAsked = said === true || typeof said === 'number';
          return type === 'Property' && endName(key) === 'retry' && isAsked;
        })
        .map(({ start }) => `${module.path}:${lineAt(module, start)} asks again by itself`),
    );
}
