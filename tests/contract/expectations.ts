import { STATUS_CODES } from 'node:http';
import { expect } from 'vitest';
import type { Answer } from './client';

export type Expectation = (answer: Answer) => void;

const SID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** What an answer is, in one object, so that a failing test shows all of it. */
const seen = ({ status, type, text }: Answer) => ({ status, type, text });

/** JSON with exactly this body. */
export const json =
  (status: number, body: unknown): Expectation =>
  (answer) => {
    expect({ ...seen(answer), text: '', body: answer.json }).toEqual({
      status,
      type: 'application/json',
      text: '',
      body,
    });
  };

/** JSON `{msg}`, the text exactly or by pattern. */
export const msg =
  (status: number, text: string | RegExp): Expectation =>
  (answer) => {
    const matching = typeof text === 'string' ? text : expect.stringMatching(text);
    json(status, { msg: matching })(answer);
  };

/**
 * 422 with MariaDB's text of a value that another row has: it cuts the value after 64 characters,
 * and versions differ in how they mark the cut.
 */
export const duplicate =
  (value: string, key: string): Expectation =>
  (answer) => {
    msg(422, /^Duplicate entry '.*' for key '.*'$/)(answer);
    expect(answer.text).toContain(`'${value.slice(0, 60)}`);
    expect(answer.text).toContain(`${key}'`);
  };

/** 500 `{msg}`, or an empty page where the platform holds nothing that it would have to count. */
export const failsOrFindsNothing: Expectation = (answer) => {
  if (answer.status === 200) expect(answer.json).toMatchObject({ data: [] });
  else msg(500, /./)(answer);
};

/** JSON `{error}`. */
export const error = (status: number, text: string): Expectation => json(status, { error: text });

/** JSON `{status: 'fail', message}` of the scope guards. */
export const guard = (status = 403, message = 'insufficient privileges'): Expectation =>
  json(status, { status: 'fail', message });

/** The bare reason phrase as plain text. */
export const phrase =
  (status: number): Expectation =>
  (answer) => {
    expect(seen(answer)).toEqual({ status, type: 'text/plain', text: STATUS_CODES[status] });
  };

/** No body and no content type. */
export const empty =
  (status: number): Expectation =>
  (answer) => {
    expect(seen(answer)).toEqual({ status, type: null, text: '' });
  };

/** 204 without a body. */
export const noContent = empty(204);

/** 201 `{sid}`. */
export const created = json(201, { sid: expect.stringMatching(SID) });

/** Not an Express page but its status and form: 404 HTML. */
export const unknownPath: Expectation = (answer) => {
  expect(answer).toMatchObject({ status: 404, type: 'text/html' });
  expect(answer.text).toContain('<pre>Cannot ');
};

/** 401 as plain text without a content type. */
export const unauthorized: Expectation = (answer) => {
  expect(seen(answer)).toEqual({ status: 401, type: null, text: 'Unauthorized' });
};

/** 200 JSON whose body satisfies `check`. */
export function body<T>(answer: Answer): T {
  expect(seen(answer)).toMatchObject({ status: 200, type: 'application/json' });
  return answer.json as T;
}

/** The sid in a 201 answer. */
export function sidOf(answer: Answer): string {
  created(answer);
  return (answer.json as { sid: string }).sid;
}
