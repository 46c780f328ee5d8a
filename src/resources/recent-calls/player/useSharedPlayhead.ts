import { useEffect } from 'react';
import type { RecordingSession } from '../../../engines/audio';
import { usePlayhead } from '../playhead';
import { inStep } from './steps';

/**
 * Lets the other views of the call see where the recording stands, and move it. `zero` is when its
 * second zero was, in epoch milliseconds; nothing is shared while that is unknown.
 */
export function useSharedPlayhead(
  session: RecordingSession,
  zero: number | null,
  isReady: boolean,
): void {
  const playhead = usePlayhead();
  useEffect(() => {
    if (zero === null || !isReady) return;
    playhead.open({
      start: zero,
      // A recording that still arrives may turn out longer.
      get end() {
        return zero + (session.media?.duration ?? 0) * 1000;
      },
      seek: (epochMs) => {
        session.seek((epochMs - zero) / 1000);
        session.play();
      },
    });
    let frame = 0;
    const report = (seconds = session.position) => playhead.report(zero + seconds * 1000);
    const follow = () => {
      report(inStep(session.position));
      frame = session.media?.paused === false ? requestAnimationFrame(follow) : 0;
    };
    const start = () => {
      if (frame === 0) follow();
    };
    const { media } = session;
    media?.addEventListener('play', start);
    const unfollow = session.follow(() => report());
    start();
    return () => {
      cancelAnimationFrame(frame);
      media?.removeEventListener('play', start);
      unfollow();
      playhead.open(null);
    };
  }, [playhead, session, zero, isReady]);
}
