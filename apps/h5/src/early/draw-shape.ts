import type { ShapeNode } from './shape.ts';

const svg = 'http://www.w3.org/2000/svg';

/** Draws a shape without making markup of texts, which the pages' policy forbids. */
export function drawShape(node: ShapeNode, space?: string): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [tag, attributes, ...children] = node;
  const own = tag === 'svg' ? svg : space;
  const element = own === undefined ? document.createElement(tag) : document.createElementNS(own, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map((child) => drawShape(child, own)));
  return element;
}

/** All that a shape says, for the fonts that it needs. */
export function wordsOf(node: ShapeNode): string {
  if (typeof node === 'string') return node;
  const [, , ...children] = node;
  return children.map(wordsOf).join('');
}
