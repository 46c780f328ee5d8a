import { lineAt, type Module, type Node } from './modules';

/** Properties that name a side of the screen, MUI's short forms included, and what to use instead. */
const physical = new Map(
  Object.entries({
    left: 'insetInlineStart',
    right: 'insetInlineEnd',
    marginLeft: 'marginInlineStart',
    marginRight: 'marginInlineEnd',
    paddingLeft: 'paddingInlineStart',
    paddingRight: 'paddingInlineEnd',
    ml: 'marginInlineStart',
    mr: 'marginInlineEnd',
    pl: 'paddingInlineStart',
    pr: 'paddingInlineEnd',
    scrollMarginLeft: 'scrollMarginInlineStart',
    scrollMarginRight: 'scrollMarginInlineEnd',
    scrollPaddingLeft: 'scrollPaddingInlineStart',
    scrollPaddingRight: 'scrollPaddingInlineEnd',
    borderTopLeftRadius: 'borderStartStartRadius',
    borderTopRightRadius: 'borderStartEndRadius',
    borderBottomLeftRadius: 'borderEndStartRadius',
    borderBottomRightRadius: 'borderEndEndRadius',
  }),
);
/** Properties whose value may name a side. */
const sided = ['textAlign', 'textAlignLast', 'float', 'clear'];
/** Shorthands of up to four values; the second and fourth are the sides. */
const fourfold = ['margin', 'padding', 'inset', 'borderWidth', 'borderRadius', 'm', 'p'];

/** Runs left to right in every language, or is measured in the window. */
const exempt: Record<string, string> = {
  'src/theme.ts':
    'a number in a field begins where the page does: what mirrors the styles turns it',
  'src/resources/recent-calls/trace/SpanBar.tsx': 'the time axis of a trace',
  'src/resources/recent-calls/trace/TimeTicks.tsx': 'the time axis of a trace',
  'src/layout/toastPlace.ts': 'measured in the window',
  'src/layout/useToastPlace.ts': 'measured in the window',
};
/** Code without styles. */
const withoutStyles = /^src\/(engines|saving|i18n)\//;

const nameOf = (key: unknown): string => {
  const { name, value } = (key ?? {}) as { name?: unknown; value?: unknown };
  return String(name ?? value ?? '');
};

const insteadOf = (name: string): string | undefined =>
  physical.get(name) ??
  (/^border(Left|Right)/.test(name)
    ? name.replace(/Left|Right/, (side) => (side === 'Left' ? 'InlineStart' : 'InlineEnd'))
    : undefined);

/** The texts that a value can have: a literal, both branches of a condition, every breakpoint. */
function textsOf(node: Node): string[] {
  if (typeof node.value === 'string') return [node.value];
  if (node.type === 'ConditionalExpression') {
    return [node.consequent, node.alternate].flatMap((one) => textsOf(one as Node));
  }
  if (node.type === 'ObjectExpression') {
    return (node.properties as Node[]).flatMap(({ value }) => textsOf((value ?? {}) as Node));
  }
  return node.type === 'TSAsExpression' ? textsOf(node.expression as Node) : [];
}

/** Whether the two sides of a shorthand differ. */
const isLopsided = (text: string): boolean => {
  const [, second, , fourth] = text.trim().split(/\s+(?![^(]*\))/);
  return fourth !== undefined && second !== fourth;
};

function faultOf({ key, value }: Node): string | undefined {
  const name = nameOf(key);
  const instead = insteadOf(name);
  if (instead) return `${name}: use ${instead}`;
  const texts = textsOf((value ?? {}) as Node);
  if (sided.includes(name) && texts.some((text) => /^(left|right)$/.test(text))) {
    return `${name}: use start or end`;
  }
  if (name === 'horizontal' && texts.some((text) => /^(left|right)$/.test(text))) {
    return `${name}: use useSides`;
  }
  if (fourfold.includes(name) && texts.some(isLopsided)) return `${name}: use its Inline form`;
  return undefined;
}

/** MUI's short forms as properties of an element. */
const propFault = (node: Node): string | undefined => {
  const name = nameOf(node.name);
  return /^[mp][lr]$/.test(name) ? `${name}: use ${physical.get(name)}` : undefined;
};

/**
 * Styles use start and end instead of left and right, so that a right-to-left language needs no styles
 * of its own.
 */
export function physicalViolations(modules: Module[]): string[] {
  const drawn = modules.filter(
    ({ path }) => path.startsWith('src/') && !withoutStyles.test(path) && !exempt[path],
  );
  return drawn.flatMap((module) => {
    const at = ({ start }: Node, fault: string) =>
      `${module.path}:${lineAt(module, start)} ${fault}`;
    return module.nodes.flatMap((node) => {
      if (node.type === 'JSXAttribute') {
        const fault = propFault(node);
        return fault ? [at(node, fault)] : [];
      }
      if (node.type !== 'ObjectExpression') return [];
      return (node.properties as Node[]).flatMap((property) => {
        const fault = property.type === 'Property' ? faultOf(property) : undefined;
        return fault ? [at(property, fault)] : [];
      });
    });
  });
}

/** Obsolete exceptions: the file is gone, or names no side. */
export function needlessExceptions(modules: Module[]): string[] {
  return Object.keys(exempt).filter((path) => {
    const module = modules.find((one) => one.path === path);
    if (!module) return true;
    const moved = { ...module, path: 'src/a.ts' };
    return physicalViolations([moved]).length === 0;
  });
}
