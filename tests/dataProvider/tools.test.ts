// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toolMethods } from '../../src/dataProvider/methods/tools';
import { messages } from '../../src/i18n/en';
import { messages as tools } from '../../src/i18n/en/tools';
import { findText, type Messages, withTexts } from '../../src/i18n/texts';
import { answer, json, mockPlatform } from '../support/fetchMock';

const { fetchMock } = mockPlatform();
const texts = withTexts(messages as unknown as Messages, tools as unknown as Messages);
const said = (error: unknown) => {
  const { message } = error as Error;
  return findText(texts, message) ?? message;
};
const refused = (promise: Promise<unknown>) => promise.then(() => 'done', said);

const place = () =>
  toolMethods.placeCall('a-1', {
    from: '1',
    to: { type: 'phone', number: '2' },
    application_sid: 'app-1',
  });

describe('a call that is not placed', () => {
  it.each([
    [480, { msg: 'no available feature servers at this time' }, /^No feature server is running/],
    [400, { msg: 'unauthorized createCall request for account a-1' }, /^The platform lets only/],
    [403, { msg: 'User has view-only access' }, /^You have view-only access/],
    [403, { msg: 'insufficient permissions' }, /^insufficient permissions$/],
    [400, { msg: 'application_sid not found app-1' }, /^The application no longer exists/],
    [400, { msg: 'missing or invalid to property: {}' }, /^The platform doesn’t accept whom/],
    [500, { msg: 'fetch failed' }, /^The feature server doesn’t respond/],
    [500, 'Internal Server Error', /^The feature server refused the call/],
    [400, 'Bad Request', /^The platform refused the call and gave no reason/],
    [404, 'Not Found', /The call wasn’t placed\.$/],
    [501, 'Not Implemented', /^The platform refused the call and gave no reason/],
    [502, 'Bad Gateway', /^The platform didn’t answer clearly/],
    [201, {}, /^The platform didn’t answer clearly/],
  ])('%i %j is told in words', async (status, body, words) => {
    fetchMock.mockImplementation(() =>
      typeof body === 'string' ? answer(status, body) : json(status, body),
    );
    expect(await refused(place())).toMatch(words);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

const speak = () =>
  toolMethods.speak('a-1', {
    speech_credential_sid: 's-1',
    language: 'en-US',
    voice: 'v',
    text: 'Hello',
  });

describe('a voice that is not heard', () => {
  it.each([
    [400, { msg: 'Account not found for sid a-1' }, /^This account isn’t active/],
    [400, { msg: 'There is no available speech credential for s-1' }, /no longer exists/],
    [403, { status: 'fail', message: 'insufficient privileges' }, /^You do not have access/],
    [403, { msg: 'User has view-only access' }, /^You have view-only access/],
    [500, { msg: 'Unauthorized' }, /^Unauthorized$/],
    [
      500,
      { msg: 'synthAudio supported vendors are google ..etc, not soniox' },
      /^The platform can’t speak with %\{vendor\}/,
    ],
    [200, 'Quota exceeded', /^The vendor answered with a text/],
    [502, 'Bad Gateway', /^The platform didn’t answer in time/],
  ])('%i %j is told in words', async (status, body, words) => {
    fetchMock.mockImplementation(() =>
      typeof body === 'string' ? answer(status, body) : json(status, body),
    );
    expect(await refused(speak())).toMatch(words);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
