/**
 * A `fetch` that reports the sent part of the body, which the browser's own cannot. Fails as that one does: a
 * `TypeError` when there is no answer, the signal's reason when it was given up.
 */
export function fetchTelling(onProgress: (percent: number) => void): typeof fetch {
  return (address, { method = 'GET', headers, signal, body = null } = {}) =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        request.abort();
        reject(signal?.reason as Error);
      };
      if (signal?.aborted) return reject(signal.reason as Error);
      const request = new XMLHttpRequest();
      request.open(method, address instanceof Request ? address.url : address);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
      });
      request.addEventListener('load', () => resolve(answerOf(request)));
      request.addEventListener('error', () => reject(new TypeError('no answer')));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp));
      signal?.addEventListener('abort', giveUp);
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

/** With the one header that is read of an answer: the server's time. */
function answerOf(request: XMLHttpRequest): Response {
  const date = request.getResponseHeader('date');
  return new Response(request.responseText, { status: request.status, ...(date !== null && { headers: { date } }) });
}
