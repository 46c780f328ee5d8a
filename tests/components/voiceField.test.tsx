// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { VoiceField } from '../../src/components/hear/VoiceField';
import { clearDrawn, draw, ready } from '../support/drawn';

afterEach(clearDrawn);

const choices = ['en-US', 'de-DE'].map((value) => ({ value, name: `name of ${value}` }));

it.each([
  { isWaiting: true, value: 'old', offered: ['app.loading'], shown: choices.slice(0, 0) },
  { isWaiting: false, value: 'de-DE', offered: choices.map(({ name }) => name), shown: choices },
])('a choice can be made once the choices are there: %j', async ({ offered, shown, ...props }) => {
  const onChange = vi.fn();
  draw(<VoiceField name="language" choices={shown} onChange={onChange} {...props} />);
  const field = (await ready(screen.findByLabelText('app.hear.language'))) as HTMLSelectElement;
  expect(field.disabled).toBe(props.isWaiting);
  expect(field.value).toBe(props.value);
  expect([...field.options].map(({ text }) => text)).toEqual(offered);
  if (props.isWaiting) return;
  fireEvent.change(field, { target: { value: 'en-US' } });
  expect(onChange.mock.calls).toEqual([['en-US']]);
});
