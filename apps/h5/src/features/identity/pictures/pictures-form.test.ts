import type { IdentityDocument } from '@candor/api';
import { expect, test } from 'vitest';
import {
  isKept,
  picturesActions,
  type PicturesForm,
  picturesFormFrom,
  picturesInput,
  picturesProblems,
} from './pictures-form.ts';

const file = new Blob(['a picture'], { type: 'image/png' });
const none = picturesFormFrom('id_card', []);
const as = picturesActions.setIdType;
const sent = (form: PicturesForm, document: IdentityDocument, pictureId: number) =>
  picturesActions.tell(picturesActions.choose(form, document, pictureId, file), document, pictureId, {
    state: 'sent',
    percent: 100,
    location: `upload:${document}`,
  });
const both = sent(sent(none, 'front', 1), 'reverse', 2);

test('both sides are needed, but of a passport one page', () => {
  expect(picturesProblems(none)).toEqual(['front_missing', 'reverse_missing']);
  expect(picturesProblems(as(none, 'passport'))).toEqual(['page_missing']);
  expect(picturesProblems(as(both, 'driver_licence'))).toEqual([]);
  expect(picturesProblems(as(sent(none, 'front', 1), 'passport'))).toEqual([]);
});

test('a picture that has not arrived yet, or never did, is a problem', () => {
  const sending = picturesActions.choose(both, 'selfie', 3, file);
  expect(picturesProblems(sending)).toEqual(['sending']);
  const lost = picturesActions.tell(sending, 'selfie', 3, { state: 'not_sent', because: 'no network' });
  expect(picturesProblems(lost)).toEqual(['not_sent']);
  expect(picturesProblems(picturesActions.remove(lost, 'selfie'))).toEqual([]);
});

test('news of a picture that was replaced is too late', () => {
  const replaced = picturesActions.choose(both, 'front', 9, file);
  expect(picturesActions.tell(replaced, 'front', 1, { state: 'sent', location: 'upload:old' })).toBe(replaced);
});

test('a passport is submitted without the back that was taken before', () => {
  expect(picturesInput(as(both, 'passport')).reversePic).toBeUndefined();
  expect(picturesInput(both)).toMatchObject({ frontPic: 'upload:front', reversePic: 'upload:reverse' });
});

test('correct pictures are kept, for the same kind of document', () => {
  const again = picturesFormFrom('id_card', ['reverse_pic', 'selfie_pic']);
  expect(picturesProblems(again)).toEqual(['front_missing']);
  expect(picturesProblems(sent(again, 'front', 1))).toEqual([]);
  expect(picturesProblems(as(again, 'driver_licence'))).toEqual(['front_missing', 'reverse_missing']);
  expect(isKept(again, 'reverse')).toBe(true);
  expect(isKept(sent(again, 'reverse', 1), 'reverse')).toBe(false);
});
