import type { FormEvent } from 'react';
import { useOneAtATime } from '../../../components/page/useOneAtATime';

/** Runs one submission at a time; `isBusy` while it lasts. */
export function useSubmit(submit: () => Promise<void>) {
  const { isBusy, run } = useOneAtATime();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    return run(submit);
  };
  return { isBusy, onSubmit };
}
