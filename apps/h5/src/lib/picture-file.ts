/** As the server takes pictures (POST /upload). */
const kinds: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
export const pictureBytesMax = 10 * 1024 * 1024;

/**
 * The `accept` list of a file input. Safari hands a HEIC photo over as the first of these kinds, but only while the
 * list contains neither HEIC nor `image/*`: JPEG comes first, and every input has this list.
 */
export const acceptedPictures = kinds.join(',');

export type PictureProblem = 'heic' | 'not_picture' | 'too_large';

type NamedFile = Pick<File, 'name' | 'type' | 'size'>;

/** The fault of a file that is visible before it is sent; the server judges its content. */
export function pictureProblem(file: NamedFile): PictureProblem | undefined {
  if (isHeic(file)) return 'heic';
  // Some phones do not name the type of their files.
  if (file.type !== '' && !kinds.includes(file.type)) return 'not_picture';
  return file.size > pictureBytesMax ? 'too_large' : undefined;
}

/** Its name is believed only where nothing else is known: a converted photo may have kept it. */
export function isHeic({ name, type }: Pick<NamedFile, 'name' | 'type'>): boolean {
  return type === '' ? /\.hei[cf]$/i.test(name) : /^image\/hei[cf]/.test(type);
}
