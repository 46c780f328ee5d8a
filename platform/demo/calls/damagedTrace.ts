import type { Span } from './spans';

/**
 * A trace as stores really answer it after a crash or a lost export: spans whose parents are
 * missing, spans that are each other's parents, one that is its own, an end before its start, zero
 * and missing times, the same span twice.
 */
export function damageTrace(spans: Span[]): Span[] {
  const torn = spans.map((span) => ({ ...span }));
  const named = (part: string) => torn.filter(({ name }) => name.includes(part));
  const [firstGather, secondGather] = named('verb:gather');
  const [firstSay, secondSay] = named('verb:say');
  if (firstGather) firstGather.parentSpanId = 'bWlzc2luZyE=';
  if (firstSay && secondSay) {
    firstSay.parentSpanId = secondSay.spanId;
    secondSay.parentSpanId = firstSay.spanId;
  }
  if (secondGather) secondGather.parentSpanId = secondGather.spanId;
  const [lookup] = named('lookupAccountDetails');
  if (lookup) Object.assign(lookup, { startTimeUnixNano: '0', endTimeUnixNano: '0' });
  const [application] = named('lookupApplication');
  if (application) {
    const { startTimeUnixNano: start, endTimeUnixNano: end } = application;
    Object.assign(application, { startTimeUnixNano: end, endTimeUnixNano: start });
  }
  const [webhook] = named('performAppWebhook');
  if (webhook) delete (webhook as Partial<Span>).endTimeUnixNano;
  const [completed] = named('call-status:completed');
  return completed ? [...torn, { ...completed }] : torn;
}
