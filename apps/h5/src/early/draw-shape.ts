import type { ShapeNode } from './shape.ts';

const svg = 'http://www.w3.org/2000/svg';

interface Drawing {
  /** Elements with this attribute are left out. */
  readonly without: string | undefined;
  /** The namespace of the elements around. */
  readonly space?: string | undefined;
}

/** Draws a shape without making markup of texts, which the pages' policy forbids. */
export function drawShape(node: ShapeNode, { without, space }: Drawing): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [tag, attributes, ...children] = node;
  const own = tag === 'svg' ? svg : space;
  const element = own === undefined ? document.createElement(tag) : document.createElementNS(own, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const child of children) {
    const isLeftOut = without !== undefined && typeof child !== 'string' && without in child[1];
    if (!isLeftOut) element.append(drawShape(child, { without, space: own }));
  }
  return element;
}

/** All that a shape says, for the fonts that it needs. */
export function wordsOf(node: ShapeNode): string {
  if (typeof node === 'string') return node;
  const [, , ...children] = node;
  return children.map(wordsOf).join('');
}
