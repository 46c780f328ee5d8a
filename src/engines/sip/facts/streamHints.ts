import type { LadderMessage } from '../ladder';
import { hostOf } from '../lanes';
import type { Side } from './ending';
import type { Hint } from './hint';
import { isSeen, isSteady, type LegSound, latest, type OpenTime, soundLength } from './legSound';
import { other, overlap } from './matches';
import { isUnnamed, type NamedCodecs } from './namedCodecs';
import type { Heard } from './streamParts';

/** Microseconds that both must be able to speak before the silence of one means something. */
const leastWindow = 3_000_000;
/** The same where the capture ends within the call: who sends no silence may not have spoken yet. */
const leastOpenWindow = 10_000_000;
/**
 * One stops at least this many microseconds before the other, which continues to within this time of the
 * end.
 */
const leastStop = 5_000_000;
const tail = 2_000_000;
/** Microseconds by which both stop before the end. */
const leastBothStop = 10_000_000;
/** Microseconds after the answer within which a sender begins that waits for nothing. */
const leastDelay = 4_000_000;
/** Microseconds of sound without a pause that show that a sender sends its silence as well. */
const leastSteady = 10_000_000;
/**
 * The share of lost packets at which a stream counts as bad, and how many packets it needs for a
 * verdict.
 */
const leastLoss = 0.05;
const leastPackets = 250;

/** The sound of a path of a leg in the last time in which both sides may speak. */
export interface LastTalk {
  sound: LegSound;
  open: OpenTime;
  messages: LadderMessage[];
  /** What may be sent; null where that is not known. */
  named: NamedCodecs | null;
  /** The place of the message that ended the call; null where the capture does not show it. */
  ended: number | null;
}

const first = (streams: Heard[]): number => Math.min(...streams.map(({ start }) => start));

/** Where the sound of a side should arrive, and the place of the message that says so. */
const targetOf = (
  side: Side,
  { listens }: LegSound,
): { target: string; message: number } | null => {
  const [target, message] = [...listens[other(side)]].at(-1) ?? [];
  return target === undefined || message === undefined ? null : { target, message };
};

/** Sound that no description knows and that may be the one that is looked for: it comes where that should. */
const mayBeElsewhere = ({ others }: LegSound, host: string, time: { start: number; end: number }) =>
  others.some((stream) => hostOf(stream.destination) === host && overlap(stream, time) > 0);

/** What is missing of the sound of one side, while the other one is heard. */
function silenceOf(side: Side, { sound, open, messages, ended }: LastTalk): Hint[] {
  const heard = sound.streams[other(side)];
  const own = sound.streams[side];
  // What goes to where nobody listens any more is not heard from then on.
  const astray = sound.astray[side] ?? Number.POSITIVE_INFINITY;
  const isAstray = own.length > 0 && latest(own) <= astray && astray < open.end;
  const silent = isAstray ? { start: Math.max(open.start, astray), end: open.end } : open;
  const [longest] = [...heard].sort((one, next) => overlap(next, silent) - overlap(one, silent));
  const least = ended === null ? leastOpenWindow : leastWindow;
  if (!longest || overlap(longest, silent) < least || !isSeen(longest, messages)) return [];
  const found = targetOf(side, sound);
  if (!found || mayBeElsewhere(sound, hostOf(longest.source), silent)) return [];
  const { target, message } = found;
  const address = hostOf(own[0]?.source ?? longest.destination);
  if (own.length === 0 || isAstray) return [{ kind: 'oneWay', message, side, address, target }];
  const time = open.end - Math.max(latest(own), open.start);
  const goesOn = open.end - latest(heard) < tail;
  return time >= leastStop && goesOn && own.every(isSteady)
    ? [{ kind: 'stopsEarly', message, side, address, time }]
    : [];
}

/**
 * Both sides stop long before somebody hangs up. They were heard since the last description, so that the
 * sound has not moved to where the capture does not see it, and both send their silence.
 */
function bothStop({ sound, open, messages, ended }: LastTalk): Hint[] {
  if (ended === null) return [];
  const { caller, callee } = sound.streams;
  const last = { start: open.settled, end: open.end };
  const isHeard = [caller, callee].every(
    (own) =>
      own.every(isSteady) &&
      own.some((stream) => overlap(stream, last) >= leastWindow && isSeen(stream, messages)) &&
      soundLength(own) >= leastSteady,
  );
  const end = Math.max(latest(caller), latest(callee));
  const goesOn = sound.others.some((stream) => stream.end > end);
  const time = open.end - end;
  return isHeard && !goesOn && time >= leastBothStop
    ? [{ kind: 'bothStop', message: ended, time }]
    : [];
}

/** One side is heard long after the answer only. Those that agree on addresses and keys first take their time. */
function startsLate(side: Side, { sound, open, messages }: LastTalk): Hint[] {
  const own = sound.streams[side];
  const found = targetOf(side, sound);
  if (own.length === 0 || !found || open.hasIce) return [];
  const time = first(own) - open.start;
  const [earliest] = own;
  if (time < leastDelay || soundLength(own) < leastSteady || !own.every(isSteady)) return [];
  const before = { start: open.start, end: first(own) };
  if (!earliest || !isSeen(earliest, messages)) return [];
  if (mayBeElsewhere(sound, hostOf(earliest.destination), before)) return [];
  const address = hostOf(earliest.source);
  return [{ kind: 'startsLate', message: found.message, side, address, time }];
}

/** Packets of one side get lost all along: what is missing in one piece may have gone elsewhere. */
function loss(side: Side, { sound }: LastTalk): Hint[] {
  const own = sound.streams[side].filter(
    (stream) => isSteady(stream) && stream.expected >= leastPackets,
  );
  const [worst] = [...own].sort((one, next) => next.lost / next.expected - one.lost / one.expected);
  const found = targetOf(side, sound);
  const part = worst ? worst.lost / worst.expected : 0;
  return worst && found && part >= leastLoss
    ? [{ kind: 'loss', message: found.message, side, address: hostOf(worst.source), part }]
    : [];
}

/** One side sends what nobody agreed on, which the other one may play as noise, or not at all. */
function wrongCodec(side: Side, { sound, named }: LastTalk): Hint[] {
  const found = targetOf(side, sound);
  const stream = named ? sound.streams[side].find((one) => isUnnamed(one, named)) : undefined;
  if (!stream || !found) return [];
  const { payloadType, name: codec } = stream.codec;
  const address = hostOf(stream.source);
  return [{ kind: 'wrongCodec', message: found.message, side, address, payloadType, codec }];
}

/** What is conspicuous in the sound of a path. */
export function streamHints(talk: LastTalk): Hint[] {
  const sides = ['caller', 'callee'] as const;
  const silent = sides.flatMap((side) => silenceOf(side, talk));
  return [
    ...silent,
    ...(silent.length > 0 ? [] : bothStop(talk)),
    ...sides.flatMap((side) => wrongCodec(side, talk)),
    ...sides.flatMap((side) => startsLate(side, talk)),
    ...sides.flatMap((side) => loss(side, talk)),
  ];
}
