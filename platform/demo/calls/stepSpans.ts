import type { CallFacts } from './facts';
import type { Attributes, SpanRecorder } from './spans';
import type { DialStep, GatherStep, SayStep, Timeline } from './timeline';

interface Place {
  recorder: SpanRecorder;
  facts: CallFacts;
  /** When the recording begins, in ms after the call was attempted. */
  zero: number;
}

/** The spans of what is said, heard and connected, under the span of the call. */
export function addSteps(
  recorder: SpanRecorder,
  root: string,
  facts: CallFacts,
  { steps }: Timeline,
  zero: number,
): void {
  const place = { recorder, facts, zero };
  const config = 'verb:config{recognizer,synthesizer}';
  recorder.add(config, root, [zero - 8, zero - 3], { 'verb.summary': config.slice(5) });
  for (const step of steps) {
    if (step.kind === 'say') addSay(place, root, 'verb', step);
    else if (step.kind === 'gather') addGather(place, root, step);
    else addDial(place, root, step);
  }
}

const cut = (text: string) => (text.length > 15 ? `${text.slice(0, 15)}...` : text);

function addSay({ recorder, facts, zero }: Place, parent: string, prefix: string, step: SayStep) {
  const summary = `say{text=${cut(step.text)}}`;
  const from = zero + step.startMs;
  const id = recorder.add(`${prefix}:${summary}`, parent, [from, zero + step.endMs], {
    'verb.summary': summary,
  });
  const vendor = String(facts.application?.speech_synthesis_vendor ?? 'google');
  const streams = vendor === 'elevenlabs' && !step.cached;
  // The caller may hang up while the speech is still being generated.
  const generated = Math.min(from + step.ttsMs + (streams ? 60 : 0), zero + step.endMs);
  recorder.add('tts-generation', id, [Math.min(from + 2, generated), generated], {
    'tts.vendor': vendor,
    'tts.language': String(facts.application?.speech_synthesis_language ?? 'en-US'),
    'tts.voice': String(facts.application?.speech_synthesis_voice ?? 'en-US-Standard-C'),
    'tts.cached': step.cached,
    time_to_first_byte_ms: streams ? String(step.ttsMs - 2) : undefined,
  });
}

function addGather(place: Place, root: string, step: GatherStep): void {
  const { recorder, facts, zero } = place;
  const { speech, digits, sttMs = 0 } = step;
  const vendor = String(facts.application?.speech_recognizer_vendor ?? 'google');
  const language = String(facts.application?.speech_recognizer_language ?? 'en-US');
  const inputs = digits ? 'inputs=digits' : `inputs=speech,vendor=${vendor},language=${language}`;
  const summary = `gather{${inputs},with nested say task}`;
  const result = speech && recognition(speech.text, speech.confidence, vendor, language);
  const resolve = digits ? 'dtmf' : speech ? 'speech' : step.hookMs > 0 ? 'timeout' : 'killed';
  const id = recorder.add(`verb:${summary}`, root, [zero + step.startMs, zero + step.endMs], {
    'verb.summary': summary,
    channel: 1,
    'stt.vendor': digits ? undefined : vendor,
    'stt.language': digits ? undefined : language,
    'stt.resolve': resolve,
    'stt.result': result && JSON.stringify(result),
    'stt.latency_ms': speech ? String(sttMs) : undefined,
  });
  addSay(place, id, 'nested', step.prompt);
  for (const { digit, startMs, durationMs } of digits ?? []) {
    const range = [zero + startMs, zero + startMs + durationMs] as const;
    recorder.add(`dtmf:${digit}`, id, range, {
      channel: 1,
      dtmf: digit,
      duration: `${durationMs}ms`,
    });
  }
  if (step.hookMs === 0) return;
  const end = zero + step.endMs;
  const heard: Record<string, unknown> = digits
    ? { digits: digits.map(({ digit }) => digit).join(''), reason: 'dtmfDetected' }
    : speech
      ? { speech: result, reason: 'speechDetected' }
      : { reason: 'timeout' };
  recorder.add('verb:hook', id, [end - step.hookMs, end], {
    'hook.url': String(facts.application?.call_hook_url ?? ''),
    'http.statusCode': 200,
    'http.body': JSON.stringify({ ...callInfo(facts), ...heard }),
  });
}

function addDial({ recorder, zero }: Place, root: string, step: DialStep): void {
  const summary = `dial{target=${step.target}}`;
  const start = zero + step.startMs;
  const id = recorder.add(`verb:${summary}`, root, [start, zero + step.endMs], {
    'verb.summary': summary,
  });
  const leg: Attributes = { to: step.target, sipStatus: 200, callStatus: 'completed' };
  const call = recorder.add('outbound-call', id, [start + 12, zero + step.endMs], leg);
  recorder.add('call-status:in-progress', call, [zero + step.answerMs, zero + step.answerMs + 44], {
    callStatus: 'in-progress',
    'http.statusCode': 200,
  });
}

function recognition(transcript: string, confidence: number, name: string, language_code: string) {
  const alternatives = [{ confidence, transcript }];
  return { language_code, channel_tag: 1, is_final: true, alternatives, vendor: { name } };
}

function callInfo({ call }: CallFacts): Record<string, unknown> {
  const { call_sid, direction, from, to, account_sid, application_sid, trace_id } = call;
  const identity = { call_sid, direction, from, to, call_id: call.sip_callid };
  const state = { sip_status: 200, sip_reason: 'OK', call_status: 'in-progress' };
  return { ...identity, ...state, account_sid, trace_id, application_sid };
}
