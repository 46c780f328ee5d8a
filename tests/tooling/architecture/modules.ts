import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** A node of the syntax tree, as far as the rules look into it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** How a module asks for another: at load, for its types alone, or later. */
export type ImportKind = 'value' | 'type' | 'lazy';
export interface Import {
  specifier: string;
  kind: ImportKind;
  /** The file of the checkout that is meant; undefined for packages. */
  target?: string;
}

export interface Module {
  /** Relative to the checkout, with forward slashes. */
  path: string;
  text: string;
  lines: number;
  nodes: Node[];
  comments: { value: string; start: number }[];
  imports: Import[];
}

/** The checkout. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function collect(value: unknown, into: Node[]): void {
  if (Array.isArray(value)) for (const item of value) collect(item, into);
  else if (isNode(value)) {
    into.push(value);
    for (const child of Object.values(value)) {
      if (typeof child === 'object' && child !== null) collect(child, into);
    }
  }
}

const sourceOf = (node: Node) => (node.source as { value?: unknown } | null)?.value;

/** `import type`, and an import or export of named types only, load nothing. */
function kindOf(node: Node): ImportKind {
  if (node.type === 'ImportExpression') return 'lazy';
  if (node.type === 'TSImportType') return 'type';
  if (node.importKind === 'type' || node.exportKind === 'type') return 'type';
  const parts = (node.specifiers ?? []) as Node[];
  const typeOnly = (part: Node) => part.importKind === 'type' || part.exportKind === 'type';
  return parts.length > 0 && parts.every(typeOnly) ? 'type' : 'value';
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function parseModule(path: string, text: string): Module {
  const lines = text.trimEnd().split('\n').length;
  if (path.endsWith('.json')) return { path, text, lines, nodes: [], imports: [], comments: [] };
  // A document is one long comment.
  if (path.endsWith('.md')) {
    return { path, text, lines, nodes: [], imports: [], comments: [{ value: text, start: 0 }] };
  }
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const nodes: Node[] = [];
  collect(program, nodes);
  const imports = nodes
    .filter((node) => importing.has(node.type) && typeof sourceOf(node) === 'string')
    .map((node) => ({ specifier: String(sourceOf(node)), kind: kindOf(node) }));
  return { path, text, lines, nodes, comments, imports };
}

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** Parses the given files and finds which of them each import means. */
export function parseModules(files: Record<string, string>): Module[] {
  const modules = Object.entries(files).map(([path, text]) => parseModule(path, text));
  const known = new Set(Object.keys(files));
  for (const module of modules) {
    for (const one of module.imports) {
      if (!one.specifier.startsWith('.')) continue;
      const base = posix.join(dirname(module.path), one.specifier.replace(/\?.*$/, ''));
      one.target = endings.map((ending) => base + ending).find((path) => known.has(path)) ?? base;
    }
  }
  return modules;
}

/** Every TypeScript and script file under these folders of the checkout, or those named otherwise. */
export function readSources(folders: string[], names = /\.(ts|tsx|mjs)$/): Record<string, string> {
  const files: Record<string, string> = {};
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !names.test(entry.name)) continue;
      const full = join(entry.parentPath, entry.name);
      files[relative(root, full).split(sep).join('/')] = readFileSync(full, 'utf8');
    }
  }
  return files;
}

/** The line of a position, for messages. */
export function lineAt(module: Module, position: number): number {
  return module.text.slice(0, position).split('\n').length;
}
