import { HttpError, LostAnswerError } from '../../../src/http/HttpError';
import { doneWithout } from '../../../src/saving/earlier';
import { asRead } from '../../../src/saving/entrySave';
import type { Ask, Known, Savable } from '../../../src/saving/input';
import type { AnyRow } from '../../../src/saving/part';
import type { Call, Done, Progress, SaveLog, Step } from '../../../src/saving/plan';
import type { Sent } from '../../../src/saving/runPlan';
import { type SavePorts, save } from '../../../src/saving/save';
import type { SecretPaths } from '../../../src/saving/secrets';
import { caps, doors, nora, things } from './planning';

/**
 * What becomes of one write: refused; done; its request lost, or its answer; done when the next save begins;
 * or the page is killed before it arrives, or after.
 */
export type Fault = 'done' | 'refused' | 'request' | 'answer' | 'late' | 'killed' | 'killedAfter';

/** A door's key has a call of its own. */
const keyedDoors = {
  ...doors,
  extra: {
    valueOf: ({ key }: AnyRow) => key ?? null,
    toCall: (sid: string, text: string): Call => ({
      method: 'POST',
      path: `Doors/${sid}/Key`,
      file: { field: 'f', name: 'n', text },
    }),
    toAnswer: (row: AnyRow) => row,
  },
};

/** Records that are told apart by their names, with doors and caps. */
export const endpoint: Savable = {
  ...things,
  recognizedBy: ['name'],
  secrets: [['key']],
  parts: [keyedDoors, caps],
};

/** What the platform holds: records by their sid, and their rows. */
interface Tables {
  things: Map<string, AnyRow>;
  doors: Map<string, AnyRow>;
  caps: Map<string, AnyRow>;
}

const ownerOf = (path: string) => decodeURIComponent(path.split('/')[1] ?? '');

/** A platform in memory. Every write takes the next of `faults`; without one, it is done. */
export class ModelPlatform {
  tables: Tables = { things: new Map(), doors: new Map(), caps: new Map() };
  faults: Fault[] = [];
  /** Every write that was done, in order. */
  done: { step: string; call: Call }[] = [];
  /** What others do meanwhile: one before each write that arrives or does not. */
  between: (() => void)[] = [];
  /** Told of every write before it is done. */
  watch: (call: Call) => void = () => undefined;
  private late: (() => void)[] = [];
  private count = 0;

  private newSid(): string {
    this.count += 1;
    return `s-${this.count}`;
  }

  /** Does a write, and answers the sid of what it made or stored. Throws HttpError for what is not there. */
  private apply({ method, path, query, body, file }: Call): string | null {
    const [table = '', at] = path.split('/');
    const fields = { ...(body as AnyRow) };
    if (path.endsWith('/Caps')) {
      const kind = String(query?.kind ?? fields.kind);
      const id = `${ownerOf(path)} ${kind}`;
      if (method === 'DELETE') this.tables.caps.delete(id);
      else this.tables.caps.set(id, { ...fields, kind, thing: ownerOf(path) });
      return id;
    }
    const rows = table === 'Things' ? this.tables.things : this.tables.doors;
    if (method === 'POST' && !file) {
      const sid = this.newSid();
      rows.set(sid, { ...fields, [table === 'Things' ? 'thing_sid' : 'door_sid']: sid });
      return sid;
    }
    const sid = decodeURIComponent(at ?? '');
    const row = rows.get(sid);
    if (!row) throw new HttpError(404, { message: 'gone' });
    if (method === 'DELETE') rows.delete(sid);
    else rows.set(sid, { ...row, ...fields, ...(file && { key: file.text }) });
    return null;
  }

  private write(call: Call, step: string): string | null {
    this.watch(call);
    const sid = this.apply(call);
    this.done.push({ step, call });
    return sid;
  }

