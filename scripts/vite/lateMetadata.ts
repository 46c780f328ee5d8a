import type { Plugin } from 'vite';

/** Made by the library from its table of all countries. */
const table = /libphonenumber-js\/metadata\.min\.json\.js$/;

/**
 * Makes the table of all countries' numbers when the first number asks for it, which those of North America do
 * not: it is 0.2 MB of objects, which the idle page would make with the code of the lists (ADR 12).
 */
export function lateMetadata(): Plugin {
  return {
    name: 'trunkline:late-metadata',
    apply: 'build',
    transform(code, id) {
      if (!table.test(id)) return null;
      const [, json = ''] = /export default (\{.*\});?\s*$/s.exec(code) ?? [];
      const parts = Object.keys(json ? JSON.parse(json) : {});
      if (!parts.includes('countries')) this.error('The table of countries is written otherwise');
      const getters = parts.map((part) => `get ${part}() { return made().${part}; }`);
      return `let table;
const made = () => (table ??= ${json});
export default { ${getters.join(', ')} };`;
    },
  };
}
