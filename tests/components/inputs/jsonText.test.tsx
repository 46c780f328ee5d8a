// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { useFormState } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { JsonInput } from '../../../src/components/inputs/JsonInput';
import { clearDrawn, press } from '../../support/drawn';
import { openInputs, refused, sent } from '../../support/inputsForm';

afterEach(clearDrawn);

const isJson = (text: unknown) => {
  try {
    JSON.parse(typeof text === 'string' && text ? text : 'null');
    return undefined;
  } catch {
    return 'No JSON';
  }
};
const Dirty = () => <output>{String(useFormState().isDirty)}</output>;
const isDirty = () => document.querySelector('output')?.textContent === 'true';
const area = () => screen.getByLabelText<HTMLTextAreaElement>('Json');
const scroll = vi.fn();
async function open(json: unknown) {
  scroll.mockReset();
  openInputs(
    <>
      <JsonInput source="json" label="Json" helperText="Help" placeholder="{}" validate={isJson} />
      <Dirty />
    </>,
    { json },
  );
  await waitFor(() => expect(area()).toBeInTheDocument());
  Object.assign(area(), { scrollIntoView: scroll });
}
const type = (value: string) => fireEvent.change(area(), { target: { value } });

it.each([
  [null, ''],
  [undefined, ''],
  ['', ''],
  ['{"a":1', '{"a":1'],
  [{ a: [1] }, '{\n  "a": [\n    1\n  ]\n}'],
])('%j is shown as %j, and stays as it is', async (stored, text) => {
  await open(stored);
  expect(area().value).toBe(text);
  expect(area().placeholder).toBe('{}');
  expect(area()).toHaveAttribute('aria-invalid', 'false');
  screen.getByText('Help');
  expect(isDirty()).toBe(false);
  if (text === '{"a":1') await refused();
  else expect((await sent()).json ?? null).toEqual(stored ?? null);
});

it('what is laid out is a change, and is saved like that', async () => {
  await open('{"a":1}');
  await press('app.json.format');
  await waitFor(() => expect(area().value).toBe('{\n  "a": 1\n}'));
  await waitFor(() => expect(isDirty()).toBe(true));
  expect(scroll).not.toHaveBeenCalled();
  expect((await sent()).json).toBe('{\n  "a": 1\n}');
});

/** Lines before one that is no JSON, and where that is. */
const before = (lines: number) => `[\n${'1,\n'.repeat(lines - 1)}`;
it.each([
  // In the third line from the top, each of 20 px unless the page says another height.
  [1, 0],
  [2, 0],
  [40, 760],
])('the flaw after %i lines is pointed at, with %i px above', async (lines, top) => {
  const text = `${before(lines)}x]`;
  await open(null);
  type(text);
  const untouched = area().selectionStart;
  await waitFor(() => expect(isDirty()).toBe(true));
  expect([scroll.mock.calls, area().scrollTop]).toEqual([[], 0]);
  expect(area().selectionStart).toBe(untouched);
  // At a try to save.
  await refused();
  await waitFor(() => expect(area().selectionStart).toBe(text.length - 2));
  expect(scroll.mock.calls).toEqual([[{ block: 'center' }]]);
  expect(area().scrollTop).toBe(top);
  await screen.findByText('No JSON');
  expect(screen.queryByText('Help')).toBeNull();
  // While it is typed again the caret is the operator's.
  type(`${text}\n`);
  area().setSelectionRange(0, 0);
  await waitFor(() => expect(area()).toHaveAttribute('aria-invalid', 'true'));
  expect(area().selectionStart).toBe(0);
  expect(scroll).toHaveBeenCalledTimes(1);
  // Where it is to be laid out, with the focus.
  screen.getByText('Save').focus();
  await press('app.json.format');
  await waitFor(() => expect(area()).toHaveFocus());
  expect([area().selectionStart, area().selectionEnd]).toEqual([text.length - 2, text.length - 2]);
  expect(area().value).toBe(`${text}\n`);
  expect(scroll).toHaveBeenCalledTimes(2);
});

it('a save of what is JSON leaves the caret where it is', async () => {
  await open('[1]');
  area().setSelectionRange(1, 1);
  expect((await sent()).json).toBe('[1]');
  expect(area().selectionStart).toBe(1);
  expect(scroll).not.toHaveBeenCalled();
});
