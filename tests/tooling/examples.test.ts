import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { flawsIn } from './wordRules';

/** The blocks of a document in one language, in their order. */
const blocksOf = (document: string, language: string): string[] =>
  [...readFileSync(`docs/${document}`, 'utf8').matchAll(/```(\w+)\n([\s\S]*?)```/g)]
    .filter(([, fence]) => fence === language)
    .map(([, , code = '']) => code);

/** What stands in a block below the comment that names its file. */
const part = (block: string, file: string): string => {
  const after = block.split(new RegExp(`^// (?:\\S*/)?${file}.*\\n`, 'm'))[1];
  if (after === undefined) throw new Error(`No part of the example is called ${file}`);
  return after.split(/^\/\/ \S+\.ts/m)[0] ?? '';
};

const folder = 'node_modules/.cache/examples';
const at = (path: string) => join(process.cwd(), 'src', path);
const from = (path: string) => `'${at(path)}'`;

/** Writes an example down and has a command look at it. Answers what it printed, and whether it failed. */
async function look(files: Record<string, string>, command: (folder: string) => string[]) {
  const here = join(folder, String(process.pid), randomUUID());
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(here, file)), { recursive: true });
    writeFileSync(join(here, file), code);
  }
  return promisify(execFile)(process.execPath, command(here))
    .then(
      ({ stdout }) => ({ printed: stdout, failed: '' }),
      ({ stdout, stderr }) => ({ printed: String(stdout), failed: `${stdout}${stderr}` }),
    )
    .finally(() => rmSync(here, { recursive: true }));
}

/** What the compiler says of these files, as of some of the console. */
async function faultsIn(code: string | Record<string, string>): Promise<string> {
  const files = typeof code === 'string' ? { 'example.tsx': code } : code;
  const options = { extends: join(process.cwd(), 'tsconfig.json'), include: ['**/*'] };
  const { failed } = await look({ ...files, 'tsconfig.json': JSON.stringify(options) }, (here) => [
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '-p',
    here,
  ]);
  return failed;
}

/** What these values are when the code is run. */
async function valuesOf(code: string, ...values: string[]): Promise<unknown[]> {
  const { printed, failed } = await look(
    { 'example.ts': `${code}\nconsole.log(JSON.stringify([${values}]));` },
    (here) => ['--import', 'tsx', join(here, 'example.ts')],
  );
  expect(failed).toBe('');
  return JSON.parse(printed);
}

const [type = '', row = '', members = '', , texts = ''] = blocksOf('adding-a-resource.md', 'ts');
const [rows = '', screens = ''] = blocksOf('adding-a-resource.md', 'tsx');
const [column = ''] = blocksOf('adding-a-column.md', 'ts');
const line = column.match(/^ {2}(\/\*\*.*\n.*)$/m)?.[1] ?? '';

const resource = `
import { flag, number, type RecordOf, type RowOf, text } from ${from('types/columns')};
import { endpointColumns, partColumns } from ${from('dataProvider/columnLists')};
import type { Endpoint } from ${from('dataProvider/endpoints')};
import type { Part } from ${from('saving/part')};
import type { ListEndpoint } from ${from('dataProvider/listEndpoints')};
import { at } from ${from('dataProvider/paths')};
${part(type, 'queue.ts').replace(/^import .*\n/, '')}
const listEndpoints = { ${part(row, 'listEndpoints.ts')} } satisfies Record<string, ListEndpoint>;
export const endpoints: Record<string, Endpoint<Queue>> = { ${part(row, 'endpoints.ts')} };
${part(members, 'queue.ts')}
${part(members, 'endpointParts.ts')}
`;

it('the example of adding a resource compiles, and says what is sent', async () => {
  const sent = `
    export const name: string = ({} as Queue).name;
    export const isActive: boolean = ({} as Queue).is_active;
    export const sid: string | null = ({} as QueueMember).queue_member_sid;`;
  expect(await faultsIn(resource + sent)).toBe('');
  expect(
    await valuesOf(
      resource,
      'endpoints.queues.creatable',
      'endpoints.queues.writable',
      'queueMembers.columns',
    ),
  ).toEqual([
    ['name', 'account_sid', 'is_active'],
    ['name', 'is_active'],
    ['client_sid', 'priority'],
  ]);
});

