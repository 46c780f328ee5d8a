import type { Change } from '../engines/drafts';
import { doneWithout } from './earlier';
import { asRead, isUnfinished, notedSteps, settledSave, soonWritten } from './entrySave';
import { type FormOfEntry, nothing, type Try } from './formOfEntry';
import type { Entry, EntrySave } from './journal';
import { moveEntry, newEntryId, removeEntry, writeAtOnce, writeEntry } from './journal';
import { holdEntry, tellSettled } from './journalTabs';
import { tellLate } from './lateSaves';
import { type Ending, type NotedStep, type Progress, recordStep, type SaveLog } from './plan';

/** What forms of new records left for the forms of the records that they made, by user and form. */
const leftUnsaved = new Map<string, Entry>();

/**
 * The entry of one open form. Nothing is written before the first `keep` or save; what is settled is
 * written whether the form is open or not. No method fails, and none waits for the storage but the
 * beginning of a save, and that for a moment.
 */
export class OpenEntry {
  /** Set by the form around. */
  connected: FormOfEntry = { draftNow: () => nothing, withoutSecrets: () => ({}) };
  /** The service provider on screen, set by the form around: what is begun under one stays with it. */
  providerSid: string | null = null;
  private entry: Entry | null = null;
  /** What goes on here as soon as something is kept. */
  private inherited: Entry | null = null;
  /** What this page knows of the steps of its save, with the secrets that are never written. */
  private told: Progress = {};
  private id = newEntryId();
  private isOpen = false;
  private isGoing = false;
  private isSending = false;
  /** All of it was stored: what a form that goes would still keep is nothing new. */
  private isOver = false;
  private held: { id: string; release: () => void } | null = null;
  /** How the last save ended, and the record that it was of. */
  private ended: Ending | null = null;
  private madeSid: string | null = null;

  constructor(
    private readonly user: string,
    private readonly form: string,
    /** Where the form of a record is, by its sid: a path of the console; null where it has none. */
    private readonly pathOf: (sid: string) => string | null,
  ) {}

  /**
   * The form is on the page, until what this answers is called. With `goesOn` it holds what the form of a
   * new record left unsaved of the one that it made.
   */
  open = (goesOn = false): (() => void) => {
    this.isOpen = true;
    this.isGoing = false;
    const left = goesOn && leftUnsaved.get(`${this.user} ${this.form}`);
    if (left) {
      this.inherited = left;
      this.id = left.id;
      this.hold();
    }
    leftUnsaved.clear();
    return () => {
      this.isOpen = false;
      if (!this.isSending) this.letGo();
    };
  };

  /** The operator leaves the form, which stands until the next page is there. */
  leave = (): void => {
    this.isGoing = true;
  };

  /** True once the form is left. */
  isLeft = (): boolean => this.isGoing || !this.isOpen;

  /** Keeps what the form holds now. */
  keep = (): void => {
    if (this.isOver && this.isLeft()) return;
    this.isOver = false;
    this.write(this.connected.draftNow());
  };

  /** The same while the page goes. */
  keepAtOnce = (): void => {
    this.hold();
    writeAtOnce(this.user, this.next(this.connected.draftNow()));
  };

  /** The form is clean again: what it held is stored or given up. */
  forget = (): void => {
    this.isOver = false;
    if (this.isSending || !this.entry) return;
    void removeEntry(this.user, this.entry);
    this.renew();
  };

  /** Goes on with an entry that another form left behind, and that this one holds now. */
  adopt = ({ isLive: _isLive, ...found }: Entry & { isLive?: boolean }): void => {
    const before = this.entry;
    this.renew();
    const { save } = found;
    this.id = found.id;
    this.entry = { ...found };
    if (save) {
      const ending = save.ending ?? 'unknown';
      this.entry.save = { ...save, progress: asRead(save.progress), ending };
    }
    this.keep();
    if (before) void removeEntry(this.user, before);
  };

  /** What a save remembers between its tries. */
  readonly log: SaveLog = {
    progress: () => ({ ...this.known()?.save?.progress, ...this.told }),
    begin: (steps, takes) => this.start(steps, takes),
    note: (stepId, done, secrets = []) => {
      const save = this.entry?.save;
      if (!save) return;
      this.told = { ...this.told, [stepId]: done };
      const safe = doneWithout(done, secrets, this.connected.withoutSecrets);
      const progress = { ...save.progress, [stepId]: safe };
      this.write({ save: { ...save, progress } });
    },
    form: () => ({
      ...this.connected.draftNow(),
      secretTexts: this.connected.secretTexts?.() ?? [],
    }),
    settle: (ending, sid) => this.end(ending, sid ?? null),
  };

