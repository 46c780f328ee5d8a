import { lineAt, type Module } from './modules';

/** Icons that point along the line. */
const along =
  /import (\w+) from '@mui\/icons-material\/(Arrow(Back|Forward)|Chevron(Left|Right)|Navigate(Next|Before)|KeyboardArrow(Left|Right)|Subdirectory\w+|Undo|Redo|Reply|Log(in|out)|ExitToApp|Send|MenuOpen|(First|Last)Page)\w*';/g;

/** On a time axis and in a log, which run left to right in every language. */
const leftToRight =
  /^src\/resources\/recent-calls\/(trace\/(TraceToolbar|SpanRow)\.tsx|trace\/spanKindStyle\.ts|logs\/LogRow\.tsx)$/;

/** As an icon of its own (`plainIcon(Icon, 'icon ahead')`), or one of MUI's (`<Icon className="ahead" />`). */
const isTurned = (use: string, name: string): boolean =>
  new RegExp(
    `plainIcon\\(${name}, '[^']*\\b(ahead|back)\\b|<${name}\\s[^>]*className="[^"]*\\bahead\\b`,
  ).test(use);

/** Arrows along the line are turned where the page is mirrored, by the one rule for `.ahead`. */
export function arrowViolations(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => path.startsWith('src/') && !leftToRight.test(path))
    .flatMap((module) =>
      [...module.text.matchAll(along)].flatMap(({ 0: found, 1: name = '', index }) => {
        const rest = module.text.slice(index + found.length);
        const uses = rest.match(new RegExp(`(plainIcon\\(|<)${name}\\b[^>;]*`, 'g')) ?? [''];
        return uses
          .filter((use) => !isTurned(use, name))
          .map(() => `${module.path}:${lineAt(module, index)} ${name}`);
      }),
    );
}
