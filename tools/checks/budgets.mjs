import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { appDist, consoleDist } from '../lib/paths.mjs';
import { report } from './report.mjs';

/**
 * The largest download of a phone, in KiB after gzip. A little above the present sizes, so that growth is a decision;
 * the chart of candles is a library by itself.
 */
const kibMax = { entry: 142, part: 60, shared: 26, chart: 58, language: 16, font: 45, console: 180 };

/**
 * Weighs what the built console needs at once, and the built app: the entry with everything it needs at once, each file of small pieces that many screens share, each part
 * loaded later with everything else it needs, each part of a language, each font.
 * It reads the list that Vite writes of a build, so it runs after one.
 */
export function checkBudgets(_files, { dist = appDist, ofConsole = consoleDist } = {}) {
  const manifest = readManifest(dist);
  const chunks = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  const findings = [];
  const weigh = (kind, name, kib) => {
    if (kib <= kibMax[kind]) return;
    findings.push({
      place: name,
      says: `${kind} of ${kib.toFixed(1)} KiB after gzip, more than ${kibMax[kind]}: load a part of it later`,
    });
  };
  const sizeOf = (file) => sizeIn(dist, file);
  const sizeOfAll = (keys) => keys.reduce((sum, key) => sum + sizeOf(manifest[key].file), 0);

  const atOnce = neededAtOnce(manifest);
  const entryKib = sizeOfAll([...atOnce]);
  weigh('entry', 'the entry and what it imports', entryKib);
  // Every screen finds them fetched, but the first.
  const shared = chunks.map(([key]) => key).filter((key) => /^_(?:kit|icons|pages)-/.test(key));
  for (const key of shared) weigh('shared', key, sizeOf(manifest[key].file));
  const known = new Set([...atOnce, ...shared]);
  const later = chunks.filter(([key, { isDynamicEntry }]) => isDynamicEntry && !atOnce.has(key)).map(([key]) => key);
  // A language has one chunk for every page and one for each part that some screens fetch later.
  const languages = later.filter((key) => /(^|\/)virtual:texts\//.test(key));
  for (const key of later) {
    const kind = languages.includes(key) ? 'language' : key.endsWith('/CandleChart.tsx') ? 'chart' : 'part';
    weigh(kind, key, sizeOfAll([...needed(manifest, key)].filter((one) => !known.has(one))));
  }
  const consoleManifest = readManifest(ofConsole);
  const consoleKib = [...neededAtOnce(consoleManifest)].reduce(
    (sum, key) => sum + sizeIn(ofConsole, consoleManifest[key].file),
    0,
  );
  weigh('console', 'the first page of the console', consoleKib);
  const fonts = fontsOf(dist);
  for (const font of fonts) weigh('font', font, readFileSync(join(dist, font)).length / 1024);
  return report(
    {
      'KiB at once': Math.round(entryKib),
      'KiB of the console': Math.round(consoleKib),
      'shared files': shared.length,
      'parts later': later.length,
      languages: languages.length,
      fonts: fonts.length,
    },
    findings,
  );
}

function readManifest(dist) {
  const file = join(dist, '.vite', 'manifest.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function sizeIn(dist, file) {
  return gzipSync(readFileSync(join(dist, file))).length / 1024;
}

/** The part that draws an app runs later than its entry, and is fetched with it. */
function neededAtOnce(manifest) {
  const first = Object.entries(manifest)
    .filter(([key, { file, isEntry }]) => file.endsWith('.js') && (isEntry || key === 'src/draw.tsx'))
    .flatMap(([key]) => [...needed(manifest, key)]);
  return new Set(first);
}

/** A part and everything it imports statically, itself included. */
function needed(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key].imports ?? []) needed(manifest, other, seen);
  return seen;
}

function fontsOf(dist) {
  const assets = join(dist, 'assets');
  if (!existsSync(assets)) return [];
  return readdirSync(assets)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => join('assets', name));
}
