import type { Module } from './modules';

/**
 * Circles of modules that import one another (Tarjan's strongly connected components), types and lazy
 * imports included.
 */
export function cycles(modules: Module[]): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[] = [];

  const visit = (module: Module) => {
    const { path } = module;
    order.set(path, order.size);
    lowest.set(path, order.get(path) ?? 0);
    stack.push(path);
    for (const { target } of module.imports) {
      const next = target !== undefined ? byPath.get(target) : undefined;
      if (!next) continue;
      if (!order.has(next.path)) visit(next);
      else if (!stack.includes(next.path)) continue;
      lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(next.path) ?? 0));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const circle = stack.splice(stack.indexOf(path));
    const ownself = module.imports.some(({ target }) => target === path);
    if (circle.length > 1 || ownself)
      found.push(`a circle of imports: ${circle.join(' -> ')} -> ${path}`);
  };
  for (const module of modules) if (!order.has(module.path)) visit(module);
  return found;
}
