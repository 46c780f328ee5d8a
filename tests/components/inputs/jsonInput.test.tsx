// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  type AuthProvider,
  CoreAdminContext,
  Form,
  I18nContextProvider,
  type I18nProvider,
  memoryStore,
  RecordContextProvider,
} from 'ra-core';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { ConsoleContext, type ConsoleInfo } from '../../../src/components/ConsoleContext';
import { JsonInput } from '../../../src/components/inputs/JsonInput';
import { LimitsInputs } from '../../../src/components/inputs/LimitsInputs';
import { SortableRows } from '../../../src/components/inputs/SortableRows';
import type { AccessQuestion } from '../../../src/types/access';

let values = (): Record<string, unknown> => ({});
const Watch = () => {
  values = useFormContext().getValues;
  return null;
};
const draw = (
  inputs: ReactNode,
  {
    record = {},
    isRefused = () => false,
    hasAll = true,
  }: {
    record?: object;
    isRefused?: (question: AccessQuestion) => boolean;
    hasAll?: boolean;
  } = {},
) => {
  const refusalOf = (question: AccessQuestion) =>
    isRefused(question) ? { message: 'no', redirectTo: '/' } : null;
  const info = { features: { accountLimitsAll: hasAll } } as ConsoleInfo;
  return render(
    <CoreAdminContext store={memoryStore()} authProvider={{ refusalOf } as unknown as AuthProvider}>
      <ConsoleContext.Provider value={info}>
        <RecordContextProvider value={record}>
          <Form record={record} onSubmit={() => undefined}>
            <Watch />
            {inputs}
            <button type="submit">Save</button>
          </Form>
        </RecordContextProvider>
      </ConsoleContext.Provider>
    </CoreAdminContext>,
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('a text that is JSON', () => {
  const isJson = (text: unknown) => {
    try {
      JSON.parse(String(text));
      return undefined;
    } catch {
      return 'No JSON';
    }
  };
  const area = () => screen.getByLabelText('Json') as HTMLTextAreaElement;
  const type = (value: string) => fireEvent.change(area(), { target: { value } });
  const json = <JsonInput source="json" label="Json" helperText="Help" validate={isJson} />;

  it('is laid out on request, and a value is shown as one', async () => {
    draw(json, { record: { json: { a: 1 } } });
    expect(area().value).toBe('{\n  "a": 1\n}');
    type('{"b":[1]}');
    press('app.json.format');
    await waitFor(() => expect(values().json).toBe('{\n  "b": [\n    1\n  ]\n}'));
  });

  it('has the caret where it stops being JSON, when that is asked and when it is saved', async () => {
    draw(json, { record: { json: null } });
    expect(area().value).toBe('');
    type('{"a": x}');
    const start = area().value.length;
    area().setSelectionRange(start, start);
    await waitFor(() => expect(values().json).toBe('{"a": x}'));
    expect(area().selectionStart).toBe(start);
    press('app.json.format');
    await screen.findByText('No JSON');
    await waitFor(() => expect(area().selectionStart).toBe(6));
    expect(document.activeElement).toBe(area());
    expect(values().json).toBe('{"a": x}');
    type('{"abc": x}');
    area().setSelectionRange(0, 0);
    press('Save');
    await waitFor(() => expect(area().selectionStart).toBe(8));
  });
});

describe('the limits of an account', () => {
  const category = (name: string) => screen.queryByLabelText(`app.limits.voice_call_${name}`);
  const limits = { voice_call_session: 5, voice_call_minutes: 60 };

  it('are of sessions alone, unless all are there', () => {
    draw(<LimitsInputs />, { record: { limits }, hasAll: false });
    expect(category('session')).toHaveProperty('value', '5');
    expect([category('minutes'), screen.queryByLabelText('app.limits.unit')]).toEqual([null, null]);
  });

  it('are of the unit that is stored, and those of the other are deleted with words', async () => {
    draw(<LimitsInputs />, { record: { limits } });
    expect([category('session'), category('minutes') !== null]).toEqual([null, true]);
    expect(screen.queryByRole('status')).toBeNull();
    const unit = document.querySelector('input[name=limits-unit]') as HTMLInputElement;
    fireEvent.change(unit, { target: { value: 'session' } });
    await waitFor(() => expect(category('session')).toHaveProperty('value', '5'));
    expect(values().limits).toMatchObject({ voice_call_session: 5, voice_call_minutes: null });
    await screen.findByRole('status');
    fireEvent.change(unit, { target: { value: 'minute' } });
    await waitFor(() => expect(values().limits).toMatchObject({ voice_call_minutes: 60 }));
    expect(values().limits).toMatchObject({ voice_call_session: null });
  });

  it('are read by who may not change them, and not seen by who may not look', () => {
    draw(<LimitsInputs />, {
      record: { limits },
      isRefused: ({ action, resource, isWrite }) =>
        resource === 'license-limits' ? action === 'view' : Boolean(isWrite),
    });
    expect(category('minutes')).toHaveProperty('readOnly', true);
    expect(category('minutes_license')).toBeNull();
    expect(screen.getByRole('combobox').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('rows in an order', () => {
  const moves: [number, number][] = [];
  const followed: number[] = [];
  const window = {
    list: () => undefined,
    drawn: [{ index: 0 }, { index: 1 }, { gap: 90, key: 'gap' }],
    isDrawn: () => true,
    placeOf: (index: number) => ({ 'data-row': index }),
    keep: () => undefined,
    enter: () => undefined,
    follow: (index: number) => followed.push(index),
    reveal: () => undefined,
    onFocus: () => undefined,
  };
  const i18n: I18nProvider = {
    translate: (key, { _: _fallback, ...args } = {}) => [key, ...Object.values(args)].join(' '),
    changeLocale: async () => undefined,
    getLocale: () => 'en',
  };
  const rows = ['a', 'b', 'c'].map((key) => ({ key, name: `row ${key}` }));
  const show = () =>
    render(
      <I18nContextProvider value={i18n}>
        <SortableRows
          label="Rows"
          rows={rows}
          window={window}
          onMove={(...move) => moves.push(move)}
        >
          {(index, key) => <input aria-label={`input ${index} ${key}`} />}
        </SortableRows>
      </I18nContextProvider>,
    );
  const arrow = (index: number, way: 'Up' | 'Down') =>
    screen.getAllByRole('button', { name: new RegExp(`^app.rows.move${way} row`) })[
      index
    ] as HTMLButtonElement;

  it('are moved by their arrows and by keys, not beyond an end', () => {
    show();
    expect(
      [0, 1].map((index) => [arrow(index, 'Up').disabled, arrow(index, 'Down').disabled]),
    ).toEqual([
      ...[
        [true, false],
        [false, false],
      ],
    ]);
    fireEvent.click(arrow(1, 'Down'));
    fireEvent.click(arrow(1, 'Up'));
    const second = screen.getByLabelText('input 1 b');
    expect(fireEvent.keyDown(second, { key: 'ArrowUp' })).toBe(true);
    expect(fireEvent.keyDown(second, { key: 'ArrowUp', altKey: true })).toBe(false);
    expect(fireEvent.keyDown(second, { key: 'x', altKey: true })).toBe(true);
    fireEvent.keyDown(screen.getByLabelText('input 0 a'), { key: 'ArrowUp', altKey: true });
    expect(moves).toEqual([
      [1, 2],
      [1, 0],
      [1, 0],
    ]);
    expect(followed).toEqual([2, 0, 0]);
    expect(screen.getByRole('status').textContent).toBe('app.rows.moved 2 1 3');
  });
});
