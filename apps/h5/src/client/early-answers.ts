type Asked = Map<string, Promise<Response>>;

declare global {
  /** Calls that were made before the app's code was there, by their addresses. */
  var askedEarly: Asked | undefined;
}

export function askEarly(urls: readonly string[], headers: Readonly<Record<string, string>>): void {
  globalThis.askedEarly = new Map(
    urls.map((url) => {
      const answer = fetch(url, { headers }).then(withoutDate);
      // A failure is told to the call that takes the answer.
      answer.catch(() => undefined);
      return [url, answer];
    }),
  );
}

/** The answer to a call that was made early; each is given once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = globalThis.askedEarly?.get(url);
  globalThis.askedEarly?.delete(url);
  return answer;
}

/** The app sets its clock by the date of an answer that it has waited for, and for this one it has not. */
function withoutDate(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete('date');
  return new Response(answer.body, { status: answer.status, headers });
}
