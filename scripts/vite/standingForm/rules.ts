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

/** True for the rules in which a theme gives its variables their values. */
export const isOfTheme = (rules: string): boolean => /:root\{--mui-/.test(rules);
