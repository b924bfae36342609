import { knock } from '#lib/haptics.ts';

/** Puts a text on the clipboard; false where the browser refuses (embedded views, pages without https). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyBySelection(text)) return false;
  }
  knock();
  return true;
}

/** Without https there is no clipboard to write to, but a selection can still be copied. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
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
