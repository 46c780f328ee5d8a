// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { Form, required, type Validator } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FocusFirstField } from '../../../src/components/form/FocusFirstField';
import { focusFirstError } from '../../../src/components/form/focusFirstError';
import { RevalidateErrors } from '../../../src/components/form/RevalidateErrors';
import { clearDrawn, draw, Field, type } from '../../support/drawn';

afterEach(() => {
  clearDrawn();
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

const focused = () => document.activeElement?.getAttribute('aria-label') ?? null;

describe('the form for a new record begins in', () => {
  const open = (html: string, beside = '') =>
    draw(
      <>
        <div
          ref={(place) => {
            if (place) place.innerHTML = beside;
            place?.querySelector('textarea')?.focus();
          }}
        />
        <form
          id="f"
          ref={(form) => {
            if (form) form.innerHTML = html;
          }}
        />
        <FocusFirstField formId="f" />
      </>,
    );
  const last = '<input aria-label="last">';
  it.each([
    ['its first field', '<input aria-label="first">', 'first'],
    ['its first lines', '<textarea aria-label="first"></textarea>', 'first'],
    ['its first choice', '<div role="combobox" tabindex="0" aria-label="first"></div>', 'first'],
    [
      'no card to start from',
      '<input type="radio"><input type="search"><input type="hidden">',
      'last',
    ],
    ['no field that is fixed', '<input disabled><input readonly>', 'last'],
    [
      'no choice that is fixed',
      '<div role="combobox" tabindex="0" aria-disabled="true"></div>',
      'last',
    ],
    ['no field of a closed tab', '<p hidden><input></p><p aria-hidden="true"><input></p>', 'last'],
    ['no field that is known', '<p data-known=""><input aria-label="known"></p>', 'last'],
  ])('%s', async (_what, html, wanted) => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    open(html + last);
    await waitFor(() => expect(focused()).toBe(wanted));
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('one that is known, where there is no other', async () => {
    open('<p data-known=""><input aria-label="known"></p><input disabled>');
    await waitFor(() => expect(focused()).toBe('known'));
  });

  const typedIn = '<textarea aria-label="own"></textarea>';
  it.each<[string, boolean, string, string | null]>([
    ['on a touch screen', true, '', null],
    ['while somebody types', false, typedIn, 'own'],
    ['below a dialog', false, '<div role="dialog"></div>', null],
  ])('none %s', async (_where, isTouched, beside, wanted) => {
    const matchMedia = (query: string) => ({ matches: isTouched && query === '(pointer: coarse)' });
    Object.assign(window, { matchMedia });
    open(last, beside);
    await new Promise(requestAnimationFrame);
    expect(focused()).toBe(wanted);
  });
});

describe('the first error of a form', () => {
  const show = (html: string) => {
    document.body.innerHTML = `<form>${html}</form><input aria-label="elsewhere">`;
    const form = document.querySelector('form') as HTMLFormElement;
    return { form, find: (label: string) => screen.getByLabelText(label) };
  };
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  };
  const wrong = (label: string) => `<input aria-invalid="true" aria-label="${label}">`;

  it('has the focus once it can be seen, in the middle of the window', async () => {
    const { form, find } = show(`<p hidden>${wrong('first')}</p>`);
    const scroll = vi.fn();
    Object.assign(find('first'), { scrollIntoView: scroll });
    focusFirstError(form);
    await frames(3);
    expect(focused()).toBeNull();
    form.querySelector('p')?.removeAttribute('hidden');
    await waitFor(() => expect(focused()).toBe('first'));
    expect(scroll).toHaveBeenCalledWith({ block: 'center' });
  });

  it('takes the focus from another error, and from what was pressed', async () => {
    const { form, find } = show(`${wrong('first')}${wrong('second')}`);
    find('elsewhere').focus();
    focusFirstError(form);
    find('second').focus();
    await waitFor(() => expect(focused()).toBe('first'));
    find('elsewhere').focus();
    focusFirstError(form);
    await waitFor(() => expect(focused()).toBe('first'));
    focusFirstError(form);
    find('first').blur();
    await waitFor(() => expect(focused()).toBe('first'));
  });

  it('leaves the focus where the operator has put it, and what is gone', async () => {
    const { form, find } = show(wrong('first'));
    focusFirstError(form);
    find('elsewhere').focus();
    await frames(3);
    expect(focused()).toBe('elsewhere');
    find('elsewhere').blur();
    const focus = vi.spyOn(find('first'), 'focus');
    focusFirstError(form);
    form.remove();
    focusFirstError(null);
    await frames(3);
    expect(focus).not.toHaveBeenCalled();
  });

  it.each([
    [2999, 'late'],
    [3000, null],
  ])('after %d ms has the focus: %s', async (wait, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { form, find } = show('<input aria-label="late">');
    focusFirstError(form);
    await frames(3);
    vi.advanceTimersByTime(wait);
    find('late').setAttribute('aria-invalid', 'true');
    await frames(3);
    expect(focused()).toBe(expected);
  });

  it('has the focus once the page is seen again, however long that takes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const held = new Map<number, FrameRequestCallback>();
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((look) => {
      held.set(1, look);
      return 1;
    });
    vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((id) => void held.delete(id));
    const { form } = show(wrong('first'));
    focusFirstError(form);
    vi.advanceTimersByTime(60_000);
    expect(focused()).toBeNull();
    held.get(1)?.(0);
    expect(focused()).toBe('first');
  });

  it('is left where the operator was elsewhere before it came', async () => {
    const { form, find } = show('<input aria-label="late">');
    focusFirstError(form);
    await frames(2);
    find('elsewhere').focus();
    await frames(2);
    find('elsewhere').blur();
    find('late').setAttribute('aria-invalid', 'true');
    await frames(3);
    expect(focused()).toBeNull();
  });

  it('is looked for only where the page changes, and once', async () => {
    const { form, find } = show('<input aria-label="late">');
    focusFirstError(form);
    await frames(2);
    const look = vi.spyOn(form, 'querySelectorAll');
    await frames(5);
    expect(look).not.toHaveBeenCalled();
    find('late').setAttribute('aria-invalid', 'true');
    await waitFor(() => expect(focused()).toBe('late'));
    find('late').setAttribute('data-invalid', 'true');
    await frames(3);
    expect(look).toHaveBeenCalledTimes(1);
  });
});

describe('an error that is mended at another field', () => {
  const either: Validator = (_value, values) => (values.other ? undefined : 'One of both');
  const rows: Validator = (_value, values) => (values.other ? undefined : 'One of all');
  let said = (_name: string) => {};
  const Platform = () => {
    const { setError } = useFormContext();
    said = (name) => setError(name, { type: 'manual', message: 'Taken' });
    return null;
  };
  const open = () =>
    draw(
      <Form record={{ rows: [{ host: '' }] }} onSubmit={() => undefined}>
        <RevalidateErrors />
        <Platform />
        <Field source="one" validate={[either]} />
        <Field source="rows.0.host" validate={[rows]} />
        <Field source="other" />
        <Field source="taken" />
        <Field source="name" validate={[required('Needed')]} />
        <button type="submit">Save</button>
      </Form>,
    );
  const wrong = () =>
    [...document.querySelectorAll('[aria-invalid=true]')].map((input) =>
      input.getAttribute('aria-label'),
    );

  it('is gone with it, and what the platform said stays', async () => {
    open();
    (await screen.findByText('Save')).click();
    await waitFor(() => expect(wrong()).toEqual(['one', 'rows.0.host', 'name']));
    said('taken');
    type('other', 'x');
    await waitFor(() => expect(wrong()).toEqual(['taken', 'name']));
    type('name', 'Acme');
    await waitFor(() => expect(wrong()).toEqual(['taken']));
  });
});
