import { isCode, isTest, parse, walk } from '../syntax.mjs';

/** The places where a plain number becomes money on purpose: the money package, and the codecs that read its output. */
const mayBrand = /^packages\/money\/|codec|^(e2e|bench|tools)\/|^packages\/(sim|testkit)\//;

/** Casts to money: arithmetic forgets the brand, so only named functions of packages/money may put it on. */
export function brands(file) {
  if (!isCode(file.path) || isTest(file.path) || mayBrand.test(file.path)) return [];
  const found = [];
  walk(parse(file).program, (node) => {
    if (node.type !== 'TSAsExpression') return;
    const type = node.typeAnnotation.type === 'TSArrayType' ? node.typeAnnotation.elementType : node.typeAnnotation;
    const name = type.typeName?.name;
    if (name === 'Atoms' || name === 'Price') {
      found.push({
        at: node.start,
        says: `a cast to ${name}: use the functions of @candor/money (plus, minus, atoms, price, …)`,
      });
    }
  });
  return found;
}
