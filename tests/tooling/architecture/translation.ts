import type { Module, Node } from './modules';

/** What is read as it is: addresses, numbers, codes, messages. */
const asWritten = /^(pre|code|samp)$/;

interface Attribute extends Node {
  name?: { name?: unknown };
  value?: Node | null;
}

/** The source of an attribute's value; undefined for one that is not there. */
function attributeOf(module: Module, element: Node, name: string): string | undefined {
  const attributes = element.attributes as Attribute[];
  const found = attributes.find((one) => one.type === 'JSXAttribute' && one.name?.name === name);
  return found && module.text.slice(found.value?.start ?? found.end, found.end);
}

/** Looks of a module that are made of others: whether all modules have them, its name, and one of those. */
const madeLooks = ({ text }: Module) => [
  ...text.matchAll(/(export )?const (\w+) = \{[^{}]*?\.\.\.(\w+)\b[^{}]*\}/g),
];

/** The names of looks with the face of code: `mono`, and whatever is made of one. */
function codeLooks(made: RegExpMatchArray[], known = ['mono']): string[] {
  const more = made.flatMap(([, , name = '', of = '']) =>
    known.includes(of) && !known.includes(name) ? [name] : [],
  );
  return more.length > 0 ? codeLooks(made, [...known, ...more]) : known;
}

/** Whether what stands in an element has the face of code. What is typed into a field is never translated. */
function isCode(module: Module, element: Node, looks: string[]): boolean {
  const tag = (element.name as { name?: unknown }).name;
  const component = /"(\w+)"/.exec(attributeOf(module, element, 'component') ?? '')?.[1];
  const look = `${attributeOf(module, element, 'className') ?? ''} ${attributeOf(module, element, 'sx') ?? ''}`;
  const names = new RegExp(`\\b(${looks.join('|')})\\b(?!\\.fontFamily)`);
  const isOwn = names.test(look.replace(/'& [^']*': (\{[^}]*\}|\w+)/g, ''));
  return asWritten.test(String(component ?? tag)) || isOwn;
}

const lineOf = ({ text }: Module, { start }: Node) => text.slice(0, start).split('\n').length;

/** The functions that put something into words. */
const speaks = /^(translate\w*|say|errorText)$/;

/** Whether an expression is words, as far as its own source says. */
function isWords(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value.trim() !== '';
  if (node.type !== 'CallExpression') return false;
  const callee = node.callee as Node;
  if (callee.type === 'Identifier') return speaks.test(String(callee.name));
  const isJoined = callee.type === 'MemberExpression' && (callee.property as Node).name === 'join';
  return isJoined && isWords(callee.object as Node);
}

/** Whether an expression is words that change by themselves: others, or none, or those of an error. */
function isChanging(node: Node): boolean {
  if (node.type === 'LogicalExpression')
    return isWords(node.right as Node) || isChanging(node.right as Node);
  if (node.type === 'ConditionalExpression') {
    return [node.consequent, node.alternate].some(
      (branch) => isWords(branch as Node) || isChanging(branch as Node),
    );
  }
  // Of one error after another.
  return (
    node.type === 'CallExpression' && isWords(node) && (node.callee as Node).type !== 'Identifier'
  );
}

const isShown = (child: Node) =>
  child.type === 'JSXText'
    ? !/^\s*\n\s*$/.test(String(child.value))
    : (child.expression as Node | undefined)?.type !== 'JSXEmptyExpression';

/** Words that change beside something else, in the same element, where they may be translated. */
function changingBesideOthers(module: Module, element: Node): Node[] {
  const shown = (element.children as Node[]).filter(isShown);
  const opening = element.openingElement as Node | undefined;
  const isFixed = opening && attributeOf(module, opening, 'translate') === '"no"';
  if (isFixed || shown.length < 2) return [];
  return shown.filter(
    (child) => child.type === 'JSXExpressionContainer' && isChanging(child.expression as Node),
  );
}

/** Whether an expression may be words of the console's own; of a name, whether what it stands for may be. */
function mayBeWords(node: Node, module: Module): boolean {
  if (node.type === 'Identifier') {
    const isIt = (one: Node) =>
      one.type === 'VariableDeclarator' && (one.id as { name?: unknown }).name === node.name;
    const stands = module.nodes.filter((one) => isIt(one) && one.init);
    return stands.some(({ init }) => mayBeWords(init as Node, { ...module, nodes: [] }));
  }
  if (node.type === 'CallExpression') {
    const callee = node.callee as Node;
    return callee.type === 'Identifier' && speaks.test(String(callee.name));
  }
  const parts = [node.left, node.right, node.consequent, node.alternate] as (Node | undefined)[];
  return parts.some((part) => part && mayBeWords(part, module));
}

/** Words of the console's own in an element that says that it holds none. */
function wordsLeftAlone(module: Module, element: Node): Node[] {
  if (attributeOf(module, element.openingElement as Node, 'translate') !== '"no"') return [];
  return (element.children as Node[]).filter(
    (child) =>
      child.type === 'JSXExpressionContainer' && mayBeWords(child.expression as Node, module),
  );
}

/**
 * A browser that translates the page changes every word in it, and so a SIP message, a number or an address
 * too, unless their element says that they are none. It puts an element in the place of each text: React
 * reaches words that change only where they are alone in their own. The console's words stand in no element that
 * says that it holds none.
 */
export function translationViolations(modules: Module[]): string[] {
  const shared = modules.flatMap(madeLooks).filter(([, isExported]) => isExported);
  const codeIn = (module: Module) => {
    const looks = codeLooks([...shared, ...madeLooks(module)]);
    return module.nodes.filter(
      (node) =>
        node.type === 'JSXOpeningElement' &&
        attributeOf(module, node, 'translate') === undefined &&
        isCode(module, node, looks),
    );
  };
  return modules.flatMap((module) => [
    ...codeIn(module).map(
      (node) =>
        `${module.path}:${lineOf(module, node)} shows code that browsers would translate: translate="no"`,
    ),
    ...module.nodes
      .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
      .flatMap((element) => changingBesideOthers(module, element))
      .map(
        (node) =>
          `${module.path}:${lineOf(module, node)} changes words beside something else: an element of their own`,
      ),
    ...module.nodes
      .filter(({ type }) => type === 'JSXElement')
      .flatMap((element) => wordsLeftAlone(module, element))
      .map(
        (node) =>
          `${module.path}:${lineOf(module, node)} keeps words from being translated: translate="yes" for them`,
      ),
  ]);
}
