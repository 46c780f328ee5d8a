/** What is said of a story against what is true of it. */
import { parseMedia } from '../../../src/engines/rtp/parseMedia';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { withStreams } from '../../../src/engines/sip/facts';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import type { Told } from './story';

/** Everything that is read out of a capture, as the screens do. */
export function readAll(file: Uint8Array) {
  const ladder = callLadder([parseCapture(file)]);
  const descriptions = ladder.messages.filter(({ hasSdp }) => hasSdp).map(({ body }) => body);
  const { streams } = parseMedia(file, descriptions);
  return { ladder, streams, legs: withStreams(ladder, streams).facts };
}

/** Milliseconds of jitter that a network without faults stays below. */
const mostJitter = 20;

/** What is wrong, or missing, in what is said of a story; a line each. */
export function faultsOf({ file, truth, isWhole }: Told): string[] {
  const { ladder, streams, legs } = readAll(file);
  const faults: string[] = [];
  const check = (isRight: boolean, said: string) => {
    if (!isRight) faults.push(said);
  };
  const repeated = ladder.messages.filter(({ isRetransmission }) => isRetransmission);
  check(truth.isRepeated || repeated.length === 0, `${repeated.length} sent again`);
  const { mayBe = [], mustBe } = truth;
  for (const { outcome, ended, hints, final } of legs) {
    const [first] = legs;
    // A capture that ends with a challenge shows a refusal, whatever comes after it.
    const status = ladder.messages[final ?? -1]?.status ?? 0;
    const isOpen = !isWhole && (outcome === 'pending' || [401, 407].includes(status));
    check(outcome === truth.outcome || isOpen, `outcome ${outcome}`);
    const by = ended?.by ?? null;
    check(by === truth.endedBy || isOpen || (!isWhole && by === null), `ended by ${by}`);
    for (const hint of hints) {
      check(mayBe.includes(hint.kind), `hint ${hint.kind}`);
      if ('side' in hint && truth.silent) {
        check(hint.side === truth.silent, `hint ${hint.kind} of the ${hint.side}`);
      }
    }
    const isMissing = mustBe && isWhole && first?.hints.every(({ kind }) => kind !== mustBe);
    check(!isMissing, `no hint ${mustBe}`);
  }
  check(!isWhole || legs.length > 0, 'no call');
  const isBad = truth.lost !== undefined || truth.isLate || truth.isUnrated;
  for (const { quality, jitter, lost } of streams) {
    const isGood = !quality || ['best', 'high'].includes(quality.category);
    check(isBad || isGood, `MOS ${quality?.mos.toFixed(1)}`);
    check(isBad || jitter.max < mostJitter, `jitter ${jitter.max.toFixed(0)}`);
    check(isBad || lost === 0, `${lost} packets lost`);
  }
  if (isWhole && truth.lost !== undefined) {
    const lost = streams.reduce((sum, stream) => sum + stream.lost, 0);
    check(lost === truth.lost, `${lost} of ${truth.lost} lost packets`);
    check(
      streams.some(({ quality }) => quality && quality.mos < 4),
      'loss that is not heard',
    );
  }
  if (isWhole && truth.isLate) {
    check(
      streams.every(({ jitter }) => jitter.mean > mostJitter),
      'late packets that are not seen',
    );
  }
  return faults;
}
