import { copyText as toClipboard } from '@candor/kit';
import { knock } from '#lib/haptics.ts';

/** Puts a text on the clipboard, with a knock when it is there; false where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  const isCopied = await toClipboard(text);
  if (isCopied) knock();
  return isCopied;
}

type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Shares by the device's own sheet, or copies the link where there is none. */
export async function sharePage(title: string, url: string): Promise<Shared> {
  if (navigator.share !== undefined) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed';
}

/** The address of a page of the app, for others to open. */
export function pageUrl(href: string): string {
  return `${location.origin}${import.meta.env.BASE_URL}#${href}`;
}
