import type { LegFacts } from '../../../src/engines/sip';
import type { Side } from './call';
import type { Random } from './random';
import type { Scene } from './scene';
import type { Tap } from './wire';

export type HintKind = LegFacts['hints'][number]['kind'];

/** What is true of a story, by the RFCs and by what the story does: not by what is read out of it. */
export interface Truth {
  outcome: LegFacts['outcome'];
  /** Who ends the call. */
  endedBy: Side | null;
  /** What may rightly be said to check. */
  mayBe?: HintKind[];
  /** What must be said where the tap sees everything. */
  mustBe?: HintKind;
  /** The side that a hint about sound must name. */
  silent?: Side;
  /** Messages were really sent again. */
  isRepeated?: boolean;
  /** The sound: lost packets in all, or late ones. */
  lost?: number;
  isLate?: boolean;
  /** Nothing is known of its sound. */
  isUnrated?: boolean;
}

/** A story: what happens, what is true of it, and whether any tap may look at it. */
export interface Story {
  name: string;
  play: (random: Random) => { scene: Scene; truth: Truth; tap?: Tap };
}

/** What was written down of a story. */
export interface Told {
  name: string;
  file: Uint8Array;
  truth: Truth;
  /** The tap saw everything to the end. */
  isWhole: boolean;
}

const hostsOf = (scene: Scene): string[] => [
  ...new Set(scene.wire.packets.flatMap(({ from, to }) => [from.host, to.host])),
];

/** The ways in which captures are made. */
function tapOf(random: Random, scene: Scene): { tap: Tap; isWhole: boolean } {
  const { nodes } = scene.call.parts;
  const lag = () => (random.chance(0.5) ? random.int(0, 20) : random.int(20, 40_000));
  const own = nodes[random.int(0, nodes.length - 1)]?.host ?? '';
  const first = scene.wire.packets[0]?.time ?? 0;
  switch (random.int(0, 8)) {
    case 0:
      return { tap: { lag }, isWhole: true };
    case 1:
      return { tap: { hosts: [own], lag }, isWhole: false };
    case 2:
      return {
        tap: { end: first + random.next() * (scene.wire.end - first) },
        isWhole: false,
      };
    case 8:
      return {
        tap: { start: first + random.next() * (scene.wire.end - first) },
        isWhole: false,
      };
    case 3:
    case 4:
      return { tap: { hosts: [own] }, isWhole: false };
    case 5:
      return { tap: { hosts: [own], isOneWay: true }, isWhole: false };
    default:
      return { tap: { hosts: hostsOf(scene) }, isWhole: true };
  }
}

/** Plays a story before a tap. */
export function tell({ name, play }: Story, random: Random): Told {
  const { scene, truth, tap } = play(random);
  const chosen = tap ? { tap, isWhole: true } : tapOf(random, scene);
  return { name, file: scene.wire.capture(chosen.tap), truth, isWhole: chosen.isWhole };
}
