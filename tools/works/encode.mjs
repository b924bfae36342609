import sharp from 'sharp';
import { frameOf, webmOf } from './webm.mjs';

export const sides = { still: 960, cover: 800, poster: 720, thumbnail: 320 };
const movingSides = [480, 400, 320, 256];
export const bytesMax = { still: 46_000, poster: 26_000, thumbnail: 8_500, gif: 165_000, video: 190_000 };

sharp.concurrency(1);

/** A drawn picture at the size that is wanted: an SVG is drawn for it, a raster is made smaller. */
function pixelsOf({ svg, raw, size }, side) {
  const picture =
    svg === undefined
      ? sharp(raw, { raw: { width: size, height: size, channels: 3 } })
      : sharp(Buffer.from(svg), { density: (72 * side) / 1_000 });
  return picture.resize(side, side, { kernel: 'lanczos3' }).flatten({ background: '#000' }).removeAlpha();
}

/** The best lossy picture that is small enough. */
export async function stillOf(drawn, side, limit) {
  const { data } = await pixelsOf(drawn, side).raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: side, height: side, channels: 3 } };
  const at = (quality) => sharp(data, raw).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
  let best = await at(92);
  for (let [low, high] = [30, 92]; best.length > limit && high - low > 1; ) {
    const quality = (low + high) >> 1;
    const tried = await at(quality);
    if (tried.length > limit) high = quality;
    else {
      low = quality;
      if (high - low <= 2) best = tried;
    }
    if (high - low <= 1) best = await at(low);
  }
  return best;
}

async function framesOf(drawn, side) {
  const frames = [];
  for (const one of drawn) frames.push(await pixelsOf(one, side).png({ compressionLevel: 1 }).toBuffer());
  return frames;
}

/** The best moving picture that is small enough, repeated for ever; smaller in pixels before it is poor. */
export async function gifOf(work) {
  return firstSmallEnough(work, bytesMax.gif, async (frames, quality) =>
    sharp(frames, { join: { animated: true } })
      .webp({ quality, effort: 4, minSize: true, delay: frames.map(() => work.frameMs), loop: 0 })
      .toBuffer(),
  );
}

/** The best film that is small enough. */
export async function videoOf(work) {
  return firstSmallEnough(work, bytesMax.video, async (frames, quality, side) => {
    const pictures = [];
    for (const frame of frames) pictures.push(frameOf(await sharp(frame).webp({ quality, effort: 4 }).toBuffer()));
    return webmOf(pictures, { size: side, frameMs: work.frameMs });
  });
}

async function firstSmallEnough(work, limit, encoded) {
  const drawn = Array.from({ length: work.frames }, (_, i) => work.draw(i / work.frames));
  for (const side of movingSides) {
    const frames = await framesOf(drawn, side);
    for (const quality of [80, 60, 44, 32]) {
      const bytes = await encoded(frames, quality, side);
      if (bytes.length <= limit) return { bytes, side };
    }
  }
  throw new Error('a moving picture is too large at any quality');
}
