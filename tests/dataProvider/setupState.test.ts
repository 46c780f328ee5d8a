import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSetupState } from '../../src/dataProvider/setupState';

interface World {
  accounts: number;
  speech: number;
  carriers: number;
  applications: number;
  numbers: { application_sid?: string | null }[];
}

/** What a platform can hold: a number is of an account and comes in over a carrier. */
const world = fc
  .record({
    accounts: fc.integer({ min: 0, max: 2 }),
    speech: fc.integer({ min: 0, max: 2 }),
    carriers: fc.integer({ min: 0, max: 2 }),
    applications: fc.integer({ min: 0, max: 2 }),
    numbers: fc.array(fc.constantFrom({ application_sid: 'p' }, { application_sid: null }, {}), {
      maxLength: 3,
    }),
  })
  .map(({ numbers, ...rest }): World => {
    const canHave = rest.accounts > 0 && rest.carriers > 0;
    const routed = numbers.filter((one) => rest.applications > 0 || !one.application_sid);
    return { ...rest, numbers: canHave ? routed : [] };
  });

async function answerOf(there: World, isNumberLikely: boolean) {
  const asked: string[] = [];
  const many = (name: 'accounts' | 'speech' | 'carriers' | 'applications') => async () => {
    asked.push(name);
    return Array.from({ length: there[name] });
  };
  const state = await readSetupState(
    {
      ...{ accounts: many('accounts'), speech: many('speech'), carriers: many('carriers') },
      applications: many('applications'),
      numbers: async () => {
        asked.push('numbers');
        return there.numbers;
      },
    },
    isNumberLikely,
  );
  return { state, asked: asked.sort() };
}

it('says of each kind whether there is any, whichever is asked first, and asks nothing twice', async () => {
  const holds = fc.asyncProperty(world, fc.boolean(), async (there, isNumberLikely) => {
    const { state, asked } = await answerOf(there, isNumberLikely);
    expect(state).toEqual({
      ...{ accounts: there.accounts > 0, carriers: there.carriers > 0 },
      ...{ 'speech-services': there.speech > 0, applications: there.applications > 0 },
      'phone-numbers': there.numbers.length > 0,
    });
    expect(new Set(asked).size).toBe(asked.length);
  });
  await fc.assert(holds, { numRuns: 300 });
});

const whole = { accounts: 1, speech: 1, carriers: 1, applications: 1 };
const routed = { ...whole, numbers: [{ application_sid: 'p' }] };

it.each<[what: string, there: World, isNumberLikely: boolean, asked: string]>([
  ['all is there, a number likely', routed, true, 'numbers speech'],
  ['all is there, none likely', routed, false, 'carriers numbers speech'],
  ['a number leads nowhere', { ...whole, numbers: [{}] }, true, 'applications numbers speech'],
  [
    'there is no carrier, and so no number',
    { ...whole, carriers: 0, numbers: [] },
    false,
    'accounts applications carriers speech',
  ],
  [
    'there is no number, which was likely',
    { ...whole, numbers: [] },
    true,
    'accounts applications carriers numbers speech',
  ],
])('asks no more than it must: %s', async (_what, there, isNumberLikely, asked) => {
  expect((await answerOf(there, isNumberLikely)).asked.join(' ')).toBe(asked);
});
