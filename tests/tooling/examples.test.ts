import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

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
const from = (path: string) => `'${join(process.cwd(), 'src', path)}'`;

/** What the compiler says of a file with this code, as one of the console. */
async function faultsIn(code: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'example.tsx'), code);
  const options = { extends: join(process.cwd(), 'tsconfig.json'), include: ['example.tsx'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', folder];
  return promisify(execFile)(process.execPath, tsc).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

const [type = '', row = '', members = ''] = blocksOf('adding-a-resource.md', 'ts');
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
});
