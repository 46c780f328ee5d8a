import { isStopped } from '../../../saving/plan';

/** For a save among many, of which nobody is asked: it stops where somebody else changed the same. */
export const unasked = { meta: { decide: async () => null }, isStopped } as const;
