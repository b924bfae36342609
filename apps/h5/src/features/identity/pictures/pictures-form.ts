import type { IdentityDocument, IdentityField, IdentityFailure, IdType } from '@candor/api';
import type { PictureProblem } from '#lib/picture-file.ts';

/** A picture on its way to the server. */
export interface Picture {
  /** Another one for each chosen picture: news about an earlier one come too late. */
  readonly pictureId: number;
  readonly file: Blob;
  readonly state: 'sending' | 'sent' | 'not_sent';
  /** The sent part, in percent. */
  readonly percent: number;
  /** The location at the server; only when it is sent. */
  readonly location?: string;
  /** The reason that it was not sent, in words; only when it was not. */
  readonly because?: string;
}

export interface PicturesForm {
  readonly idType: IdType;
  readonly chosen: Readonly<Partial<Record<IdentityDocument, Picture>>>;
  /** Kind of document of the failed submission, and its correct pictures: they are not required again. */
  readonly kept: { readonly idType: IdType; readonly documents: readonly IdentityDocument[] } | undefined;
}

type PicturesProblem = 'front_missing' | 'page_missing' | 'reverse_missing' | 'sending' | 'not_sent';

/** The texts for files that are not sent. */
export const fileProblemKeys = {
  heic: 'errors.upload_heic',
  not_picture: 'identity.picture.not_picture',
  too_large: 'identity.picture.too_large',
} as const satisfies Record<PictureProblem, string>;

/** Pictures that this kind of document has; a passport has one page with the identity. */
export function documentsOf(idType: IdType): readonly IdentityDocument[] {
  return idType === 'passport' ? ['front', 'selfie'] : ['front', 'reverse', 'selfie'];
}

const documentOf: Readonly<Partial<Record<IdentityField, IdentityDocument>>> = {
  front_pic: 'front',
  reverse_pic: 'reverse',
  selfie_pic: 'selfie',
};

export function picturesFormFrom(idType: IdType, kept: readonly IdentityField[]): PicturesForm {
  const documents = kept.flatMap((field) => documentOf[field] ?? []);
  return { idType, chosen: {}, kept: documents.length === 0 ? undefined : { idType, documents } };
}

export const picturesActions = {
  setIdType: (form: PicturesForm, idType: IdType): PicturesForm => ({ ...form, idType }),
  choose: (form: PicturesForm, document: IdentityDocument, pictureId: number, file: Blob): PicturesForm => ({
    ...form,
    chosen: { ...form.chosen, [document]: { pictureId, file, state: 'sending', percent: 0 } },
  }),
  remove(form: PicturesForm, document: IdentityDocument): PicturesForm {
    const { [document]: _, ...chosen } = form.chosen;
    return { ...form, chosen };
  },
  /** Applies news about a picture; those about a removed or replaced one change nothing. */
  tell(
    form: PicturesForm,
    document: IdentityDocument,
    pictureId: number,
    news: Partial<Omit<Picture, 'pictureId' | 'file'>>,
  ): PicturesForm {
    const picture = form.chosen[document];
    if (picture?.pictureId !== pictureId) return form;
    return { ...form, chosen: { ...form.chosen, [document]: { ...picture, ...news } } };
  },
};

/** True when a picture of the failed submission replaces one that is not chosen. */
export function isKept({ kept, idType, chosen }: PicturesForm, document: IdentityDocument): boolean {
  return kept?.idType === idType && kept.documents.includes(document) && chosen[document] === undefined;
}

/** The first one is above the button. */
export function picturesProblems(form: PicturesForm): readonly PicturesProblem[] {
  const { idType, chosen } = form;
  const isMissing = (document: IdentityDocument) =>
    documentsOf(idType).includes(document) && chosen[document] === undefined && !isKept(form, document);
  const states = documentsOf(idType).map((document) => chosen[document]?.state);
  return [
    ...(isMissing('front') ? [idType === 'passport' ? ('page_missing' as const) : ('front_missing' as const)] : []),
    ...(isMissing('reverse') ? ['reverse_missing' as const] : []),
    ...(states.includes('not_sent') ? ['not_sent' as const] : []),
    ...(states.includes('sending') ? ['sending' as const] : []),
  ];
}

/** The fields of the call; a back that a passport does not have stays here. */
export function picturesInput({ idType, chosen }: PicturesForm) {
  const documents = documentsOf(idType);
  const at = (document: IdentityDocument) => (documents.includes(document) ? chosen[document]?.location : undefined);
  return {
    realType: 'pictures' as const,
    idType,
    frontPic: at('front'),
    reversePic: at('reverse'),
    selfiePic: at('selfie'),
  };
}

/** The reviewer's finding about a picture. */
export function failureOf(
  failures: readonly IdentityFailure[],
  document: IdentityDocument,
): IdentityFailure | undefined {
  return failures.find(({ field }) => documentOf[field] === document);
}
