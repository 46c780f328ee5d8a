import type { Row } from '../../api/database';
import { type AttributeValue, attributeOf, failSpan, type Span, setAttribute } from './spans';

interface Fault {
  /** Where in the call it happens. */
  find(spans: Span[]): Span | undefined;
  /** Writes it down there; `text` is what the alert says. */
  write(span: Span, text: string, spans: Span[]): void;
}

/** The span of a call in which what an alert of this type speaks of happens, if there is one. */
export const faultySpan = (spans: Span[], alertType: string): Span | undefined =>
  faults[alertType]?.find(spans);

/** Writes into a trace what the alerts of its call speak of, where it happened. */
export function addFaults(spans: Span[], alerts: Row[]): void {
  for (const { alert_type, detail, message } of alerts) {
    const fault = faults[String(alert_type)];
    const span = fault?.find(spans);
    if (span) fault?.write(span, String(detail ?? message), spans);
  }
}

function set(span: Span, values: Record<string, AttributeValue | undefined>): void {
  for (const [key, value] of Object.entries(values)) setAttribute(span, key, value);
}

/** The last request to the application, else the first one of the call. */
const webhook = (spans: Span[]) =>
  spans.findLast(({ name }) => name === 'verb:hook') ??
  spans.find(({ name }) => name === 'performAppWebhook');

const generation = (spans: Span[]) => spans.findLast(({ name }) => name === 'tts-generation');

const listening = (spans: Span[]) =>
  spans.findLast((span) => span.name.startsWith('verb:gather') && attributeOf(span, 'stt.vendor'));

const speaking: Fault = {
  find: generation,
  write: (span, error) => {
    set(span, { 'tts.cached': false, error });
    failSpan(span, 'SynthesisError', error);
  },
};

/** Nothing was understood, and the application received that result. */
const hearing: Fault = {
  find: listening,
  write(span, error, spans) {
    const nothing = { 'stt.result': undefined, 'stt.latency_ms': undefined };
    set(span, { ...nothing, 'stt.resolve': 'stt-error', error });
    const hook = spans.find(
      ({ name, parentSpanId }) => name === 'verb:hook' && parentSpanId === span.spanId,
    );
    if (!hook) return;
    const { speech: _understood, ...told } = JSON.parse(String(attributeOf(hook, 'http.body')));
    set(hook, { 'http.body': JSON.stringify({ ...told, reason: 'error' }) });
  },
};

const faults: Record<string, Fault> = {
  'webhook-failure': { find: webhook, write: (span) => set(span, { 'http.statusCode': 404 }) },
  'webhook-connection-failure': {
    find: webhook,
    write: (span, error) => {
      set(span, { 'http.statusCode': undefined, error });
      failSpan(span, 'ConnectTimeoutError', error);
    },
  },
  'invalid-app-payload': { find: webhook, write: (span, error) => set(span, { error }) },
  'tts-failure': speaking,
  'no-tts': speaking,
  'stt-failure': hearing,
  'no-stt': hearing,
};
