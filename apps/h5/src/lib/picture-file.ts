/** As the server takes pictures (POST /upload). */
const kinds: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
export const pictureBytesMax = 10 * 1024 * 1024;

/**
 * What a file input asks for. Safari hands a HEIC photo over as the first of these kinds, but only while the list neither names
 * HEIC nor says `image/*`: JPEG stands first, and every input has this list.
 */
export const acceptedPictures = kinds.join(',');

export type PictureProblem = 'heic' | 'not_picture' | 'too_large';

type NamedFile = Pick<File, 'name' | 'type' | 'size'>;

/** What can be told of a file before it is sent; the server judges what is in it. */
export function pictureProblem(file: NamedFile): PictureProblem | undefined {
  if (isHeic(file)) return 'heic';
  // Some phones do not say what they hand over.
  if (file.type !== '' && !kinds.includes(file.type)) return 'not_picture';
  return file.size > pictureBytesMax ? 'too_large' : undefined;
}

/** Its name is believed only where nothing else is known: a converted photo may have kept it. */
export function isHeic({ name, type }: Pick<NamedFile, 'name' | 'type'>): boolean {
  return type === '' ? /\.hei[cf]$/i.test(name) : /^image\/hei[cf]/.test(type);
}
