import type { ComponentType } from 'react';
import { CarrierControl, ChoiceControl, TickControl } from './ChoiceControls';
import type { EnvControlProps } from './control';
import type { EnvVariable } from './schema';
import {
  FileControl,
  LongTextControl,
  NumberControl,
  SecretControl,
  TextControl,
} from './TextControls';

/** The kinds of inputs for variables, and what draws each. */
export const controls = {
  tick: TickControl,
  choice: ChoiceControl,
  carrier: CarrierControl,
  secret: SecretControl,
  file: FileControl,
  longText: LongTextControl,
  number: NumberControl,
  text: TextControl,
} as const satisfies Record<string, ComponentType<EnvControlProps>>;
export type ControlKind = keyof typeof controls;

/** The kinds in the order in which they are asked whether a variable is theirs; text takes the rest. */
const claims: [ControlKind, (variable: EnvVariable) => boolean][] = [
  ['tick', ({ type }) => type === 'boolean'],
  ['choice', ({ choices }) => choices !== undefined],
  ['carrier', ({ resource, type }) => resource === 'carriers' && type === 'string'],
  ['secret', ({ isSecret }) => isSecret],
  ['number', ({ type }) => type === 'number'],
  ['file', ({ hint }) => hint === 'filepicker'],
  ['longText', ({ hint }) => hint === 'textarea'],
];

export const controlKindOf = (variable: EnvVariable): ControlKind =>
  claims.find(([, claim]) => claim(variable))?.[0] ?? 'text';
