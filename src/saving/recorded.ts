import {
  changesOfDoing,
  type Doing,
  type HistoryCall,
  type HistoryEntry,
  nameIn,
  reasonOf,
  rowKeysOf,
  safeEntry,
  secretTextsIn,
} from './history';
import { type Ending, type NotedStep, recordStep, type SaveLog, type Step } from './plan';
import type { Ports } from './runPlan';

/** Who does it, from where, and where it is kept. */
export interface Recorder {
  who: string;
  address: string;
  keep: (entry: HistoryEntry) => void;
  /** Is told how to ask what an entry is by now, while it is on its way; answers how to stop. */
  follow?: (now: () => HistoryEntry) => () => void;
  now?: () => number;
  newId?: () => string;
}

const randomId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** How many calls an entry holds. */
export const mostCalls = 100;

/** What of the calls is kept: those that went wrong before all others. */
function keptCalls(calls: HistoryCall[]): Pick<HistoryEntry, 'calls' | 'more'> {
  if (calls.length <= mostCalls) return { calls };
  const bad = calls.filter(({ state }) => state !== 'done').slice(0, mostCalls);
  const good = calls.filter(({ state }) => state === 'done').slice(0, mostCalls - bad.length);
  const kept = new Set([...bad, ...good]);
  return { calls: calls.filter((call) => kept.has(call)), more: calls.length - kept.size };
}

/** The calls of plans that are carried out, with their results; of many plans each has a name of its own. */
class CallNotes {
  readonly calls: HistoryCall[] = [];
  readonly texts: string[] = [];
  private readonly byId = new Map<string, HistoryCall>();

  begin(steps: readonly NotedStep[], of = ''): void {
    for (const { id: step, name, call } of steps) {
      const id = `${of}${step}`;
      const noted: HistoryCall = { id, name, ...(call && { call }) };
      this.calls.push(noted);
      this.byId.set(id, noted);
    }
  }

  note(id: string, state: HistoryCall['state']): void {
    const call = this.byId.get(id);
    if (call) call.state = state;
  }

  /** What a step carries must not be written down, and what it failed with is. */
  hear({ id, call: { body, file }, secrets }: Step, error: unknown, of = ''): void {
    this.texts.push(...secretTextsIn(body, secrets), ...(file ? [file.text] : []));
    const call = this.byId.get(`${of}${id}`);
    if (call && error !== undefined) call.reason = reasonOf(error);
  }
}

/** An entry that is kept as often as there is something to say of it, and in between if its page goes. */
class Telling {
  private version = 0;
  private stop: (() => void) | undefined;

  constructor(
    private readonly now: () => { entry: HistoryEntry; texts: string[] },
    private readonly notes: CallNotes,
    private readonly recorder: Recorder,
  ) {}

  /** It is on its way from here on. */
  begin(): void {
    this.recorder.keep(this.whole());
    this.stop ??= this.recorder.follow?.(() => this.whole());
  }

  end(): void {
    this.stop?.();
    this.stop = undefined;
    this.recorder.keep(this.whole());
  }

  private whole(): HistoryEntry {
    const { entry, texts } = this.now();
    const { calls, more } = keptCalls(this.notes.calls);
    this.version += 1;
    const whole = { ...entry, version: this.version, calls: structuredClone(calls) };
    return safeEntry({ ...whole, ...(more && { more }) }, [...texts, ...this.notes.texts]);
  }
}

/** What a form knows of the save that it begins; taken before the save ends, as the form is clean by then. */
const formOf = ({ form }: SaveLog) => {
  const held = form?.();
  return held?.resource ? held : undefined;
};

/**
 * The same ports, with everything that is carried out through them kept as one entry of the history: when
 * its first call is about to leave, and when it is known how it ended. A plan without a call leaves none.
 */
export function recorded<P extends Ports>(ports: P, doing: Doing, recorder: Recorder): P {
  const { who, address, now = Date.now, newId = randomId } = recorder;
  const notes = new CallNotes();
  let entry: HistoryEntry | null = null;
  let telling: Telling | null = null;
  let texts: string[] = [];
  const begin = (steps: readonly NotedStep[]) => {
    const held = formOf(ports.log);
    const own = changesOfDoing(doing);
    const isOfForm = held !== undefined && doing.kind !== 'deleted';
    texts = held?.secretTexts ?? [];
    notes.begin(steps);
    const rowKeys = rowKeysOf(doing.endpoint);
    const known = entry ?? {
      ...{ id: newId(), at: now(), who, address, kind: doing.kind, resource: doing.resource },
      sid: doing.sid,
      name: held?.name || nameIn(doing),
      // The form of a new record is not that of the record.
      path: (doing.kind !== 'made' && held?.path) || '',
      ...(isOfForm ? { changes: held.changes, missing: held.missing } : own),
      ...(rowKeys && { rowKeys }),
      calls: [],
    };
    entry = known;
    telling ??= new Telling(() => ({ entry: entry ?? known, texts }), notes, recorder);
    telling.begin();
  };
  const log: SaveLog = {
    ...ports.log,
    begin: (steps, takes) => {
      begin(steps);
      return ports.log.begin(steps, takes);
    },
    hear: (step, error) => notes.hear(step, error),
    note: (id, done, secrets) => {
      notes.note(id, done.state);
      const isMade = id === recordStep && doing.kind === 'made' && done.state === 'done';
      if (entry && isMade && done.sid) {
        entry = { ...entry, sid: done.sid };
      }
      ports.log.note(id, done, secrets);
    },
    settle: (ending, sid) => {
      if (entry) entry = { ...entry, ending, ...(sid && { sid }) };
      telling?.end();
      ports.log.settle(ending, sid);
    },
  };
  return { ...ports, log };
}

const endingOf = (calls: HistoryCall[]): Ending => {
  const are = (state: HistoryCall['state']) => calls.filter((call) => call.state === state).length;
  if (are('done') === calls.length) return 'stored';
  if (are('unknown') + are('sent') > 0) return 'unknown';
  return are('done') > 0 ? 'part' : 'refused';
};

/**
 * The same for plans that are carried out for many: one entry for all of them, kept when the first call is
 * about to leave, and at the `end`. `logOf` is what each is to note its steps in.
 */
export function recordedMany(
  logOf: (id: string) => SaveLog,
  doing: Doing,
  recorder: Recorder,
): { logOf: (id: string) => SaveLog; end: () => void } {
  const { who, address, now = Date.now, newId = randomId } = recorder;
  const notes = new CallNotes();
  const { resource } = doing;
  const entry: HistoryEntry = {
    ...{ id: newId(), at: now(), who, address, kind: 'many', resource, sid: null, name: '' },
    ...{ path: '', ...changesOfDoing(doing, true), calls: [] },
  };
  const begun = new Set<string>();
  const telling = new Telling(
    () => ({ entry: { ...entry, records: begun.size }, texts: [] }),
    notes,
    recorder,
  );
  const noted = (id: string): SaveLog => {
    const log = logOf(id);
    const of = `${id} `;
    return {
      ...log,
      isOfMany: true,
      begin: (steps, takes) => {
        const isFirst = notes.calls.length === 0;
        begun.add(id);
        notes.begin(steps, of);
        if (isFirst) telling.begin();
        return log.begin(steps, takes);
      },
      hear: (step, error) => notes.hear(step, error, of),
      note: (step, done, secrets) => {
        notes.note(`${of}${step}`, done.state);
        log.note(step, done, secrets);
      },
    };
  };
  return {
    logOf: noted,
    end: () => {
      if (notes.calls.length === 0) return;
      entry.ending = endingOf(notes.calls);
      telling.end();
    },
  };
}
