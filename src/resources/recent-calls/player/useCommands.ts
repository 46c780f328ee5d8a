import { useCallback } from 'react';
import { jumpSeconds, jumpTarget, type RecordingSession } from '../../../engines/audio';
import { type Command, nextRate } from './shortcuts';

/** Does to a recording what a key or a button says. */
export function useCommands(session: RecordingSession): (command: Command) => void {
  return useCallback(
    (command) => {
      const { media } = session;
      if (!media) return;
      const jumpBy = (seconds: number) =>
        session.seek(jumpTarget(media.currentTime, seconds, media.duration));
      const commands: Record<Command, () => void> = {
        toggle: () => session.toggle(),
        back: () => jumpBy(-jumpSeconds),
        forward: () => jumpBy(jumpSeconds),
        start: () => session.seek(0),
        end: () => jumpBy(media.duration),
        mute: () => {
          media.muted = !media.muted;
        },
        slower: () => {
          media.playbackRate = nextRate(media.playbackRate, -1);
        },
        faster: () => {
          media.playbackRate = nextRate(media.playbackRate, 1);
        },
      };
      commands[command]();
    },
    [session],
  );
}
