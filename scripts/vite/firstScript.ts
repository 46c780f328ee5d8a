import { relative, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { FirstScripts } from '../../src/ahead/firstScripts.ts';
import { hashedName } from './hashedName.ts';
import type { ChunkInfo } from './moduleMap.ts';
import { treeshake } from './treeshake.ts';

const entry = 'src/ahead/first.ts';
const faceEntry = 'src/ahead/face.ts';
/** Replaced by the first script, which begins with it. */
const themeTag = /<script src="[^"]*theme-init\.js"><\/script>/;
/** The first script begins it, by the name that it knows. */
const mainTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const themeFile = 'public/theme-init.js';

type Bundle = Rolldown.OutputBundle;
type Built = Pick<Rolldown.OutputChunk, 'code' | 'moduleIds'>;

/** Which scripts a source module needs besides those that the page names itself. */
function scriptsIn(bundle: Bundle): FirstScripts {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const reach = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const imported of chunk?.imports ?? []) reach(imported, found);
    return found;
  };
  const holderOf = (isWanted: (module: string) => boolean) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => isWanted(relative('.', id))))?.fileName;
  const page = chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap(({ fileName }) => [...reach(fileName)]);
  const filesOf = (isWanted: (module: string) => boolean) => {
    const holder = holderOf(isWanted);
    return holder ? [...reach(holder)].filter((file) => !page.includes(file)) : [];
  };
  const consoleFiles = filesOf((module) => module === 'src/App.tsx');
  const byName = (pattern: RegExp) => {
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => relative('.', id)));
    const names = modules.flatMap((module) => module.match(pattern)?.[1] ?? []);
    const own = (name: string) =>
      filesOf((module) => module.match(pattern)?.[1] === name).filter(
        (file) => !consoleFiles.includes(file),
      );
    return Object.fromEntries(names.map((name) => [name, own(name)]));
  };
  return {
    main: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    face: '',
    console: consoleFiles,
    locales: byName(/^src\/i18n\/([a-z]{2}(?:-\w+)?)\/index\.ts$/),
    lists: byName(/^src\/resources\/([\w-]+)\/\w+List\.tsx$/),
    // Of a call, its details: it has no form.
    forms: byName(/^src\/resources\/([\w-]+)\/(?:\w+Edit|details\/CallDetails)\.tsx$/),
  };
}

/** The module that holds these, in their order. */
const together = (files: string[]): Plugin => ({
  name: 'trunkline:together',
  resolveId: (id) => (id === 'together' ? '\0together' : null),
  load: (id) =>
    id === '\0together'
      ? files.map((file) => `import ${JSON.stringify(resolve(file))};`).join('')
      : null,
});

/** What a deployer's own face needs before it is shown: a script like the first one, for those who have such a face. */
export const buildFace = (envPrefix: string[]) => buildFirst(null, envPrefix, [faceEntry]);

/**
 * Has a browser compile all of a script while it arrives, beside the page's own work: nearly all of the
 * first script is called at once. By itself a browser compiles each part when it is called.
 */
const compiledAhead = '//# allFunctionsCalledOnLoad\n';

/** The first script, in one piece that imports nothing, with what is in it. */
export async function buildFirst(
  scripts: FirstScripts | null,
  envPrefix: string[],
  files = [entry],
) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    envPrefix,
    publicDir: false,
    plugins: [together(files)],
    define: { __SCRIPTS__: JSON.stringify(scripts) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'together', treeshake, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} came to nothing`);
  return { code: compiledAhead + chunk.code, moduleIds: chunk.moduleIds };
}

/**
 * Builds the first script of the page and names it in the page, in the place of the script that sets
 * the theme, which it begins with. It knows by name what an address needs of this build.
 */
export function firstScript(envPrefix: string[]): Plugin & { chunks: () => ChunkInfo[] } {
  let file = '';
  const built: ChunkInfo[] = [];
  return {
    name: 'trunkline:first-script',
    apply: 'build',
    chunks: () => built,
    async generateBundle(_options, bundle) {
      const scripts = scriptsIn(bundle);
      const emit = (name: string, { code, moduleIds }: Built) => {
        const fileName = hashedName(name, 'js', code);
        const modules = moduleIds.map((id) => relative('.', id));
        built.push({ file: fileName, imports: [], dynamicImports: [], modules });
        this.emitFile({ type: 'asset', fileName, source: code });
        return fileName;
      };
      const face = emit('face', await buildFace(envPrefix));
      const files = [themeFile, entry];
      const first = await buildFirst({ ...scripts, face }, envPrefix, files);
      file = emit('first', first);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (!file || !themeTag.test(html)) throw new Error('The page has no first script');
        if (!mainTag.test(html)) throw new Error('The page has no script of the console');
        return html
          .replace(themeTag, `<script src="./${file}"></script>`)
          .replace(mainTag, '<link rel="modulepreload" crossorigin href="$1">');
      },
    },
  };
}
