import { deviceHeader } from '@candor/api';
import { textFolderOf } from '@candor/messages';
import { createDeviceId } from '#client/device-id.ts';
import { pathOf } from '#client/navigation.ts';
import { createSession } from '#client/session.ts';
import { createSettings } from '#client/settings.ts';
import { bringStorageUpToDate } from '#client/storage-version.ts';
import { browserStorage } from '#client/storage.ts';
import { aliases } from '../aliases.ts';
import { askEarly } from '#client/early-answers.ts';
import { type Wants, wantsId } from './wants.ts';

/* A small script of its own, which runs before the app's code has come. It asks for what the page of the address will need, so
 * that files, texts and answers come beside that code and not after it. */

const storage = browserStorage(() => localStorage);
bringStorageUpToDate(storage);
const { language, theme } = createSettings(storage, navigator.languages).get();
const token = createSession(storage).token();

// Before the first paint, so a light page never flashes dark.
const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset['theme'] = theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme;

const { pages, texts } = JSON.parse(document.getElementById(wantsId)?.textContent ?? '') as Wants;
const path = pathOf(location.hash.slice(1)) || '/';
const page = pages[aliases[path] ?? path] ?? pages['*'];
if (page !== undefined) {
  const folder = textFolderOf(language);
  const links = new DocumentFragment();
  for (const file of [...page.texts.map((part) => texts[`${folder}/${part}`]), ...page.files]) {
    if (file === undefined) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file });
    links.append(link);
  }
  document.head.append(links);
  const headers = { [deviceHeader]: createDeviceId(storage)(), ...(token !== undefined && { Authorization: token }) };
  askEarly(
    page.calls.map((call) => `/api${call}?lang=${language}`),
    headers,
  );
}
