import { deviceHeader } from '@candor/api';
import { textFolderOf } from '@candor/messages';
import { createDeviceId } from '#client/device-id.ts';
import { firstVisitMark, isFirstVisit } from '#client/first-visit.ts';
import { pathOf } from '#client/navigation.ts';
import { createSession } from '#client/session.ts';
import { createSettings } from '#client/settings.ts';
import { bringStorageUpToDate } from '#client/storage-version.ts';
import { browserStorage } from '#client/storage.ts';
import { aliases } from '../aliases.ts';
import { askEarly } from '#client/early-answers.ts';
import { drawShape, wordsOf } from './draw-shape.ts';
import { shapeFile, shapeId, type ShapeMode, type ShapeNode } from './shape.ts';
import { type PageWants, type Wants, wantsId } from './wants.ts';

/* A small script of its own, which runs before the app's code has come. It asks for what the page of the address will need, so
 * that files, texts and answers come beside that code and not after it. */

/** The longest wait for a shape; on a slow network the app's code takes longer to come. */
const shapeMsMax = 500;
const frameMsMax = 100;
const begunAtOnce = 4;

const storage = browserStorage(() => localStorage);
bringStorageUpToDate(storage);
const { language, theme } = createSettings(storage, navigator.languages).get();
const token = createSession(storage).token();

// Before the first paint, so a light page never flashes dark.
const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset['theme'] = theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme;

const { entry, pages, shapes, texts } = JSON.parse(document.getElementById(wantsId)?.textContent ?? '') as Wants;
const hash = pathOf(location.hash.slice(1)) || '/';
const path = aliases[hash] ?? hash;
const page = pages[path];
const folder = textFolderOf(language);
const hasShape = page !== undefined && token === undefined;
const shown = hasShape ? showShape(shapes + shapeFile(path, folder, modeOfSite())) : Promise.resolve();
void begin();

/** The app's code fills a slow network and keeps a slow phone busy: what there is to see comes, and is painted, before it. */
async function begin(): Promise<void> {
  await Promise.race([shown.catch(() => undefined), pause(shapeMsMax)]);
  // No frame comes while the page is behind another.
  await Promise.race([new Promise((done) => requestAnimationFrame(() => setTimeout(done))), pause(frameMsMax)]);
  await askFor(page ?? pages['*']);
  await import(/* @vite-ignore */ entry);
}

function pause(ms = 0): Promise<unknown> {
  return new Promise((done) => setTimeout(done, ms));
}

/** Each request takes a slow phone some milliseconds to begin: a few make a task, files first and then answers. */
async function askFor(wanted: PageWants | undefined): Promise<void> {
  if (wanted === undefined) return;
  const files = [...wanted.texts.map((part) => texts[`${folder}/${part}`]), ...wanted.files].filter(
    (file) => file !== undefined,
  );
  for (let from = 0; from < files.length; from += begunAtOnce) {
    for (const href of files.slice(from, from + begunAtOnce)) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
      document.head.append(link);
    }
    await pause();
  }
  const headers = { [deviceHeader]: createDeviceId(storage)(), ...(token !== undefined && { Authorization: token }) };
  const calls = wanted.calls.map((call) => `/api${call}?lang=${language}`);
  askEarly(calls, headers);
  await pause();
}

/** Puts the page's shape in place of the logo, in its own font, unless the app is faster. */
async function showShape(file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) return;
  const shape = (await answer.json()) as ShapeNode;
  await document.fonts.load('1rem "Hanken Grotesk Variable"', wordsOf(shape));
  const place = document.getElementById(shapeId);
  place?.replaceChildren(drawShape(shape, { without: isFirstVisit(storage) ? undefined : firstVisitMark }));
  place?.setAttribute('data-drawn', '');
}

/** The gateway names it in a header of the page; a page out of the service worker's store has none. */
function modeOfSite(): ShapeMode {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const mode = page?.serverTiming.find(({ name }) => name === 'mode')?.description;
  return mode === 'practice' || mode === 'live' ? mode : 'unknown';
}
