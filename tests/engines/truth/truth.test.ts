import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../support/propertyRuns';
import { brokenCalls as otherBroken } from './broken';
import { brokenSound } from './brokenSound';
import { healthyCalls } from './healthy';
import { healthyParties } from './healthyParties';
import { healthySetUps } from './healthySetUps';
import { healthySound } from './healthySound';
import { faultsOf } from './judge';
import { randomOf } from './random';
import { type Story, tell } from './story';

/** How many calls are made of each of so many stories: about 300 of all, ten times as many thoroughly. */
const callsOf = (stories: Story[]): number => Math.ceil(propertyRuns(300, 3_000) / stories.length);

/** A story again and again, each time otherwise; what is said wrongly, and of which seed. */
function faultsOfMany(story: Story, count: number): string[] {
  return Array.from({ length: count }, (_, seed) => {
    const told = tell(story, randomOf(seed));
    return [...new Set(faultsOf(told))].map((fault) => `${seed}: ${fault}`);
  }).flat();
}

const named = (stories: Story[]): [string, Story][] => stories.map((story) => [story.name, story]);

describe('of healthy calls nothing is said to check, and no sound is called bad', () => {
  const stories = [...healthyCalls, ...healthySetUps, ...healthyParties, ...healthySound];
  it.each(named(stories))('%s', (_name, story) => {
    expect(faultsOfMany(story, callsOf(stories))).toEqual([]);
  });
});

const brokenCalls = [...otherBroken, ...brokenSound];

describe('of broken calls the cause is told or nothing, and never another one', () => {
  it.each(named(brokenCalls))('%s', (_name, story) => {
    expect(faultsOfMany(story, callsOf(brokenCalls))).toEqual([]);
  });
});
