import { saveFile } from '../../../components/saveFile';
import { type Drawing, hostOf, layoutLanes, toMermaid, toSvg, toText } from '../../../engines/sip';
import type { MessagesProps } from './LadderList';
import { labelOf } from './messageTexts';

/** The forms in which a ladder is taken along. */
export const exportFormats = ['svg', 'mermaid', 'text'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const forms: Record<
  ExportFormat,
  { write: (drawing: Drawing) => string; ending: string; type: string }
> = {
  svg: { write: toSvg, ending: 'svg', type: 'image/svg+xml' },
  mermaid: { write: toMermaid, ending: 'mmd', type: 'text/plain' },
  text: { write: toText, ending: 'txt', type: 'text/plain' },
};

type Shown = Pick<MessagesProps, 'ladder' | 'names' | 'messages' | 'texts'>;

const drawingOf = ({ ladder, names, messages, texts }: Shown): Drawing => {
  const { parties, laneOf } = layoutLanes(ladder, messages);
  return {
    parties: parties.map(({ address, agents }) => {
      const known = names[hostOf(address)];
      return [address, texts.namesOf([...(known ? [known] : []), ...agents])].filter(Boolean);
    }),
    arrows: messages.map((message) => ({
      time: texts.timeOf(message),
      from: laneOf.get(message.fromParty) ?? 0,
      to: laneOf.get(message.toParty) ?? 0,
      label: `${labelOf(message)}${message.hasSdp ? ' (SDP)' : ''}`,
      isRetransmission: message.isRetransmission,
    })),
  };
};

/** Saves what is shown of a ladder as a file. */
export function exportLadder(format: ExportFormat, shown: Shown): void {
  const { write, ending, type } = forms[format];
  const name = shown.ladder.legs[0]?.callId || 'ladder';
  saveFile(new Blob([write(drawingOf(shown))], { type }), `${name}.${ending}`);
}
