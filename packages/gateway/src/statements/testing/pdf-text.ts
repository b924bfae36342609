import { inflateSync } from 'node:zlib';
import { assert, present } from '@candor/kernel';

/**
 * The lines of text of each page, top to bottom, as far as our own documents need it: texts in fonts that were embedded
 * in part. A letter that its font does not have is an error.
 */
export function pdfLines(bytes: Uint8Array): readonly (readonly string[])[] {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'));
  const at = (id: string) => present(objects.get(id), `object ${id} is in the document`);
  const pages = [...objects.values()].find((object) => object.includes('/Type /Pages')) ?? '';
  return referencesIn(/\/Kids \[(.*?)\]/s.exec(pages)?.[1] ?? '').map((page) => {
    const resources = at(referenceOf(at(page), 'Resources'));
    const letters = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        lettersOf(streamOf(at(referenceOf(at(id), 'ToUnicode')))),
      ]),
    );
    return linesOf(streamOf(at(referenceOf(at(page), 'Contents'))), letters);
  });
}

function objectsOf(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => [id, body]));
}

function referenceOf(object: string, name: string): string {
  return present(new RegExp(`/${name} (\\d+) 0 R`).exec(object)?.[1], `${name} is named`);
}

function referencesIn(list: string): string[] {
  return [...list.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id);
}

function streamOf(object: string): string {
  const packed = present(/stream\n(.*)\nendstream/s.exec(object)?.[1], 'the object has a stream');
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}

/** The letter of each glyph of a font, from glyph 0 on, which represents missing letters. */
function lettersOf(toUnicode: string): readonly string[] {
  return [...toUnicode.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[(.*?)\]/gs)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, hex = '']) =>
      String.fromCharCode(...(hex.match(/[0-9a-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ),
  );
}

function linesOf(content: string, letters: ReadonlyMap<string, readonly string[]>): string[] {
  const lines = new Map<number, string>();
  const shown = /1 0 0 1 \S+ (\S+) Tm\n\/(F\d+) \S+ Tf\n\[(.*?)\] TJ/gs;
  for (const [, y = '', font = '', parts = ''] of content.matchAll(shown)) {
    const glyphs = [...parts.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => {
      const index = Number.parseInt(glyph, 16);
      assert(index > 0, 'the font has every letter that is written with it');
      return letters.get(font)?.[index] ?? '';
    });
    const height = Math.round(Number(y));
    lines.set(height, (lines.get(height) ?? '') + text.join(''));
  }
  return [...lines].sort(([a], [b]) => b - a).map(([, text]) => text);
}
