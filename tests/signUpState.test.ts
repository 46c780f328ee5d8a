// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import * as state from '../src/hosted/signUpState';

beforeEach(() => sessionStorage.clear());

/** What this tab notes of a sign-up: how it is noted, taken back, and read; and what each reads as. */
const notes: [
  what: string,
  note: () => void,
  forget: () => void,
  read: () => unknown,
  unknown[],
][] = [
  [
    'the terms',
    () => state.acceptTerms(true),
    () => state.acceptTerms(false),
    state.hasAcceptedTerms,
    [false, true],
  ],
  [
    'a user who was replaced',
    () => state.noteReplacedUser('u-1'),
    () => state.noteReplacedUser(null),
    state.replacedUser,
    [null, 'u-1'],
  ],
  [
    'an open replacement',
    () => state.noteOpenReplacement(true),
    () => state.noteOpenReplacement(false),
    state.hasOpenReplacement,
    [false, true],
  ],
  [
    'an unanswered sign-up',
    () => state.noteUnansweredSignUp('a@b.example'),
    () => state.noteUnansweredSignUp(null),
    state.unansweredSignUp,
    [null, 'a@b.example'],
  ],
  [
    'a complete sign-up, of one user alone',
    () => state.noteSignedUp('u-1'),
    () => state.noteSignedUp('u-2'),
    () => state.isSignedUp('u-1'),
    [false, true],
  ],
];

it.each(notes)(
  '%s: what is taken back is as if it never was',
  (_what, note, forget, read, [none, some]) => {
    expect(read()).toBe(none);
    note();
    expect(read()).toBe(some);
    forget();
    expect(read()).toBe(none);
  },
);
