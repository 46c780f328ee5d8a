import { parseTrace, type Trace } from '../../../src/engines/trace/parseTrace';
import { type SpanMatches, spanSearch } from '../../../src/engines/trace/searchSpans';
import { type BuiltTree, buildTree, type SpanTree } from '../../../src/engines/trace/spanTree';
import type { Span, SpanValue } from '../../../src/types';

/** A moment like those of real traces: it needs more digits than a double has. */
export const began = 1_763_719_200_123_456_789n;

interface Short {
  id: string;
  parent?: string;
  name?: string;
  /** Milliseconds after `began`; null for none. */
  from?: number | null;
  to?: number | null;
  attributes?: Record<string, SpanValue>;
  told?: Partial<Span>;
}

const timeOf = (ms: number | null | undefined) =>
  ms === null || ms === undefined ? null : began + BigInt(Math.round(ms * 1e6));

/** What most spans do not tell. */
export const untold = {
  statusMessage: '',
  events: [],
  links: [],
  resource: new Map<string, SpanValue>(),
  role: '',
};

/** A span with only what a case speaks of. */
export const span = ({
  id,
  parent = '',
  name = id,
  from = 0,
  to,
  attributes = {},
  told,
}: Short): Span => ({
  spanId: id,
  parentSpanId: parent,
  name,
  start: timeOf(from),
  end: timeOf(to === undefined ? from : to),
  attributes: new Map(Object.entries(attributes)),
  hasFailed: false,
  ...untold,
  ...told,
});

export const tree = (...spans: Short[]): BuiltTree => buildTree(spans.map(span));

/** What a search finds in a trace that is looked through in one turn. */
export function matchesIn(spans: SpanTree, searched: string): number[] {
  let found: SpanMatches | undefined;
  spanSearch(spans)(searched, (matches) => {
    found = matches;
  });
  return found?.matches ?? [-1];
}

/** The tree in words: two spaces a level, and what is marked. */
export const drawn = ({ nodes }: BuiltTree): string[] =>
  nodes.map(
    ({ span: { spanId }, depth, placeProblem }) =>
      `${'  '.repeat(depth)}${spanId}${placeProblem ? ` (${placeProblem})` : ''}`,
  );

export const read = (answer: unknown): Trace => {
  const trace = parseTrace(answer);
  if (!trace) throw new Error('This answer is no trace');
  return trace;
};
