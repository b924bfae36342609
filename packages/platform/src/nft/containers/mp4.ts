import { mustBe, type Probe, viewOf, wordAt } from './container.ts';

const outer: ReadonlySet<string> = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide']);
const passedOver: ReadonlySet<string> = new Set(['free', 'skip', 'wide']);
const codecs: ReadonlySet<string> = new Set(['avc1', 'avc3', 'hvc1', 'hev1', 'vp09', 'av01', 'mp4a', 'Opus']);

interface Box {
  readonly word: string;
  readonly content: Uint8Array;
}

/**
 * An MP4 with one film, all of it in this file: boxes without a gap, none of them unknown. Boxes that players pass over
 * are emptied.
 */
export function probeMp4(file: Uint8Array): Probe {
  const bytes = Uint8Array.from(file);
  const boxes = boxesOf(bytes);
  mustBe(boxes[0]?.word === 'ftyp' && boxes.every(({ word }) => outer.has(word)), 'it has the boxes of a film alone');
  mustBe(
    boxes.some(({ word }) => word === 'mdat'),
    'it has pictures',
  );
  for (const { word, content } of boxes) if (passedOver.has(word)) content.fill(0);
  const movie = boxOf(boxes, 'moov');
  const parts = boxesOf(movie);
  const { scale, duration } = timesOf(boxOf(parts, 'mvhd'));
  const durationMs = Math.round((duration / scale) * 1_000);
  mustBe(Number.isFinite(durationMs) && durationMs > 0, 'it lasts');
  const tracks = parts.filter(({ word }) => word === 'trak').map(({ content }) => trackOf(boxesOf(content)));
  const [film, ...more] = tracks.filter(({ handler }) => handler === 'vide');
  mustBe(film !== undefined && more.length === 0, 'there is one film');
  mustBe(
    tracks.every(({ handler }) => handler === 'vide' || handler === 'soun'),
    'there are pictures and sound alone',
  );
  mustBe(film.width > 0 && film.height > 0, 'the film has a size');
  return { bytes, durationMs, width: film.width, height: film.height };
}

function timesOf(header: Uint8Array): { readonly scale: number; readonly duration: number } {
  const view = viewOf(header);
  return view.getUint8(0) === 1
    ? { scale: view.getUint32(20), duration: Number(view.getBigUint64(24)) }
    : { scale: view.getUint32(12), duration: view.getUint32(16) };
}

function trackOf(parts: readonly Box[]) {
  const header = boxOf(parts, 'tkhd');
  const view = viewOf(header);
  const media = boxesOf(boxOf(parts, 'mdia'));
  const inside = boxesOf(boxOf(media, 'minf'));
  const references = boxOf(boxesOf(boxOf(inside, 'dinf')), 'dref');
  for (const { content } of boxesOf(references.subarray(8))) {
    mustBe((content[3] ?? 0) === 1, 'a track has its data in this file');
  }
  const entries = boxesOf(boxOf(boxesOf(boxOf(inside, 'stbl')), 'stsd').subarray(8));
  mustBe(entries.length > 0 && entries.every(({ word }) => codecs.has(word)), 'a track is one that browsers play');
  return {
    handler: wordAt(boxOf(media, 'hdlr'), 8),
    // Sixteen bits before the point and sixteen behind it.
    width: view.getUint16(header.length - 8),
    height: view.getUint16(header.length - 4),
  };
}

/** The boxes of a content, which they fill to its end. */
function boxesOf(bytes: Uint8Array): Box[] {
  const view = viewOf(bytes);
  const found: Box[] = [];
  for (let at = 0; at < bytes.length; ) {
    const short = view.getUint32(at);
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short;
    mustBe(size >= head && at + size <= bytes.length, 'a box lies within the one around it');
    found.push({ word: wordAt(bytes, at + 4), content: bytes.subarray(at + head, at + size) });
    at += size;
  }
  return found;
}

function boxOf(boxes: readonly Box[], wanted: string): Uint8Array {
  const found = boxes.find(({ word }) => word === wanted);
  mustBe(found !== undefined, `it has the box ${wanted}`);
  return found.content;
}
