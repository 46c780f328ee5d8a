import { describe, expect, it } from 'vitest';
import type { LegFacts } from '../../../src/engines/sip';
import {
  type KnownOfCall,
  type Verdict,
  type VerdictKind,
  verdictOf,
} from '../../../src/engines/verdict';
import { speakersOf } from '../../../src/resources/recent-calls/media/speakers';
import { propertyRuns } from '../../support/propertyRuns';
import { brokenCalls } from '../truth/broken';
import { brokenSound } from '../truth/brokenSound';
import { healthyCalls } from '../truth/healthy';
import { healthyParties } from '../truth/healthyParties';
import { healthySound } from '../truth/healthySound';
import { readAll } from '../truth/judge';
import { type Random, randomOf } from '../truth/random';
import { type Story, type Told, tell } from '../truth/story';

/** Verdicts that accuse nobody: they may be given of any call. */
const harmless: VerdictKind[] = ['fine', 'completed', 'unknown'];

type HintKind = LegFacts['hints'][number]['kind'];

/** The verdicts that a hint may lead to. */
const ofHint: Partial<Record<HintKind, VerdictKind[]>> = {
  direction: ['oneWay', 'noAudio'],
  retransmissions: ['repeated'],
};
const kindsOf = (hint: HintKind): VerdictKind[] => ofHint[hint] ?? [hint as VerdictKind];

/** What a refusal may be called, by the hundreds of its status. */
const refusals: VerdictKind[] = [
  ...(['busy', 'declined', 'noAnswer', 'unknownNumber', 'notAllowed', 'codecs'] as const),
  ...(['failed', 'rejected', 'credentials'] as const),
];

/** What is known of a story: its capture, and perhaps a record as the platform would keep it. */
function knownOf({ file, truth }: Told, random: Random, hasRecord: boolean): KnownOfCall {
  const { ladder, streams, legs } = readAll(file);
  const [facts, ...rest] = legs;
  const statusOf = (leg: LegFacts) => ladder.messages[leg.final ?? -1]?.status ?? null;
  const speakers = speakersOf(streams, ladder);
  const spoken = (isCaller: boolean) =>
    streams.filter(({ id }) => {
      const speaker = speakers.get(id);
      return speaker?.leg === facts?.leg && speaker?.isCaller === isCaller;
    });
  const answered = truth.outcome === 'answered';
  const call = {
    answered,
    direction: random.pick(['inbound', 'outbound'] as const),
    carrier: random.pick(['', 'Example Telecom']),
    sip_status: answered ? 200 : ((facts && statusOf(facts)) ?? 480),
    termination_reason: '',
  };
  return {
    call: hasRecord ? call : null,
    messages: facts
      ? {
          own: { facts, status: statusOf(facts) },
          others: rest.map((other) => ({ facts: other, status: statusOf(other) })),
        }
      : null,
    sound: streams.length > 0 ? { caller: spoken(true), callee: spoken(false) } : null,
    trace: null,
    alerts: null,
    disagrees: false,
  };
}

/** The verdicts that are right of a story. */
function rightKinds({ truth }: Told, known: KnownOfCall): VerdictKind[] {
  if (truth.outcome === 'cancelled') return ['cancelled'];
  if (truth.outcome === 'redirected') return ['redirected'];
  // The record of a refusal alone says that nobody answered.
  if (truth.outcome === 'refused') return known.messages ? refusals : [...refusals, 'cancelled'];
  const told = (truth.mayBe ?? []).flatMap(kindsOf);
  const isBad = truth.lost !== undefined || truth.isLate || truth.isUnrated;
  return [...told, ...(isBad ? ['poorSound' as const] : [])];
}

/** Who must not be named: the side that did nothing. */
function isRightRole({ truth }: Told, { call }: KnownOfCall, { role, kind }: Verdict): boolean {
  if (role === null) return true;
  const ends = { caller: 'callee', callee: 'caller' } as const;
  const sideOf = (one: typeof role) => {
    if (one === 'caller') return 'caller';
    if (one === 'called') return 'callee';
    const isPlatform = one !== 'carrier';
    return (call?.direction === 'inbound') === isPlatform ? 'callee' : 'caller';
  };
  if (kind === 'cancelled') return sideOf(role) === 'caller';
  if (truth.silent) return sideOf(role) === truth.silent || kind === 'poorSound';
  if (truth.outcome === 'refused' && truth.endedBy) {
    return sideOf(role) === truth.endedBy && sideOf(role) !== ends[truth.endedBy];
  }
  return true;
}

/** What is wrong with the verdicts of a story; a line each. */
function faultsOf(story: Story, seed: number): string[] {
  const random = randomOf(seed);
  const told = tell(story, random);
  return [true, false].flatMap((hasRecord) => {
    const known = knownOf(told, random, hasRecord);
    const verdict = verdictOf(known);
    const { kind, certainty, evidence } = verdict;
    const right = rightKinds(told, known);
    const isPart = !told.isWhole && hasRecord && told.truth.outcome !== 'answered';
    const isFair =
      harmless.includes(kind) || right.includes(kind) || (isPart && kind === 'noAnswer');
    const mustSay =
      told.isWhole && told.truth.mustBe !== undefined && told.truth.mustBe !== 'retransmissions';
    const isRightRole_ = isRightRole(told, known, verdict);
    const line = `${seed} ${hasRecord ? 'with' : 'without'} a record: ${kind}, ${verdict.role}`;
    const isProven = certainty !== 'shown' || evidence.some(({ source }) => source !== 'record');
    return [
      ...(isFair ? [] : [`${line} accuses`]),
      ...(isRightRole_ ? [] : [`${line} is on the wrong side`]),
      ...(mustSay && harmless.includes(kind) ? [`${line} says nothing`] : []),
      ...(isProven ? [] : [`${line} is shown by nothing`]),
    ];
  });
}

const callsOf = (stories: Story[]): number => Math.ceil(propertyRuns(300, 3_000) / stories.length);
const faultsOfMany = (story: Story, count: number): string[] =>
  Array.from({ length: count }, (_, seed) => faultsOf(story, seed)).flat();
const named = (stories: Story[]): [string, Story][] => stories.map((story) => [story.name, story]);

describe('of a healthy call no verdict accuses anybody', () => {
  const stories = [...healthyCalls, ...healthyParties, ...healthySound];
  it.each(named(stories))('%s', (_name, story) => {
    expect(faultsOfMany(story, callsOf(stories))).toEqual([]);
  });
});

describe('of a broken call the verdict is right, or that nothing is known', () => {
  const stories = [...brokenCalls, ...brokenSound];
  it.each(named(stories))('%s', (_name, story) => {
    expect(faultsOfMany(story, callsOf(stories))).toEqual([]);
  });
});