  /**
   * Carries a save out. How it ends is written down even where it told the log nothing, as a save that is no
   * plan; what ends after the form was left is told. Throws what the save throws.
   */
  async run<T>({ call, sidOf, endingOf }: Try<T>): Promise<T> {
    this.isSending = true;
    this.hold();
    const { form, id } = this;
    const { providerSid } = this;
    const started = { ...this.connected.draftNow(), form, id, providerSid, version: 0 };
    const over = (ending: Ending, sid: string | null, error?: unknown) => {
      if (this.isSending) this.end(ending, sid);
      if (!this.isLeft()) return;
      const made = started.sid === null ? (this.madeSid ?? sid) : null;
      const path = made ? this.pathOf(made) : started.path;
      tellLate({ entry: started, ending: this.ended ?? ending, path, error });
    };
    this.ended = null;
    try {
      const answer = await call();
      over('stored', sidOf(answer));
      return answer;
    } catch (error) {
      over(endingOf(error), null, error);
      throw error;
    }
  }

  private letGo() {
    this.held?.release();
    this.held = null;
  }

  private hold() {
    if (this.held?.id === this.id || (!this.isOpen && !this.isSending)) return;
    this.letGo();
    this.held = { id: this.id, release: holdEntry(this.user, this.id) };
  }

  private renew() {
    this.entry = null;
    this.inherited = null;
    this.told = {};
    this.id = newEntryId();
    this.letGo();
  }

  private known(): Entry | null {
    return this.entry ?? this.inherited;
  }

  private next(changes: Partial<Entry>): Entry {
    const { id, form } = this;
    const entry = this.known();
    const version = (entry?.version ?? 0) + 1;
    const draft = entry ?? this.connected.draftNow();
    const providerSid = entry?.providerSid ?? this.providerSid;
    this.entry = { ...draft, form: entry?.form ?? form, ...changes, providerSid, id, version };
    return this.entry;
  }

  private write(changes: Partial<Entry>) {
    this.hold();
    void writeEntry(this.user, this.next(changes));
  }

  private async start(steps: readonly NotedStep[], takes?: Change[]): Promise<void> {
    const { draftNow, withoutSecrets } = this.connected;
    const { progress = {}, startedAt = 0 } = this.known()?.save ?? {};
    const save: EntrySave = {
      startedAt: (isUnfinished(progress) && startedAt) || Date.now(),
      steps: notedSteps(steps, withoutSecrets),
      progress,
    };
    this.isSending = true;
    this.hold();
    const entry = { ...draftNow(), ...(takes && { changes: takes }), save };
    await soonWritten(writeEntry(this.user, this.next(entry)));
  }

  private end(ending: Ending, sid: string | null) {
    const { entry } = this;
    const known = this.known();
    this.isSending = false;
    this.ended = ending;
    this.madeSid = sid;
    if (ending === 'stored') {
      this.isOver = true;
      if (known) void removeEntry(this.user, known);
      tellSettled((known ?? this.connected.draftNow()).resource);
      this.renew();
    } else if (entry?.save) this.settle(entry, entry.save, ending, sid);
    if (!this.isOpen) this.letGo();
  }

  private settle(entry: Entry, last: EntrySave, ending: Ending, sid: string | null) {
    const save = settledSave(last, ending);
    this.told = save ? asRead(this.told) : {};
    if (!save && entry.isDeletion) {
      // Nothing is left of a deletion that was refused.
      void removeEntry(this.user, entry);
      this.renew();
      return;
    }
    if (!sid || entry.sid !== null || last.progress[recordStep]?.state !== 'done') {
      this.write({ save });
      return;
    }
    // A record that was made is changed from now on: what is left belongs to its own form.
    const form = `${entry.resource}/${sid}`;
    const version = entry.version + 1;
    const path = this.pathOf(sid) ?? entry.path;
    const made: Entry = { ...entry, form, sid, path, version, save };
    if (this.isOpen) leftUnsaved.set(`${this.user} ${form}`, made);
    this.isOver = true;
    void moveEntry(this.user, entry, made);
    this.renew();
  }
}
