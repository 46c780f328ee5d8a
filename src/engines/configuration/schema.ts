import { type EntryFields, kindOfEntry, kindsWithin } from './entries';
import type { DocumentField } from './fields';
import { type KindName, kindNames, kindOf } from './kinds';
import { documentFormat } from './toText';

const text = { type: 'string' };
const placeholder = { type: 'string', pattern: '^\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}$' };
const reference = {
  anyOf: [
    text,
    {
      type: 'object',
      properties: { name: text, account: text, of: { const: 'provider' }, sid: text },
      required: ['name'],
      additionalProperties: false,
    },
  ],
};

const plain = {
  // Digits are a text, too.
  text: { type: ['string', 'integer'] },
  voice: text,
  number: { type: 'number' },
  flag: { enum: [true, false, 0, 1] },
  scalar: { type: ['string', 'number'] },
  any: {},
};

/** What a field may hold; null is the same as leaving it out. */
function schemaOf({ type, isSecret, mayHoldSecrets }: DocumentField): object {
  if (isSecret) return { type: ['string', 'null'] };
  switch (type.is) {
    case 'reference':
      return { anyOf: [...reference.anyOf, { type: 'null' }] };
    case 'references':
      return { type: 'array', items: reference };
    case 'group':
      return { type: ['object', 'null'], ...propertiesOf(type.fields) };
    case 'rows':
      return {
        type: ['array', 'null'],
        items: {
          type: 'object',
          ...propertiesOf(type.fields),
          ...(type.alike && { required: type.alike.slice(0, 1) }),
        },
      };
    case 'quantities': {
      const quantities = type.names.map((name) => [name, { type: 'integer' }]);
      return {
        type: ['object', 'null'],
        properties: Object.fromEntries(quantities),
        additionalProperties: false,
      };
    }
    case 'any':
      return mayHoldSecrets ? { type: ['object', 'null'] } : {};
    default:
      return { anyOf: [plain[type.is], placeholder, { type: 'null' }] };
  }
}

const propertiesOf = (fields: readonly DocumentField[]) => ({
  properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
  additionalProperties: false,
});

function recordSchema(
  fields: readonly DocumentField[],
  more: EntryFields,
  required: readonly string[],
) {
  const { properties } = propertiesOf(fields);
  return {
    type: 'object',
    properties: { ...properties, ...more },
    required,
    additionalProperties: false,
  };
}

function listSchema(name: KindName) {
  const { fields, key, account } = kindOf(name);
  const more = { ...(account !== 'none' && { account: text }), sid: text };
  const required = name === 'routing_tables' ? [] : key.slice(0, 1);
  return { type: ['array', 'null'], items: recordSchema(fields, more, required) };
}

/** What belongs to an account says to which, in the document of a service provider. */
const owned = Object.fromEntries(
  kindNames
    .filter((name) => kindOf(name).needsAccount)
    .map((name) => [name, { items: { required: ['account'] } }]),
);

/** The JSON Schema of a document, as the tables of columns say. */
export function documentSchema(): object {
  const root = (of: 'provider' | 'account') =>
    recordSchema(kindOfEntry({ kind: 'root' }, of).fields, {}, ['name']);
  const lists = kindNames.map((name) => [name, listSchema(name)]);
  const ofAccounts = kindNames.filter((name) => !kindsWithin('account').includes(name));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Configuration of a service provider or an account',
    type: 'object',
    properties: {
      $schema: text,
      format: { const: documentFormat },
      provider: root('provider'),
      account: root('account'),
      ...Object.fromEntries(lists),
    },
    required: ['format'],
    oneOf: [
      { required: ['provider'], properties: owned },
      {
        required: ['account'],
        not: { anyOf: ofAccounts.map((name) => ({ required: [name] })) },
      },
    ],
    additionalProperties: false,
  };
}