it('the texts of the example are words that a screen may show', async () => {
  const [all] = await valuesOf(texts, 'queues');
  const words = JSON.stringify(all).match(/(?<=":")[^"]+/g) ?? [];
  expect(words.length).toBeGreaterThan(10);
  expect(words.flatMap((text) => flawsIn('en', text))).toEqual([]);
});

const screenFiles = [
  ...['AccountGate', 'CreatePage', 'EditPage'].map((name) => `form/${name}`),
  ...['AccountColumn', 'AccountFilter', 'ActionsColumn', 'ListColumn'].map((one) => `list/${one}`),
  ...['ListPage', 'ListTable', 'SearchField'].map((name) => `list/${name}`),
];
const imports = screenFiles.map(
  (file) => `import { ${file.split('/')[1]} } from ${from(`components/${file}`)};`,
);
const drawn = `
import { minValue, required } from 'ra-core';
import { NumberInput, TextInput } from 'ra-ui-materialui';
import { PartRows } from ${from('components/form/PartRows')};
${imports.join('\n')}
${part(rows, 'QueueMembers.tsx')}
const QueueInputs = QueueMembers;
${screens}`;

it('the examples of screens compile, whose rows take no field that they lack', async () => {
  expect(await faultsIn(resource + drawn)).toBe('');
  const misspelt = drawn.replace('idKey="queue_member_sid"', 'idKey="queue_sid"');
  expect(await faultsIn(resource + misspelt)).toContain('TS2322');
});

it('the example of adding a column compiles, and its type is what the text says', async () => {
  const code = `
    import { type RecordOf, text } from ${from('types/columns')};
    export const carrierColumns = { name: text.sent, ${line} };
    interface Carrier extends RecordOf<typeof carrierColumns> {}
    export const description: string | null = ({} as Carrier).description;`;
  expect(line).toContain('description: text');
  expect(await faultsIn(code)).toBe('');
  expect(await faultsIn(code.replace('string | null', 'number'))).toContain('TS2322');
  const lists = `import { endpointColumns } from ${from('dataProvider/columnLists')};
    const { creatable, writable } = endpointColumns(carrierColumns);`;
  const both = ['name', 'description'];
  expect(await valuesOf(code + lists, 'creatable', 'writable')).toEqual([both, both]);
});

it('the example of adding a speech vendor compiles, and sends what its form asks for', async () => {
  const [descriptor = ''] = blocksOf('adding-a-speech-vendor.md', 'ts');
  const vendor = `
    import type { VendorDescriptor } from ${from('engines/speech/vendors/descriptor')};
    import { toNewCredential } from ${from('engines/speech/credential')};
    import { vendors } from ${from('engines/speech/vendors/index')};
    declare module ${from('types/speech')} {
      interface VendorKeys { parrot_tts_uri: string | null }
    }
    const vendorNames = { parrot: 'Parrot' } as const;
    ${descriptor.replace(/^import .*\n/gm, '')}
    (vendors as VendorDescriptor[]).push(parrot);
    const values = { vendor: 'parrot', use_for_tts: true, api_key: 'k', model_id: 'm' };
    const address = { parrot_tts_uri: 'https://parrot.example' };
    export const hosted = toNewCredential({ ...values, ...address, mode: 'hosted' });
    export const own = toNewCredential({ ...values, ...address, mode: 'on_premises' });`;
  expect(await faultsIn(vendor)).toBe('');
  expect(await faultsIn(vendor.replace("source: 'model_id'", "source: 'model'"))).not.toBe('');
  const sent = { vendor: 'parrot', use_for_tts: true, use_for_stt: false, model_id: 'm' };
  const [hosted, own] = await valuesOf(vendor, 'hosted', 'own');
  expect(hosted).toMatchObject({ ...sent, api_key: 'k' });
  expect(hosted).not.toHaveProperty('parrot_tts_uri');
  expect(own).toMatchObject({ ...sent, parrot_tts_uri: 'https://parrot.example' });
});

it('the examples of adding a language compile, and say what is missing in English', async () => {
  const [common = '', index = '', row = '', mui = '', ra = ''] = blocksOf(
    'adding-a-language.md',
    'ts',
  ).map((code) => code.replaceAll("'../", `'${at('i18n')}/`));
  const files = {
    'de/common.ts': common,
    'de/index.ts': `${index}\nexport { muiLocale } from './muiLocale';`,
    'de/muiLocale.ts': mui,
    'de/ra.ts': ra,
    'locales.ts': `import type { LocaleRow } from ${from('i18n/locales')};
      export const locales = { ${row} } satisfies Record<string, LocaleRow>;`,
  };
  expect(await faultsIn(files)).toBe('');
  const misspelt = { ...files, 'de/common.ts': common.replace('accounts:', 'acounts:') };
  expect(await faultsIn(misspelt)).toContain('acounts');
});
