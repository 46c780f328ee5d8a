import type { ConfigProblem } from './config';
import { settingsFileProblem } from './http/settingsFile';
import { ConfigurationProblems } from './pages/public/ConfigurationProblems';

/** Replaces every page if the console cannot start. */
export async function explainProblems(problems: ConfigProblem[]) {
  const isUnread = problems.some(({ problem }) => problem === 'unread');
  const told = isUnread ? [await settingsFileProblem()] : problems;
  return () => <ConfigurationProblems problems={told} />;
}
