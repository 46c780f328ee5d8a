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

/** Whether what stands in an element has the face of code. What is typed into a field is never translated. */
function isCode(module: Module, element: Node): boolean {
  const tag = (element.name as { name?: unknown }).name;
  const component = /"(\w+)"/.exec(attributeOf(module, element, 'component') ?? '')?.[1];
  const look = `${attributeOf(module, element, 'className') ?? ''} ${attributeOf(module, element, 'sx') ?? ''}`;
  const isOwn = /\bmono\b(?!\.fontFamily)/.test(look.replace(/'& [^']*': \{[^}]*\}/g, ''));
  return asWritten.test(String(component ?? tag)) || isOwn;
}

/**
 * A browser that translates the page changes every word in it, and so a SIP message, a number or an address
 * too, unless their element says that they are none.
 */
export function translationViolations(modules: Module[]): string[] {
  return modules.flatMap((module) =>
    module.nodes
      .filter(
        (node) =>
          node.type === 'JSXOpeningElement' &&
          isCode(module, node) &&
          attributeOf(module, node, 'translate') !== '"no"',
      )
      .map(({ start }) => {
        const line = module.text.slice(0, start).split('\n').length;
        return `${module.path}:${line} shows code that browsers would translate: translate="no"`;
      }),
  );
}
