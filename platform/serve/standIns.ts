import { fileURLToPath } from 'node:url';

/** A stand-in that runs in the page: the file that its script begins with. */
const entries = {
  payment: '../demo/payments/page/index.ts',
  identity: '../demo/identity/page.ts',
} as const;

export type StandIn = keyof typeof entries;

const made = new Map<StandIn, Promise<string>>();

/**
 * The scripts of these stand-ins as one text, for the page to run before its own. They are no part
 * of the build: each is put together from its sources once in a process.
 */
export async function standInScript(names: StandIn[]): Promise<string> {
  const scripts = names.map((name) => {
    const script = made.get(name) ?? bundle(entries[name]);
    made.set(name, script);
    return script;
  });
  return (await Promise.all(scripts)).join('');
}

async function bundle(entry: string): Promise<string> {
  // Only who wants a stand-in waits for it.
  const { build } = await import('vite');
  const file = fileURLToPath(new URL(entry, import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: file, formats: ['iife'], name: 'standIn' },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`Nothing came of ${entry}`);
  return output.output[0].code;
}
