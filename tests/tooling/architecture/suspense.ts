import type { Module } from './modules';

/** These hand what they load to a part that waits for it in its own place. */
const handedOver = ['src/components/bulk/actions.tsx', 'src/resources/accounts/AccountEdit.tsx'];

/** What waits for code without a place of its own takes away all that is around it while it waits. */
export function suspenseViolations(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => path.startsWith('src/') && !handedOver.includes(path))
    .filter(({ text }) => {
      const names = [...text.matchAll(/\bconst (\w+) = onDemand\b/g)].map(([, name]) => name);
      const isDrawn = names.some((name) => new RegExp(`<${name}\\b`).test(text));
      return isDrawn && !text.includes('<Suspense');
    })
    .map(({ path }) => `${path} waits for code without a <Suspense> of its own`);
}
