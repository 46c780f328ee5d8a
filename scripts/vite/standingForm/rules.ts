const declaration = /--mui-[\w-]+:[^;{}]*;/g;
const use = /var\((--mui-[\w-]+)/g;

const shorthands =
  /(?<=[{;])(font|gap|padding|margin|border|background|outline|flex|inset):[^;]*var\(/g;

/**
 * What a browser does not tell of its own rules: a property that stands for others, with a variable in it,
 * of which a later one changes a part. The page reads the rules from the browser when it takes them over.
 */
export const untoldRules = (css: string): string[] =>
  (css.match(/[^{}]+{[^{}]*}/g) ?? []).filter((rule) =>
    [...rule.matchAll(shorthands)].some(({ 1: name, index }) =>
      new RegExp(`;(${name}-(?!offset)|${name === 'gap' ? '(row|column)-gap' : name}:)`).test(
        rule.slice(index),
      ),
    ),
  );

/** Rules without the variables that neither they nor the page use. */
export function usedRules(rules: string[], html: string): string {
  let css = rules.join('\n');
  for (let before = ''; before !== css; ) {
    before = css;
    const used = new Set([...(css + html).matchAll(use)].map(([, name]) => name));
    css = css.replace(declaration, (found) => (used.has(found.split(':')[0]) ? found : ''));
  }
  return css;
}
