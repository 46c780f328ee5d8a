// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SpanDetails } from '../../../src/resources/recent-calls/trace/SpanDetails';
import { tree, untold } from '../../engines/trace/spans';
import { clearDrawn, draw, press } from '../../support/drawn';

afterEach(clearDrawn);

type Told = Parameters<typeof tree>[0];

/** Shows a span; gives how often its details were closed. */
async function show(told: Partial<Told>) {
  const spans = tree({ id: 's', name: 'verb:say', ...told });
  const [node] = spans.nodes;
  if (!node) throw new Error('There is no span');
  const onClose = vi.fn();
  draw(<SpanDetails tree={spans} node={node} heading={createRef()} onClose={onClose} />);
  await screen.findByRole('heading');
  return onClose;
}

/** What is said under a name, or null where that is not there. */
const said = (name: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name)
    ?.nextElementSibling?.textContent ?? null;

describe('an attribute of a span', () => {
  it.each<[string, string | number | boolean, string]>([
    ['words', 'one,two, three', 'one, two, three'],
    ['nothing', '', '""'],
    ['a number', 0, '0'],
    ['a flag', false, 'false'],
    ['JSON', '{"a":[1,2]}', '{\n  "a": [\n    1,\n    2\n  ]\n}'],
    ['JSON with a comma in it', '{"a":"1,2"}', '{\n  "a": "1,2"\n}'],
    ['half of some JSON', '{"a":1,"b', '{"a":1, "b'],
  ])('that is %s', async (_what, value, shown) => {
    await show({ attributes: { 'http.url': value } });
    expect(said('http.url')).toBe(shown);
  });
  it('is no word, nor is its name', async () => {
    await show({ attributes: { 'http.method': 'get' } });
    for (const text of ['http.method', 'get', 'verb:say', 's']) {
      expect(screen.getByText(text).closest('[translate=no]')).not.toBeNull();
    }
  });
});

const details = 'resources.recent-calls.trace.details';
describe('the times of a span', () => {
  it.each<[string, Partial<Told>, start: RegExp, end: RegExp, duration: string | null]>([
    ['that ended', { from: 0, to: 250 }, /\.123/, /\.373/, '250ms'],
    ['that is open', { from: 0, to: null }, /\.123/, /^–$/, '–'],
    ['that never began', { from: null, to: null }, /^–$/, /^–$/, '–'],
    ['of a key', { name: 'dtmf:5', from: 0, to: 250 }, /\.123/, /\.373/, null],
  ])('%s', async (_what, told, start, end, duration) => {
    await show(told);
    const under = (name: string) =>
      [...document.querySelectorAll('dt')].find(({ textContent }) =>
        textContent?.startsWith(`${details}.${name}`),
      )?.nextElementSibling?.textContent ?? null;
    expect(under('start')).toMatch(start);
    expect(under('end')).toMatch(end);
    expect(under('duration')).toBe(duration);
  });
});

describe('a span', () => {
  it.each([
    ['is called by its name', 'a,b', 'a, b', 'no'],
    ['is said, in words, to have none', '', 'resources.recent-calls.trace.noName', 'yes'],
  ])('%s', async (_what, name, title, translate) => {
    await show({ name });
    expect(screen.getByRole('heading').textContent).toBe(title);
    expect(screen.getByRole('heading').getAttribute('translate')).toBe(translate);
  });
  it.each([
    ['fails', { hasFailed: true }, /marks\.failed/],
    ['does not', {}, /^((?!marks).)*$/],
  ])('says of what kind it is, and whether it %s', async (_what, told, words) => {
    await show({ told: { ...untold, ...told } });
    const line = screen.getByText(/trace\.kinds\./).textContent;
    expect(line).toMatch(words);
  });
  it.each([
    ['s', 's'],
    ['', '–'],
  ])('with the id "%s" shows %s', async (id, shown) => {
    await show({ id });
    expect(said(`${details}.spanId`)).toBe(shown);
  });
  it('is closed by its button and by Escape, and by no other key', async () => {
    const onClose = await show({});
    fireEvent.keyDown(screen.getByRole('heading'), { key: 'Enter' });
    expect(onClose).toHaveBeenCalledTimes(0);
    fireEvent.keyDown(screen.getByRole('heading'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    await press('resources.recent-calls.trace.action.closeDetails');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
