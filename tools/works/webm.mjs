/**
 * A WebM of VP8 frames, each a whole picture: the payload of a lossy WebP is exactly such a frame, so that an encoder of
 * pictures is enough. Elements of EBML are an id, a size and a content (RFC 8794, RFC 9559).
 */
export function webmOf(frames, { size, frameMs }) {
  const clusters = [];
  const perCluster = Math.max(1, Math.floor(5_000 / frameMs));
  for (let first = 0; first < frames.length; first += perCluster) {
    const blocks = frames.slice(first, first + perCluster).map((frame, i) => {
      const head = Buffer.from([0x81, 0, 0, 0x80]);
      head.writeInt16BE(i * frameMs, 1);
      return element('a3', Buffer.concat([head, frame]));
    });
    clusters.push(element('1f43b675', element('e7', unsigned(first * frameMs)), ...blocks));
  }
  const header = element(
    '1a45dfa3',
    element('4286', unsigned(1)),
    element('42f7', unsigned(1)),
    element('42f2', unsigned(4)),
    element('42f3', unsigned(8)),
    element('4282', Buffer.from('webm')),
    element('4287', unsigned(2)),
    element('4285', unsigned(2)),
  );
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(frames.length * frameMs);
  const info = element(
    '1549a966',
    element('2ad7b1', unsigned(1_000_000)),
    element('4489', duration),
    element('4d80', Buffer.from('Candor')),
    element('5741', Buffer.from('Candor')),
  );
  const track = element(
    '1654ae6b',
    element(
      'ae',
      element('d7', unsigned(1)),
      element('73c5', unsigned(1)),
      element('9c', unsigned(0)),
      element('83', unsigned(1)),
      element('86', Buffer.from('V_VP8')),
      element('23e383', unsigned(frameMs * 1_000_000)),
      element('e0', element('b0', unsigned(size)), element('ba', unsigned(size))),
    ),
  );
  return Buffer.concat([header, element('18538067', info, track, ...clusters)]);
}

/** The one VP8 frame of a lossy WebP without transparency. */
export function frameOf(webp) {
  if (webp.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('a frame of a film is a plain lossy picture');
  return webp.subarray(20, 20 + webp.readUInt32LE(16));
}

function element(id, ...contents) {
  const content = Buffer.concat(contents);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length) | 0x0100_0000_0000_0000n);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}

function unsigned(value) {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}
