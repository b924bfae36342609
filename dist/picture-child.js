import { n as assert } from "./chunk-assert-NnURUTHi.js";
import { n as reject, t as done } from "./chunk-outcome-Cyzjq9-L.js";
import { createRequire } from "node:module";
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { readFile } from "node:fs/promises";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
// packages/platform/src/uploads/picture.ts
var picturePixelsMax = 4e7;
/** Of pictures whose decoder takes ten times the others' time and memory for a pixel; no phone makes larger ones. */
var heifPixelsMax = 12e6;
var decodeSeconds = 15;
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: [
	"Jpeg",
	"Png",
	"Webp",
	"Nsgif",
	"Heif"
].map((kind) => `VipsForeignLoad${kind}`) });
sharp.cache(false);
sharp.concurrency(1);
/** What a file begins with, and which decoder has to agree. */
var decoders = {
	"image/jpeg": "jpeg",
	"image/png": "png",
	"image/apng": "png",
	"image/webp": "webp",
	"image/gif": "gif",
	"image/avif": "heif"
};
/** What phones make of photos, and no decoder of ours reads: its owner hears how to send another kind. */
var isHeic = (mime) => /^image\/hei[cf]/.test(mime);
var within = (side) => ({
	width: side,
	height: side,
	fit: "inside",
	withoutEnlargement: true
});
var webp = (picture) => picture.webp({ quality: 85 });
var encodings = {
	avatar: {
		mediaType: "image/webp",
		apply: (picture) => webp(picture.resize({
			width: 256,
			height: 256,
			fit: "cover",
			position: "centre"
		}))
	},
	qr: {
		mediaType: "image/webp",
		apply: (picture) => webp(picture.resize(within(1600)))
	},
	proof: {
		mediaType: "image/webp",
		apply: (picture) => webp(picture.resize(within(2400)))
	},
	identity: {
		mediaType: "image/jpeg",
		apply: (picture) => picture.resize(within(2600)).flatten({ background: "#fff" }).jpeg({ quality: 88 })
	}
};
/**
* Reads a picture and draws it anew (security.md W7). What is kept is our encoder's alone: no place it was taken at, no
* profile, no bytes that some other program might take for something else.
*/
async function encodePicture(file, purpose) {
	const refused = (code) => ({
		outcome: reject(code),
		pixels: 0
	});
	const told = await fileTypeFromBuffer(file);
	if (told !== void 0 && isHeic(told.mime)) return refused("upload_heic");
	const decoder = told === void 0 ? void 0 : decoders[told.mime];
	if (decoder === void 0) return refused("upload_type_wrong");
	try {
		const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
		if (format !== decoder) return refused("upload_type_wrong");
		const pixels = width * height;
		if (pixels > (format === "heif" ? heifPixelsMax : picturePixelsMax)) return refused("upload_too_many_pixels");
		return {
			outcome: await drawn(file, encodings[purpose]),
			pixels
		};
	} catch {
		return refused("upload_unreadable");
	}
}
async function drawn(file, { mediaType, apply }) {
	try {
		const bytes = await apply(sharp(file, {
			limitInputPixels: picturePixelsMax,
			failOn: "error",
			autoOrient: true
		}).timeout({ seconds: decodeSeconds })).toBuffer();
		return done({
			mediaType,
			bytes
		});
	} catch {
		return reject("upload_unreadable");
	}
}
// packages/platform/src/uploads/read-qr.ts
/** Enough for every code that a phone can read, and few enough pixels to search in some milliseconds. */
var sides = [700, 1400];
var reader;
/** Text of the first QR code in one of our own pictures; `undefined` when there is none. */
async function readQr(picture) {
	reader ??= loadReader();
	await reader;
	for (const side of sides) {
		const { data, info } = await sharp(picture).resize({
			width: side,
			height: side,
			fit: "inside",
			withoutEnlargement: true
		}).flatten({ background: "#fff" }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
		const image = {
			data: new Uint8ClampedArray(data),
			width: info.width,
			height: info.height,
			colorSpace: "srgb"
		};
		const [found] = await readBarcodes(image, {
			formats: ["QRCode"],
			maxNumberOfSymbols: 1,
			tryHarder: true
		});
		if (found?.isValid === true) return found.text;
	}
}
/** From the package beside us: the library itself would fetch its code from the internet. */
async function loadReader() {
	const path = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
	const wasmBinary = new Uint8Array(await readFile(path)).buffer;
	await prepareZXingModule({
		overrides: { wasmBinary },
		fireImmediately: true
	});
}
// packages/platform/src/uploads/glyphs.ts
/**
* Letters five dots wide and seven high, a column a byte with the top dot lowest. A watermark may not depend on the fonts
* that the machine happens to have: without one it would be missing, and nobody would see that it is.
*/
var table = `
0 3e5149453e 1 00427f4000 2 4261514946 3 2141454b31 4 1814127f10 5 2745454539 6 3c4a494930 7 0171090503 8 3649494936 9 064949291e
A 7e1111117e B 7f49494936 C 3e41414122 D 7f4141221c E 7f49494941 F 7f09090901 G 3e4149497a H 7f0808087f I 00417f4100 J 2040413f01
K 7f08142241 L 7f40404040 M 7f020c027f N 7f0408107f O 3e4141413e P 7f09090906 Q 3e4151215e R 7f09192946 S 4649494931 T 01017f0101
U 3f4040403f V 1f2040201f W 3f4038403f X 6314081463 Y 0708700807 Z 6151494543 - 0808080808 _ 4040404040 . 0060600000 : 0036360000
`;
var glyphs = /* @__PURE__ */ new Map();
var words = table.trim().split(/\s+/);
for (let at = 0; at < words.length; at += 2) glyphs.set(words[at], [...Buffer.from(words[at + 1], "hex")]);
/** Whether the dot at this place of a line of text is set. Small letters are shown as capitals, what has no glyph as a space. */
function isDotOfText(text, x, y) {
	const column = x % 6;
	const glyph = glyphs.get((text[Math.floor(x / 6)] ?? " ").toUpperCase());
	return glyph !== void 0 && column < 5 && ((glyph[column] ?? 0) >> y & 1) === 1;
}
// packages/platform/src/uploads/watermark.ts
/** So many lines of it across the shorter side. */
var linesAcross = 9;
/**
* The picture with words in its pixels, over and over: who photographs his screen or passes the file on has put his name
* on it. Bright dots with a dark shadow, so that it stands on white and on black.
*/
async function watermarked(picture, words) {
	const { width, height } = await sharp(picture).metadata();
	const tile = tileOf(`${words}   `, width, height);
	return {
		mediaType: "image/jpeg",
		bytes: await sharp(picture).composite([{
			input: tile.data,
			raw: {
				width: tile.width,
				height: tile.height,
				channels: 4
			},
			tile: true
		}]).flatten({ background: "#fff" }).jpeg({ quality: 85 }).toBuffer()
	};
}
/**
* Two lines of the words, the second shifted by half, so that no part of the picture is without. As large as the picture has
* room for all of them; a tile may not be larger than what it is laid over.
*/
function tileOf(words, widest, highest) {
	const dotsWide = words.length * 6;
	const lineDots = 28;
	const dot = Math.max(1, Math.floor(Math.min(widest / dotsWide, Math.min(widest, highest) / linesAcross / lineDots)));
	const width = Math.min(widest, dotsWide * dot);
	const height = Math.min(highest, 56 * dot);
	const data = Buffer.alloc(width * height * 4);
	const dots = dotsOf(words, dotsWide, lineDots);
	const isSet = (x, y) => dots[Math.floor(y / dot) * dotsWide + Math.floor(x / dot)] === 1;
	const shadow = Math.max(1, dot >> 1);
	for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
		const isBright = isSet(x, y);
		if (!isBright && (x < shadow || y < shadow || !isSet(x - shadow, y - shadow))) continue;
		data.writeUInt32BE(isBright ? 4294967160 : 100, (y * width + x) * 4);
	}
	return {
		data,
		width,
		height
	};
}
/** The two lines, a byte a dot. */
function dotsOf(words, dotsWide, lineDots) {
	const dots = new Uint8Array(dotsWide * lineDots * 2);
	for (let x = 0; x < dotsWide; x++) for (let y = 0; y < 7; y++) {
		if (!isDotOfText(words, x, y)) continue;
		dots[(7 + y) * dotsWide + x] = 1;
		dots[(lineDots + 7 + y) * dotsWide + (x + (dotsWide >> 1)) % dotsWide] = 1;
	}
	return dots;
}
// packages/platform/src/uploads/do-task.ts
async function doTask(task) {
	if (task.kind === "encode") return encodePicture(task.file, task.purpose);
	if (task.kind === "read_qr") return readQr(task.picture);
	return watermarked(task.picture, task.words);
}
// packages/platform/src/uploads/run-picture-child.ts
var lookEveryMs = 20;
/**
* The whole of the entry: a process that unpacks what strangers send and has nothing else, no books, no keys, no sockets.
* It ends with whoever started it, and by itself when a picture takes more memory than any honest one.
*/
function runPictureChild() {
	assert(process.send !== void 0, "pictures are drawn for a process that started this one");
	const tell = (message) => void process.send?.(message);
	goFirstWhenMemoryIsShort();
	setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
	for (const signal of [
		"SIGINT",
		"SIGTERM",
		"SIGHUP"
	]) process.on(signal, () => void 0);
	process.on("disconnect", () => process.exit(0));
	process.on("message", ({ task, memoryMax }) => {
		const watching = setInterval(() => {
			if (process.memoryUsage.rss() > memoryMax) process.exit(70);
		}, lookEveryMs);
		doTask(task).then((result) => tell({ result }), (error) => tell({ failed: String(error) })).finally(() => clearInterval(watching));
	});
}
/** Linux: a machine out of memory ends this process before any other. */
function goFirstWhenMemoryIsShort() {
	try {
		writeFileSync("/proc/self/oom_score_adj", "1000");
	} catch {}
}
// apps/server/src/picture-child.ts
/** Entry of the process that unpacks pictures. */
runPictureChild();
export {};

//# sourceMappingURL=picture-child.js.map