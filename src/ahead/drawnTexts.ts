/** What is another text in another language: of which node, in the order of the page, in which attribute or ''. */
export type DrawnText = [node: number, attribute: string, text: string];

/** Writes the texts of a language into what was drawn in another one. */
export function writeTexts(drawn: Node, texts: DrawnText[]): void {
  const walk = document.createTreeWalker(drawn);
  let at = 0;
  for (const [node, attribute, text] of texts) {
    for (; at < node; at += 1) walk.nextNode();
    const { currentNode } = walk;
    if (attribute) (currentNode as Element).setAttribute(attribute, text);
    else currentNode.nodeValue = text;
  }
}
