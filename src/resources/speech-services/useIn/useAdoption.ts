import { useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useState } from 'react';
import { unasked } from '../../../components/form/conflicts/unasked';
import { usePlatform } from '../../../components/usePlatform';
import type { Application } from '../../../types';

/** An application, and what is to change of it. */
export interface Adopter {
  application: Application;
  adopted: Partial<Application>;
}

/** What became of it: no `error` when it was saved. */
export interface AdoptionResult extends Adopter {
  error?: unknown;
}

/** How many applications are saved at the same time, out of regard for the platform's other users. */
const atOnce = 4;

/**
 * Saves the speech of applications as their forms would, each by itself: one whose speech somebody else
 * changed meanwhile stays as it is, and says so.
 */
export function useAdoption() {
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<Adopter[]>([]);
  const [results, setResults] = useState<AdoptionResult[]>([]);

  const saveOne = ({ application, adopted }: Adopter) =>
    dataProvider
      .update<Application>('applications', {
        id: application.id,
        data: { ...application, ...adopted },
        previousData: application,
        meta: unasked.meta,
      })
      .then(
        () => undefined,
        (error: unknown) =>
          unasked.isStopped(error) ? new Error('resources.speech-services.useIn.changed') : error,
      );
  const start = async (some: Adopter[]) => {
    const done: AdoptionResult[] = [];
    setWanted(some);
    setResults([]);
    await pLimit(atOnce).map(some, async (one) => {
      done.push({ ...one, error: await saveOne(one) });
      setResults([...done]);
    });
    void queryClient.invalidateQueries({ queryKey: ['applications'] });
    void queryClient.invalidateQueries({ queryKey: ['uses'] });
  };
  return { wanted, results, start, isRunning: results.length < wanted.length };
}
