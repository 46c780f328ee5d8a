import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { flawsIn } from './wordRules';

/** The blocks of a document in one language, in order. */
const blocksOf = (document: string, language: string): string[] =>
  [...readFileSync(`docs/${document}`, 'utf8').matchAll(/```(\w+)\n([\s\S]*?)```/g)]
    .filter(([, fence]) => fence === language)
    .map(([, , code = '']) => code);

/** The part of a block below the comment that names its file. */
const part = (block: string, file: string): string => {
  const after = block.split(new RegExp(`^// (?:\\S*/)?${file}.*\\n`, 'm'))[1];
  if (after === undefined) throw new Error(`No part of the example is called ${file}`);
  return after.split(/^\/\/ \S+\.ts/m)[0] ?? '';
};

const at = (path: string) => join(process.cwd(), 'src', path);
const from = (path: string) => `'${at(path)}'`;

type Files = Record<string, string>;

/** Writes files down, runs a command on their folder, and returns what it printed and whether it failed. */
async function look(files: Files, command: (folder: string) => string[]) {
  const here = join('node_modules/.cache/examples', randomUUID());
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

/** What the compiler reports about these files, by file. */
async function faultsIn(files: Files): Promise<(file: string) => string> {
  const options = {
    extends: join(process.cwd(), 'tsconfig.json'),
    // What is kept of the console's own check is not for another program.
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: ['**/*'],
  };
  const all = { ...files, 'tsconfig.json': JSON.stringify(options) };
  const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '-p'];
  const { failed } = await look(all, (here) => [...tsc, here]);
  const reports = failed.split(/\n(?=\S)/);
  const others = reports.filter(
    (one) => one.trim() && !Object.keys(files).some((file) => one.includes(`/${file}(`)),
  );
  expect(others).toEqual([]);
  return (file) => reports.filter((one) => one.includes(`/${file}(`)).join('\n');
}

/** The values of these expressions when the code runs. */
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
export const name: string = ({} as Queue).name;
export const isActive: boolean = ({} as Queue).is_active;
export const sid: string | null = ({} as QueueMember).queue_member_sid;
`;

const screenFiles = [
  ...['AccountGate', 'CreatePage', 'EditPage'].map((name) => `form/${name}`),
  ...['AccountColumn', 'AccountFilter', 'ActionsColumn', 'ListColumn'].map((one) => `list/${one}`),
  ...['ListPage', 'ListTable', 'SearchField'].map((name) => `list/${name}`),
];
const imports = screenFiles.map(
  (file) => `import { ${file.split('/')[1]} } from ${from(`components/${file}`)};`,
);
const drawn = `${resource}
import { minValue, required } from 'ra-core';
import { NumberInput, TextInput } from 'ra-ui-materialui';
import { PartRows } from ${from('components/form/PartRows')};
${imports.join('\n')}
${part(rows, 'QueueMembers.tsx')}
const QueueInputs = QueueMembers;
${screens}`;

const [columnBlock = ''] = blocksOf('adding-a-column.md', 'ts');
const line = columnBlock.match(/^ {2}(\/\*\*.*\n.*)$/m)?.[1] ?? '';
const column = `
import { type RecordOf, text } from ${from('types/columns')};
export const carrierColumns = { name: text.sent, ${line} };
interface Carrier extends RecordOf<typeof carrierColumns> {}
export const description: string | null | undefined = ({} as Carrier).description;
`;

const [descriptor = ''] = blocksOf('adding-a-speech-vendor.md', 'ts');
const vendor = `
import type { VendorDescriptor } from ${from('engines/speech/vendors/descriptor')};
declare module ${from('types/speech')} {
  interface VendorKeys { parrot_tts_uri: string | null }
  interface SpeechCredential { parrot_tts_uri: string | null }
}
const vendorNames = { parrot: 'Parrot' } as const;
${descriptor.replace(/^import .*\n/gm, '')}`;

const [common = '', index = '', parts = '', locale = '', mui = '', ra = ''] = blocksOf(
  'adding-a-language.md',
  'ts',
).map((code) => code.replaceAll("'../", `'${at('i18n')}/`));
const language = {
  'de/common.ts': common,
  'de/index.ts': `${index}\nexport { muiLocale } from './muiLocale';`,
  'de/parts.ts': parts,
  'de/muiLocale.ts': mui,
  'de/ra.ts': ra,
  'locales.ts': `import type { LocaleRow } from ${from('i18n/locales')};
    export const locales = { ${locale} } satisfies Record<string, LocaleRow>;`,
};

/** Examples with one thing wrong, and what the compiler says about it. */
const wrong: [file: string, code: string, says: string][] = [
  ['screens.tsx', drawn.replace('idKey="queue_member_sid"', 'idKey="queue_sid"'), 'TS2322'],
  ['column.ts', column.replace('string | null | undefined', 'number'), 'TS2322'],
  ['vendor.ts', vendor.replace("source: 'model_id'", "source: 'model'"), 'keyof VendorKeys'],
  ['common.ts', common.replace('speech:', 'spech:'), 'spech'],
];

describe('the examples of the how-tos', () => {
  const files: Files = {
    ...language,
    'screens.tsx': drawn,
    'column.ts': column,
    'vendor.ts': vendor,
  };
  let faultsOf: (file: string) => string;
  let faultsOfWrong: (file: string) => string;
  beforeAll(async () => {
    faultsOf = await faultsIn(files);
    faultsOfWrong = await faultsIn(Object.fromEntries(wrong));
  });

  it.each(Object.keys(files))('compile: %s', (file) => {
    expect(faultsOf(file)).toBe('');
  });
  it.each(wrong)('would not compile with a mistake: %s', (file, _code, says) => {
    expect(faultsOfWrong(file)).toContain(says);
  });
});

it('the example of adding a resource says what is sent', async () => {
  const lists = ['endpoints.queues.creatable', 'endpoints.queues.writable', 'queueMembers.columns'];
  expect(await valuesOf(resource, ...lists)).toEqual([
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

it('the example of adding a column is sent', async () => {
  expect(line).toContain('description: text');
  const lists = `import { endpointColumns } from ${from('dataProvider/columnLists')};
    const { creatable, writable } = endpointColumns(carrierColumns);`;
  const both = ['name', 'description'];
  expect(await valuesOf(column + lists, 'creatable', 'writable')).toEqual([both, both]);
});

it('the example of adding a speech vendor sends what its form asks for', async () => {
  const run = `${vendor}
    import { toNewCredential } from ${from('engines/speech/credential')};
    import { vendors } from ${from('engines/speech/vendors/index')};
    (vendors as VendorDescriptor[]).push(parrot);
    const values = { vendor: 'parrot', use_for_tts: true, api_key: 'k', model_id: 'm' };
    const address = { parrot_tts_uri: 'https://parrot.example' };
    const hosted = toNewCredential({ ...values, ...address, mode: 'hosted' });
    const own = toNewCredential({ ...values, ...address, mode: 'on_premises' });`;
  const sent = { vendor: 'parrot', use_for_tts: true, use_for_stt: false, model_id: 'm' };
  const [hosted, own] = await valuesOf(run, 'hosted', 'own');
  expect(hosted).toMatchObject({ ...sent, api_key: 'k' });
  expect(hosted).not.toHaveProperty('parrot_tts_uri');
  expect(own).toMatchObject({ ...sent, parrot_tts_uri: 'https://parrot.example' });
});
