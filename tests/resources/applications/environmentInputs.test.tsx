// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { Form } from 'ra-core';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { EnvironmentInputs } from '../../../src/resources/applications/environment/EnvironmentInputs';
import type {
  EnvSchema,
  EnvVariable,
} from '../../../src/resources/applications/environment/schema';
import { clearDrawn, draw, ready } from '../../support/drawn';

const url = 'https://apps.example/menu';
const variable = (name: string, preset: string): EnvVariable => ({
  ...{ name, preset, type: 'string', description: name },
  ...{ isRequired: false, isSecret: false, hint: 'input' },
});
const schemaOf = (...variables: EnvVariable[]): EnvSchema => ({ variables, unreadable: [] });
const first = schemaOf(variable('MODEL', 'small'));
const later = schemaOf(variable('MODEL', 'small'), variable('VOICE', 'warm'));

const record = { call_hook: { url } };
/** As every form of the console has it. */
const keepTyped = { keepDirtyValues: true };

let publish = (_schema: EnvSchema) => {};
let held = (): unknown => undefined;

const Published = () => {
  const [schema, setSchema] = useState(first);
  const { getValues } = useFormContext();
  const tried = useRef({});
  publish = setSchema;
  held = () => getValues('env_vars');
  return <EnvironmentInputs {...{ schema, url, tried }} />;
};

/** The form of a new application whose save stays on its way until it is let go. */
async function open() {
  let letGo = () => {};
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  draw(
    <Form record={record} onSubmit={() => isOver} resetOptions={keepTyped} noValidate>
      <Published />
      <button type="submit">Save</button>
    </Form>,
  );
  await ready(screen.findByText('Save'));
  await waitFor(() => expect(held()).toEqual({ MODEL: 'small' }));
  return letGo;
}

afterEach(clearDrawn);

it('what a webhook asks for besides is filled in, but not into a save that is on its way', async () => {
  await open();
  publish(later);
  await waitFor(() => expect(held()).toEqual({ MODEL: 'small', VOICE: 'warm' }));

  const letGo = await open();
  screen.getByText('Save').click();
  await ready(screen.findByText('Save'));
  publish(later);
  await waitFor(() => expect(screen.queryAllByRole('textbox')).toHaveLength(2));
  expect(held()).toEqual({ MODEL: 'small' });
  letGo();
});
