import { useEffect, useState } from 'react';
import { callFailureOf } from '../../../authProvider/callFailure';
import { knownSignUp, readSignUp, type SignUp } from '../../../hosted/signUp';
import type { Identity } from '../../../types';

type Found = { signUp: SignUp } | { failure: string } | null;

/** What is known of this user without asking. */
const foundOf = (identity: Identity): Found => {
  const signUp = knownSignUp(identity);
  return signUp && { signUp };
};

/**
 * How far the sign-up of this user has come, as it was when the page opened: from memory, else from
 * the platform. Null while that is asked.
 */
export function useSignUp(identity: Identity): { found: Found; retry: () => void } {
  const [answer, setAnswer] = useState(() => foundOf(identity));
  // A new code makes the visitor a new user, on the same page.
  const isOfOther = answer && 'signUp' in answer && answer.signUp.userSid !== identity.userSid;
  const found = isOfOther ? foundOf(identity) : answer;
  const isUnknown = found === null;
  useEffect(() => {
    if (!isUnknown) return;
    let isLeft = false;
    readSignUp(identity).then(
      (signUp) => !isLeft && setAnswer({ signUp }),
      (error) => !isLeft && setAnswer({ failure: callFailureOf(error).message }),
    );
    return () => {
      isLeft = true;
    };
  }, [isUnknown, identity]);
  return { found, retry: () => setAnswer(null) };
}
