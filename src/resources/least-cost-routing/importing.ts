import { requiredText } from '../../components/validation/requiredText';
import type { Importing, ImportRule } from '../../types/importing';
import { patternKindOf, patternOf } from './patternKinds';
import { descriptionRules, patternRules } from './routeRules';

const field = (name: string) => `resources.least-cost-routing.fields.${name}`;

/** The rules of what a pattern is: a prefix, or an expression. */
const pattern: ImportRule = (value, values, context) => {
  const stored = patternOf(value);
  return patternRules[patternKindOf(stored)]
    .map((rule) => rule(stored, values, context))
    .find(Boolean);
};

/** Routes of a table out of a file, in its order and behind those that there are. */
export const routeImport: Importing = {
  columns: [
    {
      key: 'regex',
      label: field('regex'),
      words: [
        ...['pattern', 'prefix', 'regex', 'route', 'digit prefix', 'match'],
        ...['préfixe', 'motif', 'präfix', 'muster', 'vorwahl', 'prefijo', 'patrón'],
      ],
      isRequired: true,
      kind: 'number',
      rules: [requiredText(), pattern],
    },
    {
      key: 'voip_carrier_sid',
      label: field('voip_carrier_sid'),
      words: ['carrier', 'carrier name', 'trunk', 'opérateur', 'operador', 'troncal'],
      isRequired: true,
      names: 'carriers',
    },
    {
      key: 'description',
      label: field('description'),
      words: ['comment', 'note', 'beschreibung', 'descripción', 'destination'],
      rules: descriptionRules,
    },
  ],
  keyOf: ({ regex }) => patternOf(String(regex ?? '')),
  toRecord: ({ regex, description, voip_carrier_sid }) => ({
    regex: patternOf(String(regex ?? '')),
    description: description ? String(description).trim() : null,
    voip_carrier_sid,
  }),
  into: 'resources.least-cost-routing.parts.table',
};
