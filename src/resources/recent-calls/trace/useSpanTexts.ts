import { useLocaleState, useTranslate } from 'ra-core';
import { listWords } from '../../../domain/listWords';
import { formatDuration, type SpanKind, type SpanNode } from '../../../engines/trace';

/** What is said about a span beside its name. */
export function useSpanTexts() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const say = (key: string, args?: Record<string, string>) =>
    translate(`resources.recent-calls.trace.${key}`, args);

  const kind = (name: SpanKind) => say(`kinds.${name}`);
  const marksOf = ({ isFailed, placeProblem, timeProblem }: SpanNode): string[] =>
    [isFailed && 'failed', placeProblem, timeProblem].flatMap((mark) =>
      mark ? [say(`marks.${mark}`)] : [],
    );
  /** The whole row in one sentence, for those who hear it. */
  const sentence = (node: SpanNode, isCritical: boolean): string =>
    listWords(
      [
        node.span.name || say('noName'),
        kind(node.kind),
        node.startMs !== null && say('startsAt', { time: formatDuration(node.startMs, locale) }),
        node.durationMs !== null && say('lasts', { time: formatDuration(node.durationMs, locale) }),
        ...marksOf(node),
        isCritical && say('show.onCritical'),
      ],
      translate,
    );
  return { kind, marksOf, sentence };
}