  /** Sends a write of a page, which may be killed by it. */
  send(call: Call, step: Step, kill: () => void): Sent {
    this.between.shift()?.();
    const fault = this.faults.shift() ?? 'done';
    if (fault === 'refused') throw new HttpError(422, { message: 'not today' });
    if (fault === 'killed') kill();
    if (fault === 'late') this.late.push(() => this.write(call, step.id));
    if (!['request', 'late', 'killed'].includes(fault)) {
      const sid = this.write(call, step.id);
      if (fault === 'killedAfter') kill();
      if (fault === 'done') return { status: 201, body: { sid } };
    }
    throw new LostAnswerError(0);
  }

  /** What is on its way arrives. */
  arrive() {
    const late = this.late.splice(0);
    for (const write of late) {
      try {
        write();
      } catch {
        // What it was for is gone.
      }
    }
  }

  rowsOf(sid: string): AnyRow[][] {
    const copy = (rows: Map<string, AnyRow>) => [...rows.values()].map((row) => ({ ...row }));
    return [
      copy(this.tables.doors).filter((row) => row.thing_sid === sid),
      copy(this.tables.caps).filter((row) => row.thing === sid),
    ];
  }

  /** A record with its rows, as a form is opened with it. */
  open(sid: string): AnyRow {
    const [doorRows, capRows] = this.rowsOf(sid);
    return { ...this.tables.things.get(sid), doors: doorRows, caps: capRows };
  }

  ask(ask: Ask, id: string | null): NonNullable<Known[Ask]> {
    if (ask === 'rows') return this.rowsOf(id ?? '');
    if (ask === 'record') return { ...this.tables.things.get(id ?? '') };
    return [...this.tables.things.values()].map((row) => ({ ...row }));
  }

  /** All that is stored, without sids, in an order of its own: equal for what means the same. */
  contents(): string[] {
    const nameOf = (sid: string) => `${this.tables.things.get(sid)?.name}`;
    const text = (row: AnyRow) => {
      const { thing_sid, door_sid: _sid, thing, ...rest } = row;
      const owner = thing ?? (row.door_sid ? thing_sid : null);
      const known = Object.entries(rest).filter(([, value]) => value !== null);
      return `${owner ? nameOf(owner) : ''} ${JSON.stringify(Object.fromEntries(known.sort()))}`;
    };
    const { things: records, doors: doorRows, caps: capRows } = this.tables;
    return [...records.values(), ...doorRows.values(), ...capRows.values()].map(text).sort();
  }
}

/** What is noted of the saves of one form, as a page that is loaded anew reads it. */
export class ModelLog implements SaveLog {
  known: Record<string, Done> = {};
  /** What of it is written down. */
  private kept: Record<string, Done> = {};
  /** All that was ever written down. */
  written: string[] = [];
  isDead = false;

  progress = (): Progress => this.known;
  begin = async (steps: unknown) => {
    this.written.push(JSON.stringify(steps));
  };
  note = (stepId: string, done: Done, secrets: SecretPaths = []) => {
    if (this.isDead) return;
    const text = JSON.stringify(doneWithout(done, secrets));
    this.written.push(text);
    this.known = { ...this.known, [stepId]: done };
    this.kept = { ...this.kept, [stepId]: JSON.parse(text) };
  };
  settle = (ending: string) => {
    if (this.isDead) return;
    if (ending === 'stored') {
      this.known = {};
      this.kept = {};
    }
  };
  /** The page is killed, and loaded anew. */
  reload() {
    this.isDead = false;
    this.known = asRead(this.kept);
  }
}

interface Wanted {
  id: string | null;
  opened: AnyRow;
  form: AnyRow;
}

/** One try of a save. Conflicts are settled by `decide`. */
export async function trySave(
  platform: ModelPlatform,
  log: ModelLog,
  wanted: Wanted,
  decide?: SavePorts['decide'],
) {
  const kill = () => {
    log.isDead = true;
  };
  const send = async (call: Call, step: Step) => {
    if (log.isDead) throw new LostAnswerError(0);
    return platform.send(call, step, kill);
  };
  const saved = await save(
    { ...wanted, resource: 'things', endpoint, caller: nora, looks: true },
    { send, ask: async (ask, id) => platform.ask(ask, id), log, ...(decide && { decide }) },
  );
  if (log.isDead) log.reload();
  return saved;
}
