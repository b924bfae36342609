import { mustBe, type Probe, viewOf } from './container.ts';

/** Elements by their ids (RFC 9559). */
const id = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  encodings: 0x6d80,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  tags: 0x1254c367,
  void: 0xec,
  sum: 0xbf,
} as const;

const inSegment: ReadonlySet<number> = new Set([
  id.seekHead,
  id.info,
  id.tracks,
  id.cluster,
  id.cues,
  id.tags,
  id.void,
  id.sum,
]);
const codecs = new Set(['V_VP8', 'V_VP9', 'V_AV1', 'A_OPUS', 'A_VORBIS']);
const videoTrack = 1;

interface Element {
  readonly id: number;
  readonly content: Uint8Array;
}

/**
 * A WebM with one film: elements without a gap, no attachments, no encryption. Elements that players pass over are
 * emptied.
 */
export function probeWebm(file: Uint8Array): Probe {
  const bytes = Uint8Array.from(file);
  const [header, segment, ...rest] = elementsOf(bytes);
  mustBe(header?.id === id.header && segment?.id === id.segment && rest.length === 0, 'it is a header and a segment');
  mustBe(textOf(childOf(header.content, id.docType)) === 'webm', 'the header says that it is a WebM');
  const parts = elementsOf(segment.content);
  mustBe(
    parts.every((part) => inSegment.has(part.id)),
    'the segment has parts of a film alone',
  );
  for (const part of parts) if (part.id === id.void) part.content.fill(0);
  const info = childOf(segment.content, id.info);
  const scale = numberOf(elementsOf(info).find((one) => one.id === id.timestampScale)?.content, 1_000_000);
  const durationMs = Math.round((floatOf(childOf(info, id.duration)) * scale) / 1_000_000);
  mustBe(durationMs > 0 && parts.some((part) => part.id === id.cluster), 'it lasts');
  return { bytes, durationMs, ...sizeOf(childOf(segment.content, id.tracks)) };
}

function sizeOf(tracks: Uint8Array): { readonly width: number; readonly height: number } {
  const all = elementsOf(tracks).filter((one) => one.id === id.track);
  for (const { content } of all) {
    mustBe(codecs.has(textOf(childOf(content, id.codec))), 'a track is one that browsers play');
    mustBe(
      elementsOf(content).every((one) => one.id !== id.encodings),
      'a track is not encrypted',
    );
  }
  const [film, ...more] = all.filter(({ content }) => numberOf(childOf(content, id.trackType)) === videoTrack);
  mustBe(film !== undefined && more.length === 0, 'there is one film');
  const video = childOf(film.content, id.video);
  const [width, height] = [numberOf(childOf(video, id.width)), numberOf(childOf(video, id.height))];
  mustBe(width > 0 && height > 0, 'the film has a size');
  return { width, height };
}

/** The elements of a content, which they fill to its end. */
function elementsOf(bytes: Uint8Array): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length; ) {
    const idSize = sizeOfNumber(bytes[at] ?? 0);
    mustBe(idSize <= 4, 'an id has four bytes at most');
    const head = bytes[at + idSize] ?? 0;
    const lengthSize = sizeOfNumber(head);
    mustBe(lengthSize <= 8 && at + idSize + lengthSize <= bytes.length, 'an element has a size');
    const lengthBytes = bytes.slice(at + idSize, at + idSize + lengthSize);
    lengthBytes[0] = head & (0xff >> lengthSize);
    const start = at + idSize + lengthSize;
    const end = start + numberOf(lengthBytes);
    mustBe(end <= bytes.length, 'an element lies within the one around it');
    found.push({ id: numberOf(bytes.subarray(at, at + idSize)), content: bytes.subarray(start, end) });
    at = end;
  }
  return found;
}

/** The bytes of a number, by the zeros its first one begins with. */
function sizeOfNumber(first: number): number {
  return Math.clz32(first) - 23;
}

function childOf(parent: Uint8Array, wanted: number): Uint8Array {
  const child = elementsOf(parent).find((one) => one.id === wanted);
  mustBe(child !== undefined, `it has the element ${wanted.toString(16)}`);
  return child.content;
}

function numberOf(bytes: Uint8Array | undefined, otherwise = 0): number {
  return bytes === undefined ? otherwise : bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

function floatOf(bytes: Uint8Array): number {
  mustBe(bytes.length === 4 || bytes.length === 8, 'a duration has four bytes or eight');
  return bytes.length === 4 ? viewOf(bytes).getFloat32(0) : viewOf(bytes).getFloat64(0);
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 32));
}
