import { useTranslate } from 'ra-core';
import type { RtpStream } from '../../../engines/rtp';
import type { Ladder } from '../../../engines/sip';
import { headerUser } from '../facts/legTexts';
import type { Speaker } from './speakers';
import { endsOf } from './streamTexts';

/** What streams are called: who speaks to whom, or where they come from and go to. */
export function useStreamNames({ legs }: Ladder, speakers: Map<string, Speaker>) {
  const translate = useTranslate();
  return (stream: RtpStream): string => {
    const speaker = speakers.get(stream.id);
    const leg = speaker && legs[speaker.leg];
    const [caller, callee] = [headerUser(leg?.from ?? ''), headerUser(leg?.to ?? '')];
    if (!speaker || !caller || !callee) return endsOf(stream);
    const ends = speaker.isCaller ? { from: caller, to: callee } : { from: callee, to: caller };
    return legs.length > 1
      ? translate('resources.recent-calls.facts.leg', { number: speaker.leg + 1, ...ends })
      : translate('resources.recent-calls.fromTo', ends);
  };
}
