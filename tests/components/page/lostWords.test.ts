import { describe, expect, it } from 'vitest';
import { asDone, asLeft, asSent } from '../../../src/components/page/errorText';
import { LostAnswerError } from '../../../src/http';

const lost = 'app.errors.maybeSaved';

/** A save of which a part is stored, and another is not. */
const partly = (message: string) =>
  Object.assign(new Error(message), {
    saved: ['the record'],
    failed: [{ name: 'a gateway', error: new Error('refused') }],
  });

describe.each([
  ['a question that was answered with yes', asDone, 'app.errors.maybeDone'],
  ['one of many that a run sent', asSent, 'app.errors.maybeSent'],
  ['a form that was left', asLeft, 'app.drafts.lateMaybe'],
])('what is said of %s', (_what, as, words) => {
  it('has its own words for an answer that was lost', () => {
    expect(as(new LostAnswerError(0))).toEqual(new Error(words));
  });
  it('has them above the parts of a save, which stay', () => {
    const error = partly(lost);
    const said = as(error);
    expect(said).toMatchObject({ message: words, saved: error.saved, failed: error.failed });
    expect(error.message).toBe(lost);
  });
  it.each([
    ['a refusal', new Error('app.errors.generic')],
    ['an answer that was lost to a rate limit', new LostAnswerError(0, 'app.errors.refusedSaving')],
    ['one that has the words of a lost answer, and is none', new Error(lost)],
    ['a save that was refused in part', partly('app.errors.partlySaved')],
    ['what is no error', { message: lost }],
    ['nothing', undefined],
  ])('leaves %s as it is', (_which, error) => {
    expect(as(error)).toBe(error);
  });
});
