import type { DepositAddress } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { Note } from '#ui/Note.tsx';
import { ClaimSection } from '../claim/ClaimSection.tsx';
import { AddressCard } from './AddressCard.tsx';
import { BankCard } from './BankCard.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { HandNote } from './HandNote.tsx';
import { PracticePayment } from './PracticePayment.tsx';

/** The place to pay to, the terms, and the next step. */
export function Place({ place }: { readonly place: DepositAddress }) {
  const t = useMessages();
  const { rail, address, bank, reference, needsClaim, isPracticePaid } = place;
  return (
    <>
      {address !== undefined && (
        <AddressCard rail={rail} address={address} qrText={place.qrText ?? address} isOwn={!needsClaim} />
      )}
      {bank !== undefined && <BankCard bank={bank} reference={reference} />}
      <DepositFacts rail={rail} />
      {address !== undefined && (
        <Note tone="warn">{t('deposit.warning', { asset: rail.code, network: rail.network })}</Note>
      )}
      {needsClaim && <HandNote rail={rail} />}
      {isPracticePaid && <PracticePayment rail={rail} />}
      {needsClaim && <ClaimSection rail={rail} />}
    </>
  );
}
