import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { verifyVerdict } from './verify-verdict.ts';

afterEach(() => vi.unstubAllGlobals());

const base64 = (bytes: Uint8Array | ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const bytesOf = (text: string) => new TextEncoder().encode(text);
const text = 'candor/otc-verdict/v1\n{\n  "order": 41,\n  "toBuyer": "50"\n}\n';
let key: string;
let note: string;
const checked = async (file: string) => (await verifyVerdict(bytesOf(file), key)).result;

beforeAll(async () => {
  const { subtle } = globalThis.crypto;
  const pair = await subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  key = base64(await subtle.exportKey('raw', pair.publicKey));
  const signature = new Uint8Array(await subtle.sign('Ed25519', pair.privateKey, bytesOf(text)));
  note = `${text}\n— candor-documents ${base64(Uint8Array.of(1, 2, 3, 4, ...signature))}\n`;
});

it('finds the signed text, alone and inside a PDF, and shows it', async () => {
  expect(await verifyVerdict(bytesOf(note), key)).toEqual({ result: 'right', text });
  expect(await checked(`%PDF-1.7\n/Keywords (candor-note:${base64(bytesOf(note))})\n%%EOF`)).toBe('right');
});

it('finds changes, and files without a signed verdict', async () => {
  expect(await checked(note.replace('"50"', '"51"'))).toBe('wrong');
  for (const file of [text, note.replace('otc-verdict', 'other'), '%PDF-1.7']) {
    expect(await checked(file)).toBe('no_document');
  }
});

it('says that it cannot check where the browser has no cryptography', async () => {
  vi.stubGlobal('crypto', {});
  expect(await checked(note)).toBe('unable');
});
