// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { useInput } from 'ra-core';
import { get, useFormState } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { SteadyForm } from '../../../src/components/form/SteadyForm';
import { clearDrawn, draw, type } from '../../support/drawn';

afterEach(clearDrawn);

/** How often each input was drawn. */
const drawn = new Map<string, number>();

const Counted = ({ source, ...given }: { source: string; defaultValue?: unknown }) => {
  const { field } = useInput({ source, ...given });
  drawn.set(source, (drawn.get(source) ?? 0) + 1);
  return <input {...field} aria-label={source} />;
};

const State = () => {
  const { dirtyFields, isDirty } = useFormState();
  return <output>{isDirty ? Object.keys(dirtyFields).join(' ') : 'as stored'}</output>;
};

const open = (record: object) => {
  drawn.clear();
  draw(
    <SteadyForm record={record} resetOptions={{ keepDirtyValues: true }}>
      <Counted source="name" />
      <Counted source="protocol" defaultValue="udp" />
      <Counted source="hook.method" defaultValue="POST" />
      <State />
    </SteadyForm>,
  );
};
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('each input is drawn once, and again when it is typed into', async () => {
  open({ name: 'Acme', protocol: 'tcp', hook: { method: 'GET' } });
  await screen.findByText('as stored');
  expect(Object.fromEntries(drawn)).toEqual({ name: 1, protocol: 1, 'hook.method': 1 });
  type('name', 'Acme 2');
  await screen.findByText('name');
  expect(drawn.get('name')).toBeGreaterThan(1);
  expect([drawn.get('protocol'), drawn.get('hook.method')]).toEqual([1, 1]);
});

it.each([
  ['all', { name: 'Acme', protocol: 'tcp', hook: { method: 'GET' } }],
  ['nothing', {}],
  ['a part', { name: 'Acme', hook: {} }],
])(
  'of a record that has %s, what is typed is unsaved until it is as before',
  async (_what, record) => {
    open(record);
    await screen.findByText('as stored');
    for (const [label, own] of [
      ['protocol', 'udp'],
      ['hook.method', 'POST'],
    ] as const) {
      const before = shown(label);
      expect(before).toBe(get(record, label) ?? own);
      type(label, 'other');
      await screen.findByText(label.split('.', 1)[0] as string);
      type(label, before);
      await screen.findByText('as stored');
    }
  },
);
