/*
 * Checks the signature of a verdict of OTC: `node tools/check-verdict.mjs otc-verdict-41.pdf KEY`, with the PDF or the signed
 * text, and the public key in base64 as /otc/document_key answers it. It prints the words that are signed. It needs nothing
 * but Node, and nothing of ours.
 */
import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [file = '', key = ''] = process.argv.slice(2);
const bytes = readFileSync(file);
const inside = /candor-note:([A-Za-z0-9+/=]+)/.exec(bytes.toString('latin1'))?.[1];
const note = (inside === undefined ? bytes : Buffer.from(inside, 'base64')).toString('utf8');
// The lines, an empty one, and the signature: four bytes that name the key, and 64 of Ed25519.
const [, text = '', signature = ''] = /^([\s\S]*\n)\n— \S+ (\S+)\n$/.exec(note) ?? [];
const head = Buffer.from('302a300506032b6570032100', 'hex');
const publicKey = createPublicKey({
  key: Buffer.concat([head, Buffer.from(key, 'base64')]),
  format: 'der',
  type: 'spki',
});
const isRight = text !== '' && verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64').subarray(4));
if (isRight) console.log(text);
console.log(isRight ? '✓ signed with this key' : '✗ not signed with this key, or changed since');
process.exitCode = isRight ? 0 : 1;
