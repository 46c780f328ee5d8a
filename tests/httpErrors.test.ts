import { describe, expect, it } from 'vitest';
import { HttpError, isForbidden, request } from '../src/http';
import * as session from '../src/session';
import { answer, failing, json, mockPlatform, outcome } from './support/fetchMock';

const { fetchMock } = mockPlatform();

describe('the words of an error answer', () => {
  const generic = 'app.errors.generic';
  it.each<[number, string, string]>([
    [400, '{"msg":"name is taken","error":"no","message":"no"}', 'name is taken'],
    [403, '{"error":"Maximum login attempts reached."}', 'Maximum login attempts reached.'],
    [403, '{"status":"fail","message":"insufficient privileges"}', 'insufficient privileges'],
    [400, '{"reason":"no such bucket"}', 'no such bucket'],
    [400, '{"msg":"","error":"  ","message":"said here"}', 'said here'],
    [500, '{"msg":{"nested":true}}', generic],
    [500, '{}', generic],
    [500, 'null', generic],
    [422, '{"msg":"cut o', generic],
    [404, '', generic],
    [404, 'Not Found', generic],
    [502, 'Bad Gateway', generic],
    [502, '<html><body><h1>502 Bad Gateway</h1></body></html>', generic],
    [503, '<!doctype html>', generic],
    [504, 'upstream request timeout', 'upstream request timeout'],
    [413, '{"msg":"request entity too large"}', 'request entity too large'],
    [400, '"a plain sentence"', 'a plain sentence'],
    [599, 'x'.repeat(301), generic],
  ])('%i %s', async (status, body, message) => {
    fetchMock.mockImplementation(() => answer(status, body));
    expect(await outcome(request({ path: 'x' }))).toEqual(failing(status, message));
    expect(session.token()).not.toBeNull();
  });

  it.each([
    ["Duplicate entry 'Acme' for key 'name'", 'app.errors.duplicate', 'name', { value: 'Acme' }],
    [
      "Duplicate entry 'a.b' for key 'accounts.sip_realm'",
      'app.errors.duplicate',
      'sip_realm',
      { value: 'a.b' },
    ],
    ["Data too long for column 'name' at row 1", 'app.errors.tooLong', 'name', undefined],
    [
      "Data truncated for column 'log_level' at row 1",
      'app.errors.notAChoice',
      'log_level',
      undefined,
    ],
    ["Column 'url' cannot be null", 'ra.validation.required', 'url', undefined],
    ['missing field name', 'ra.validation.required', 'name', undefined],
    [
      'Cannot delete or update a parent row: a foreign key …',
      'app.errors.inUse',
      undefined,
      undefined,
    ],
    ['Cannot add or update a child row: …', 'app.errors.unknownReference', undefined, undefined],
    ['call_hook URL is invalid', 'app.webhook.invalidUrl', 'call_hook.url', undefined],
    [
      'call_status_hook URL is invalid',
      'app.webhook.invalidUrl',
      'call_status_hook.url',
      undefined,
    ],
    [
      'call_hook URL has invalid hostname my_app',
      'app.webhook.invalidHost',
      'call_hook.url',
      undefined,
    ],
    [
      'call_status_hook URL has missing or invalid protocol ftp:',
      'app.webhook.invalidUrl',
      'call_status_hook.url',
      undefined,
    ],
    [
      'call_hook URL contains leading/trailing whitespace',
      'app.webhook.blanks',
      'call_hook.url',
      undefined,
    ],
    ['Error: invalid instruction: dance', 'invalid instruction: dance', 'app_json', undefined],
    [
      'Missing required value env_vars.a.b c',
      'Missing required value env_vars.a.b c',
      'env_vars',
      undefined,
    ],
  ])('of the database: %s', async (msg, message, field, args) => {
    fetchMock.mockReturnValue(json(422, { msg }));
    const error = await outcome(request({ path: 'x' }));
    expect(error).toMatchObject({ status: 422, message, field, args });
    const { body } = error as HttpError;
    const shown = `@@react-admin@@${JSON.stringify({ message, args: args ?? {} })}`;
    expect(body.errors).toEqual(field ? { [field]: shown } : undefined);
  });

  it.each([
    ['half a JSON text', '{"data":[1,2'],
    ['the page of something else', '<!doctype html><title>Console</title>'],
  ])('in place of data: %s', async (_what, body) => {
    fetchMock.mockReturnValue(answer(200, body));
    expect(await outcome(request({ path: 'x' }))).toEqual(failing(200, 'app.errors.unreadable'));
  });
  it.each([
    ['a gateway that lost the answer', 502, 'Bad Gateway'],
    ['a gateway that waited too long', 504, ''],
    ['half a JSON text', 201, '{"sid":"a'],
    ['the page of something else', 200, '<!doctype html>'],
  ])('in place of the answer to a write: %s', async (_what, status, body) => {
    fetchMock.mockReturnValue(answer(status, body));
    const error = await outcome(request({ method: 'POST', path: 'x', body: {} }));
    expect(error).toMatchObject({
      name: 'LostAnswerError',
      status,
      message: 'app.errors.maybeSaved',
    });
  });
  it('in place of data: a connection that breaks off', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('gone')) });
    fetchMock.mockResolvedValue(new Response(broken));
    expect(await outcome(request({ path: 'x' }))).toEqual(failing(200, 'app.errors.unreadable'));
  });
});

it('an error answers for the field that it speaks of', () => {
  const error = new HttpError(422, { message: 'taken', field: 'name' }, { msg: 'Taken' });
  const name = '@@react-admin@@{"message":"taken","args":{}}';
  expect(error.body).toEqual({ msg: 'Taken', errors: { name } });
  expect(new HttpError(422, { message: 'taken' }, { msg: 'Taken' }).body).toEqual({ msg: 'Taken' });
  expect(isForbidden(new Error('no'))).toBe(false);
});
