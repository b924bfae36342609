import { expect, test } from 'vitest';
import { acceptedPictures, pictureBytesMax, pictureProblem } from './picture-file.ts';

test.each([
  ['photo.jpg', 'image/jpeg', pictureBytesMax, undefined],
  ['photo.jpg', 'image/jpeg', pictureBytesMax + 1, 'too_large'],
  ['photo.avif', 'image/avif', 10, undefined],
  ['slip.pdf', 'application/pdf', 10, 'not_picture'],
  ['scan.tiff', 'image/tiff', 10, 'not_picture'],
  ['IMG_1.HEIC', 'image/heic', 10, 'heic'],
  ['live', 'image/heif-sequence', 10, 'heic'],
  ['IMG_1.HEIC', '', 10, 'heic'],
  // Converted by the phone, under its old name.
  ['IMG_1.HEIC', 'image/jpeg', 10, undefined],
  // A phone that does not name the type of its file: the server looks.
  ['1000012345', '', 10, undefined],
  ['1000012345', '', pictureBytesMax + 1, 'too_large'],
] as const)('%s of %j with %d bytes is %s', (name, type, size, problem) => {
  expect(pictureProblem({ name, type, size })).toBe(problem);
});

test('a list of kinds that makes Safari convert: JPEG first, no HEIC, nothing that includes it', () => {
  expect(acceptedPictures).toMatch(/^image\/jpeg,/);
  expect(acceptedPictures).not.toMatch(/hei[cf]|\*/);
});
