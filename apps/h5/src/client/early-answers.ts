import { newTokenHeader } from '@candor/api';

interface Asked {
  readonly answer: Promise<Response>;
  /** Its content, once it has come whole. */
  body?: unknown;
}

declare global {
  /** Calls that were made before the app's code was there, by their addresses. */
  var askedEarly: Map<string, Asked> | undefined;
}

export function askEarly(urls: readonly string[], headers: Readonly<Record<string, string>>): void {
  globalThis.askedEarly = new Map(
    urls.map((url) => {
      const asked: Asked = { answer: fetch(url, { headers }).then(withoutDate) };
      // A failure is told to the call that takes the answer.
      asked.answer.then(bodyOf).then(
        (body) => (asked.body = body),
        () => undefined,
      );
      return [url, asked];
    }),
  );
}

/** The answer to a call that was made early; each is given once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  return take(url)?.answer;
}

/** The content of that answer, if it is here: a page that has it is drawn with it at once, and not first without. */
export function takeEarlyBody(url: string): unknown {
  return globalThis.askedEarly?.get(url)?.body === undefined ? undefined : take(url)?.body;
}

function take(url: string): Asked | undefined {
  const asked = globalThis.askedEarly?.get(url);
  globalThis.askedEarly?.delete(url);
  return asked;
}

/** Only a plain answer: all others need the care of a call. */
async function bodyOf(answer: Response): Promise<unknown> {
  return answer.status === 200 && !answer.headers.has(newTokenHeader) ? answer.clone().json() : undefined;
}

/** The app sets its clock by the date of an answer that it has waited for, and for this one it has not. */
function withoutDate(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete('date');
  return new Response(answer.body, { status: answer.status, headers });
}
