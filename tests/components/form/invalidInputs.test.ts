// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { invalidInputs } from '../../../src/components/form/focusFirstError';

const count = (html: string) => {
  const form = document.createElement('form');
  form.innerHTML = html;
  return invalidInputs(form).length;
};

describe('the invalid inputs of a form', () => {
  it('are those that say so, and none that are valid', () => {
    expect(count('<input aria-invalid="true"><input aria-invalid="false"><input>')).toBe(1);
  });
  it('count a select once, whose hidden input repeats its error', () => {
    const select = '<div role="combobox" aria-invalid="true"></div>';
    expect(count(`${select}<input aria-hidden="true" aria-invalid="true">`)).toBe(1);
  });
  it('are rows that are invalid as a whole, too', () => {
    expect(count('<ul><li><input></li></ul><div data-invalid="true"></div>')).toBe(1);
  });
});
