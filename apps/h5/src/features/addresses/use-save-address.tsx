import { type AddressRow, addressSubject, type CallError, listAddresses, type RailRow, saveAddress } from '@candor/api';
import { type ReactNode, useState } from 'react';
import { useUpload } from '#hooks/use-upload.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AddressGroups } from './AddressGroups.tsx';
import { StepUpSheet } from '#features/safety/step-up/StepUpSheet.tsx';
import { useProvenCommand } from '#features/safety/step-up/use-proven-command.ts';

interface NewAddress {
  readonly rail: RailRow;
  readonly label: string;
  /** In its canonical spelling. */
  readonly address: string;
  /** Of its QR code, where there is one: the server reads it again. */
  readonly picture?: Blob;
}

interface SaveAddress {
  /** Sends the picture, if there is one, then asks for the proof. */
  readonly begin: (address: NewAddress) => Promise<void>;
  readonly isBusy: boolean;
  readonly error: CallError | undefined;
  readonly clearError: () => void;
  /** The sheet that asks for the proof; to be rendered in the page. */
  readonly sheet: ReactNode;
}

/** Books an address: its picture, its proof, its call. */
export function useSaveAddress(onSaved: (row: AddressRow) => void): SaveAddress {
  const t = useMessages();
  const uploading = useUpload('qr');
  const [pending, setPending] = useState<NewAddress & { readonly qrUpload: string | undefined }>();
  const [isProving, setIsProving] = useState(false);
  const command = useProvenCommand(saveAddress, {
    keptIn: 'memory',
    invalidates: [listAddresses],
    onFailed: () => true,
    onDone: onSaved,
  });
  async function begin(address: NewAddress): Promise<void> {
    command.clearError();
    const { picture } = address;
    const qrUpload = picture === undefined ? undefined : await uploading.upload(picture);
    if (picture !== undefined && qrUpload === undefined) return;
    setPending({ ...address, qrUpload });
    setIsProving(true);
  }
  const sheet = pending !== undefined && (
    <StepUpSheet
      isOpen={isProving}
      onClose={() => setIsProving(false)}
      action="address_add"
      subject={addressSubject({ railId: pending.rail.railId, address: pending.address })}
      summary={
        <>
          <p className="flex justify-between gap-3 pb-1 text-14">
            <span className="truncate font-semibold">{pending.label}</span>
            <span className="shrink-0 text-fg-2">
              {pending.rail.code} · {pending.rail.network}
            </span>
          </p>
          <AddressGroups address={pending.address} />
        </>
      }
      confirmText={t('addresses.confirmAdd', { label: pending.label })}
      onProven={(proof) => {
        const { rail, label, address, qrUpload } = pending;
        const given = { assetId: rail.assetId, railId: rail.railId, label, address };
        return command.run(qrUpload === undefined ? given : { ...given, qrUpload }, proof);
      }}
    />
  );
  return {
    begin,
    isBusy: uploading.isBusy || command.isBusy,
    error: uploading.error ?? command.error,
    clearError() {
      uploading.clearError();
      command.clearError();
    },
    sheet,
  };
}
