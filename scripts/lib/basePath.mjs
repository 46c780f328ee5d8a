/** What a path may be made of: what needs no escape in an address, in a page or in a cookie's name. */
const segment = /^[\w.~-]+$/;
const longest = 200;

/** The files of a build that its page names; all else in the page is a deployment's own. */
const named = 'assets/[^"?#]+|config\\.js|theme-init\\.js|favicon\\.svg';
const stated = /(<html\b[^>]* data-base=")([^"]*)(")/;

/**
 * @param {string} path
 * @returns {string | undefined}
 */
function problemOf(path) {
  if (path.length > longest) return `it is longer than ${longest} characters`;
  if (/^[a-z][a-z\d+.-]*:/i.test(path)) return 'it is a whole URL; the path alone is wanted';
  if (path.includes('//')) return 'it has two slashes in a row';
  const odd = [...path].find((character) => !/[\w.~/-]/.test(character));
  if (odd === ' ') return 'it has a space';
  if (odd !== undefined) return `it has a ${JSON.stringify(odd)}`;
  const segments = path.split('/').filter(Boolean);
  if (segments.some((one) => one === '.' || one === '..')) return 'it has a "." or ".." for a step';
  return segments.every((one) => segment.test(one)) ? undefined : 'it is no path';
}

/**
 * Reads where the console is to be served: the path below which a browser finds it. `portal`, `/portal` and
 * `/portal/` mean the same; nothing, and `/`, mean the root. A path is made of letters, digits, `-`, `_`,
 * `.` and `~`, so that it can stand in a page, a cookie's name and a server's configuration as it is.
 * @param {string | undefined} text
 * @param {string} [name] what the path was given as, for the words of a refusal
 * @returns {{ base: string, problem?: undefined } | { problem: string, base?: undefined }} the path with a
 * slash at both ends, such as `/`, `/portal/` or `/a/b/`, or why it is none, in words
 */
export function readBasePath(text, name = 'BASE_PATH') {
  const path = text ?? '';
  const problem = problemOf(path);
  if (problem) {
    return {
      problem: `${name} needs a path such as /portal, not ${JSON.stringify(path)}: ${problem}.`,
    };
  }
  const steps = path.split('/').filter(Boolean);
  return { base: steps.length > 0 ? `/${steps.join('/')}/` : '/' };
}

/**
 * Writes into the page of a build (`index.html`) where it is served: its addresses of the build's files, all
 * of them absolute so that they hold for a page of any depth, and `data-base` of `<html>`, by which the
 * console knows its own. What a deployment has added to the page stays as it is. A page may be written
 * again, for another base or for the same.
 *
 * ```html
 * <html lang="en" data-base="/">        <script src="/config.js"></script>
 * <html lang="en" data-base="/portal/"> <script src="/portal/config.js"></script>
 * ```
 * @param {string} html
 * @param {string} base a path that `readBasePath` has read
 * @returns {string}
 * @throws {Error} in words, where the page is none of this console's or `base` is no such path
 */
export function withBase(html, base) {
  const { problem, base: read } = readBasePath(base, 'The base');
  if (problem) throw new Error(problem);
  if (read !== base) throw new Error(`The base is to be written ${read}, not ${base}.`);
  const old = stated.exec(html)?.[2];
  if (old === undefined) throw new Error("The page is none of Trunkline's: it has no data-base.");
  const from = ['./', old].map((path) => path.replaceAll('.', '\\.')).join('|');
  const address = new RegExp(`(\\s(?:src|href)=")(?:${from})(${named})(?=")`, 'g');
  return html
    .replace(address, (_, before, file) => before + base + file)
    .replace(stated, (_, before, __, after) => before + base + after);
}
