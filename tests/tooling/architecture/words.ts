import { lineAt, type Module } from './modules';

/** Where unsaved work is kept and offered: what a draft is, and nothing else (docs/domain-language.md). */
const ofDrafts =
  /^src\/(saving\/(journal|openEntry|formOfEntry)\.ts$|components\/form\/|layout\/session\/|session\/|i18n\/)/;

/** What a form holds are its values, and a new row has a local id: neither is a draft. */
export function wordViolations(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => path.startsWith('src/') && !ofDrafts.test(path))
    .flatMap((module) =>
      module.nodes
        .filter(({ type, name }) => type === 'Identifier' && /^draft$|Draft$/.test(String(name)))
        .map(({ name, start }) => `${module.path}:${lineAt(module, start)} calls ${name} a draft`),
    );
}
