import { expect, it } from 'vitest';
import { endpointColumns, partColumns } from '../../src/dataProvider/columnLists';
import {
  any,
  flag,
  group,
  number,
  oneOf,
  type RecordOf,
  type RowOf,
  rows,
  scalar,
  text,
} from '../../src/types/columns';

/** Types that are the very same, with the same fields optional. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

const hook = { url: text, username: text.orNull };
interface Hook extends RowOf<typeof hook> {}
const thing = {
  thing_sid: text,
  name: text.sent.always.keptWhenMissing.neverNull,
  size: number.orNull.inPost,
  level: oneOf<'low' | 'high'>().optional.inPut,
  status: scalar.orNull.optional,
  is_active: flag.sent.only('admin', 'account'),
  is_loud: flag.sent.always.asNumber.together,
  is_old: flag.orNull.asAnswered,
  hook: group<Hook>(hook).orNull,
  tags: rows<Hook>(hook),
  options: any<Record<string, unknown>>(),
  password: text.optional.inPost.writeOnly,
};
interface Thing {
  id: string;
  thing_sid: string;
  name: string;
  size: number | null;
  level?: 'low' | 'high';
  status?: string | number | null;
  is_active: boolean;
  is_loud: boolean;
  is_old: number | boolean | null;
  hook: { url: string; username: string | null } | null;
  tags: { url: string; username: string | null }[];
  options: Record<string, unknown>;
  password?: string;
}

it('a line of a table says the type of a column, its check and what is sent of it', () => {
  const hasType: Same<{ [Name in keyof Thing]: Thing[Name] }, RecordOf<typeof thing>> = true;
  expect(hasType).toBe(true);
  const shape = {
    thing_sid: 'text',
    name: 'text',
    size: 'number',
    level: 'text',
    status: 'scalar',
    is_active: 'flag',
    is_loud: 'flag',
    is_old: 'flag',
    hook: { group: { url: 'text', username: 'text' } },
    tags: { rows: { url: 'text', username: 'text' } },
    options: 'any',
    password: 'text',
  };
  expect(endpointColumns(thing)).toEqual({
    shape,
    flags: ['is_active', 'is_loud'],
    numericFlags: ['is_loud'],
    creatable: ['name', 'size', 'is_active', 'is_loud', 'password'],
    writable: ['name', 'level', 'is_active', 'is_loud'],
    always: ['name', 'is_loud'],
    keptWhenMissing: ['name'],
    neverNull: ['name'],
    writeOnly: ['password'],
    secrets: [['password']],
    masked: [['password']],
    onlyFor: { is_active: ['admin', 'account'] },
  });
  expect(partColumns(thing)).toEqual({
    shape,
    columns: ['name', 'size', 'is_active', 'is_loud', 'password'],
    flags: ['is_active', 'is_loud'],
    numericFlags: ['is_loud'],
    together: ['is_loud'],
    secrets: [['password']],
  });
});
