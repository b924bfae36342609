import type { FromPreview, ToPreview } from '@candor/api';

export type Shown = Extract<ToPreview, { readonly preview: 'show' }>;

const waiting = new Map<number, (answer: string) => void>();
let lastId = 0;

/** True in a frame of a page of this origin. Anywhere else nothing is shown, so that nobody can take it for the app. */
export function isInConsole(): boolean {
  try {
    return window.parent !== window && window.parent.location.origin === location.origin;
  } catch {
    return false;
  }
}

/** Listens to the console alone, and tells it that it may begin. */
export function listen(onShow: (shown: Shown) => void): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<ToPreview>) => {
    if (origin !== location.origin || source !== window.parent) return;
    if (data.preview === 'show') onShow(data);
    if (data.preview === 'answer') {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    }
  });
  tell({ preview: 'ready' });
}

/** Makes calls of the app by way of the console. One that has no answer there stays under way, as on a slow network. */
export const fetchFromConsole: typeof fetch = async (address, { body } = {}) => {
  const [path = '', query = ''] = (address instanceof Request ? address.url : `${address}`)
    .slice('/api'.length)
    .split('?');
  const id = ++lastId;
  const answer = await new Promise<string>((resolve) => {
    waiting.set(id, resolve);
    tell({ preview: 'ask', id, asked: path, input: body instanceof URLSearchParams ? `${body}` : query });
  });
  return new Response(answer, { headers: { 'content-type': 'application/json' } });
};

function tell(message: FromPreview): void {
  window.parent.postMessage(message, location.origin);
}
