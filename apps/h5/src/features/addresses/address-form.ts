import { type AddressCheck, type AddressProblem, checkAddress, checkPaymentCode } from '@candor/chain/addresses';
import type { RailRow } from '@candor/api';
import { labelProblem } from './label-rules.ts';

/** `picture` is absent until one with a code in it was chosen. */
export interface AddressForm {
  readonly railId: number | undefined;
  readonly label: string;
  readonly address: string;
  readonly isAddressLeft: boolean;
  readonly picture: ReadPicture | undefined;
}

/** A picture of a QR code, with the text of the code. */
export interface ReadPicture {
  readonly file: Blob;
  readonly text: string;
}

export type PictureState =
  | { readonly kind: 'none' }
  /** It contains no address of this network. */
  | { readonly kind: 'useless' }
  /** It has another address than the field. */
  | { readonly kind: 'differs'; readonly address: string }
  | { readonly kind: 'matches' };

/** In the order in which they are shown. */
export type AddressFormProblem =
  | 'label_missing'
  | 'label_too_long'
  | 'address_missing'
  | 'address_wrong'
  | 'picture_missing'
  | 'picture_useless'
  | 'picture_differs';

export const initialAddressForm: AddressForm = {
  railId: undefined,
  label: '',
  address: '',
  isAddressLeft: false,
  picture: undefined,
};

export const addressActions = {
  chooseRail: (form: AddressForm, railId: number): AddressForm => ({ ...form, railId }),
  setLabel: (form: AddressForm, label: string): AddressForm => ({ ...form, label }),
  type: (form: AddressForm, address: string): AddressForm => ({ ...form, address, isAddressLeft: false }),
  leave: (form: AddressForm): AddressForm => ({ ...form, isAddressLeft: form.address.trim() !== '' }),
  takeCode: (form: AddressForm, network: string, text: string): AddressForm => {
    const check = checkPaymentCode(network, text);
    return { ...form, address: check.ok ? check.address : text.trim(), isAddressLeft: true };
  },
  /** An empty field is filled from the picture; one that was filled in is compared with it. */
  choosePicture: (form: AddressForm, network: string, picture: ReadPicture): AddressForm => {
    const check = checkPaymentCode(network, picture.text);
    if (!check.ok || form.address.trim() !== '') return { ...form, picture };
    return { ...form, picture, address: check.address, isAddressLeft: true };
  },
};

export function addressCheckOf(form: AddressForm, rail: RailRow): AddressCheck | undefined {
  return form.address.trim() === '' ? undefined : checkAddress(rail.network, form.address);
}

/** The fault of the address, once its field was left. */
export function addressTrouble(form: AddressForm, rail: RailRow): AddressProblem | undefined {
  const check = addressCheckOf(form, rail);
  return check === undefined || check.ok || !form.isAddressLeft ? undefined : check.problem;
}

export function pictureStateOf(form: AddressForm, rail: RailRow): PictureState {
  if (form.picture === undefined) return { kind: 'none' };
  const said = checkPaymentCode(rail.network, form.picture.text);
  if (!said.ok) return { kind: 'useless' };
  const typed = addressCheckOf(form, rail);
  return typed?.ok && typed.address === said.address ? { kind: 'matches' } : { kind: 'differs', address: said.address };
}

export function addressFormProblems(form: AddressForm, rail: RailRow): readonly AddressFormProblem[] {
  const label = labelProblem(form.label);
  const check = addressCheckOf(form, rail);
  const picture = pictureStateOf(form, rail).kind;
  return [
    ...(label === undefined ? [] : [`label_${label}` as const]),
    ...(check === undefined ? (['address_missing'] as const) : check.ok ? [] : (['address_wrong'] as const)),
    ...(picture === 'none'
      ? (['picture_missing'] as const)
      : picture === 'matches'
        ? []
        : [`picture_${picture}` as const]),
  ];
}
