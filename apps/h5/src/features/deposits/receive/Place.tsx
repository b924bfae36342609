import type { DepositAddress, RailRow } from '@candor/api';
import { Note } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { ClaimSection } from '../claim/ClaimSection.tsx';
import { AddressCard } from './AddressCard.tsx';
import { BankCard } from './BankCard.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { PracticePayment } from './PracticePayment.tsx';
import { useSite } from '#hooks/use-site.ts';

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

/** States plainly that people do it, and how long they take. */
function HandNote({ rail }: { readonly rail: RailRow }) {
  const t = useMessages();
  const isPractice = useSite()?.mode === 'practice';
  return (
    <Note title={t('deposit.handTitle')}>
      <p>{rail.kind === 'bank' ? t('deposit.bankHandText') : t('deposit.handText', { network: rail.network })}</p>
      <p className="mt-1">{t(isPractice ? 'deposit.handTimePractice' : 'deposit.handTime')}</p>
    </Note>
  );
}
