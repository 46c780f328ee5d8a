import { useRef, useState } from 'react';
import { usePlatform } from '../../../components/usePlatform';
import type { ConfigurationWork } from '../../../dataProvider';
import {
  type Configuration,
  checkReferences,
  type DocumentProblem,
  type RecordChange,
  readText,
} from '../../../engines/configuration';
import { useReading } from './useReading';

/** The largest file that is read. */
const largest = 20_000_000;

/** A file beside what the platform has. */
export interface Compared extends ConfigurationWork {
  document: Configuration;
  stored: Configuration;
  /** What is to be done, as far as it is chosen. */
  chosen: ReadonlySet<RecordChange>;
}

type Permission = ConfigurationWork['permission'];

/** Values of placeholders, by name. */
export type Secrets = ReadonlyMap<string, string>;

const noSecrets: Secrets = new Map();
const none: Permission = { removes: false, replacesSecrets: false };

/** Changes of which something can be done. */
export const doable = ({ work }: Pick<ConfigurationWork, 'work'>): RecordChange[] => [
  ...new Set(work.stages.flat().map(({ change }) => change)),
];

/** What a change is known by in each comparison. */
export const idOf = ({ what, entry: { kind, account, label, sid } }: RecordChange): string =>
  [what, kind, account, label, sid].join(' ');

/** Reads a file, and compares it with the platform. Sends nothing. */
export function useCompared(account: string | null) {
  const dataProvider = usePlatform();
  const reading = useReading(account);
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const [problems, setProblems] = useState<DocumentProblem[]>([]);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [compared, setCompared] = useState<Compared | null>(null);
  /** What was typed for the placeholders of this file, in memory alone, until all of it is applied. */
  const [secrets, setSecrets] = useState<Secrets>(noSecrets);
  /** What was left out of this file stays out, whatever else becomes possible. */
  const leftOut = useRef<ReadonlySet<string>>(new Set());
  const allowed = useRef(none);

  const wanted = (work: Pick<ConfigurationWork, 'work'>) =>
    new Set(doable(work).filter((change) => !leftOut.current.has(idOf(change))));
  const workOf = async (document: Configuration, stored: Configuration) => {
    const methods = await dataProvider.configuration();
    const work = await methods.configurationWork(document, stored, account, allowed.current);
    setCompared({ ...work, document, stored, chosen: wanted(work) });
  };

  const compare = async (text: string) => {
    setCompared(null);
    const { configuration, problems: found } = readText(text);
    const isOther = configuration && (configuration.of === 'account') !== (account !== null);
    const other: DocumentProblem = { code: 'otherRoot', args: {}, line: 1, column: 1 };
    setProblems(isOther ? [...found, other] : found);
    if (!configuration || isOther || found.length > 0) return;
    const stored = await reading.read();
    if (!stored) return;
    const lost = checkReferences(configuration, stored);
    setProblems(lost);
    if (lost.length === 0) await workOf(configuration, stored);
  };

  const open = async (chosen: File) => {
    setIsTooLarge(chosen.size > largest);
    setProblems([]);
    setCompared(null);
    leftOut.current = new Set();
    allowed.current = none;
    setSecrets(noSecrets);
    if (chosen.size > largest) return;
    const text = await chosen.text();
    setFile({ name: chosen.name, text });
    await compare(text);
  };
  const again = () => file && compare(file.text);
  const allow = (permission: Permission) => {
    allowed.current = permission;
    return compared && workOf(compared.document, compared.stored);
  };
  const choose = (chosen: ReadonlySet<RecordChange>) => {
    if (!compared) return;
    const could = doable(compared);
    const others = [...leftOut.current].filter((id) => could.every((one) => idOf(one) !== id));
    const now = could.filter((change) => !chosen.has(change)).map(idOf);
    leftOut.current = new Set([...others, ...now]);
    setCompared({ ...compared, chosen });
  };
  const known = { reading, file, problems, isTooLarge, compared, secrets };
  return { ...known, open, again, allow, choose, setSecrets };
}
