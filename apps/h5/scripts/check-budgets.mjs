import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * Compares what a build weighs with what we allow (tools/checks/budgets.mjs). Prints every file it looked at, and fails
 * when there is nothing to look at.
 */
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const kib = 1024;
const budgets = { entry: 140 * kib, route: 50 * kib, chart: 56 * kib, language: 15 * kib, fonts: 45 * kib };

const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));
const zipped = (file) => gzipSync(readFileSync(dist + file)).length;
const chunks = Object.values(manifest).filter((chunk) => chunk.file.endsWith('.js'));

/** A chunk and all it needs at once. */
function withStaticImports(chunk, found = new Set()) {
  found.add(chunk.file);
  for (const key of chunk.imports ?? []) if (!found.has(manifest[key].file)) withStaticImports(manifest[key], found);
  return found;
}

const entry = chunks.find((chunk) => chunk.isEntry);
const entryFiles = entry === undefined ? new Set() : withStaticImports(entry);
const sum = (files) => [...files].reduce((total, file) => total + zipped(file), 0);

const rows = [{ what: `entry (${entryFiles.size} files)`, size: sum(entryFiles), budget: budgets.entry }];
let partsOfTexts = 0;
for (const chunk of chunks.filter((chunk) => chunk.isDynamicEntry)) {
  const texts = /messages\/src\/(\w+(?:\/\w+)?)\/index\.ts$/.exec(chunk.src ?? '')?.[1];
  if (texts !== undefined) partsOfTexts += 1;
  const own = [...withStaticImports(chunk)].filter((file) => !entryFiles.has(file));
  const isChart = chunk.src?.endsWith('/CandleChart.tsx') === true;
  const budget = texts !== undefined ? budgets.language : isChart ? budgets.chart : budgets.route;
  const what = texts === undefined ? chunk.file : `texts ${texts}`;
  rows.push({ what, size: sum(own), budget });
}
const fonts = readdirSync(`${dist}assets`).filter((file) => file.endsWith('.woff2'));
const fontBytes = fonts.reduce((total, file) => total + readFileSync(`${dist}assets/${file}`).length, 0);
rows.push({ what: `fonts (${fonts.length} files)`, size: fontBytes, budget: budgets.fonts });

let tooHeavy = 0;
for (const { what, size, budget } of rows) {
  const isOver = size > budget;
  if (isOver) tooHeavy += 1;
  console.log(`${isOver ? 'OVER' : 'ok  '} ${(size / kib).toFixed(1).padStart(7)} of ${budget / kib} KiB  ${what}`);
}
const lookedAt = chunks.length + fonts.length;
console.log(`budgets: looked at ${lookedAt} files, ${tooHeavy} over budget`);
// The base and three parts in three languages: fewer means that texts got into another chunk.
const hasAllTexts = partsOfTexts === 12;
if (!hasAllTexts) console.log(`budgets: ${partsOfTexts} chunks of texts, not 12`);
if (tooHeavy > 0 || !hasAllTexts || entry === undefined || fonts.length === 0) process.exitCode = 1;
