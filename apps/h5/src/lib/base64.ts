/** A file that came inside an answer. */
export function blobOf(base64: string, mediaType: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: mediaType });
}
