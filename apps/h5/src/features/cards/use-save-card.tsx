import {
  type CallError,
  type CardSubject,
  cardSubject,
  listDomesticCards,
  listInternationalCards,
  type RailRow,
  saveDomesticCard,
  saveInternationalCard,
  type StepUpProof,
} from '@candor/api';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Fact, Facts } from '#ui/Fact.tsx';
import { StepUpSheet } from '#features/safety/step-up/StepUpSheet.tsx';
import { useProvenCommand } from '#features/safety/step-up/use-proven-command.ts';
import { type CardForm, type CardKind, trimmedCard } from './card-form.ts';

interface SaveCard {
  readonly begin: (rail: RailRow, form: CardForm) => void;
  readonly isBusy: boolean;
  readonly error: CallError | undefined;
  readonly clearError: () => void;
  /** The sheet that asks for the proof; to be rendered in the page. */
  readonly sheet: ReactNode;
}

/** Binds a card: a place that money can go to, so it is proven like an address. */
export function useSaveCard(kind: CardKind, onSaved: () => void): SaveCard {
  const t = useMessages();
  const [pending, setPending] = useState<Pending>();
  const [isProving, setIsProving] = useState(false);
  const shared = { keptIn: 'memory', onFailed: () => true, onDone: onSaved } as const;
  const domestic = useProvenCommand(saveDomesticCard, { ...shared, invalidates: [listDomesticCards] });
  const international = useProvenCommand(saveInternationalCard, { ...shared, invalidates: [listInternationalCards] });
  const command = kind === 'domestic' ? domestic : international;
  function save({ rail, card }: Pending, proof: StepUpProof): Promise<CallError | undefined> {
    if (kind === 'domestic') return domestic.run(domesticCard(rail, card), proof);
    return international.run(internationalCard(rail, card), proof);
  }
  return {
    begin(rail, form) {
      command.clearError();
      setPending({ rail, card: trimmedCard(form) });
      setIsProving(true);
    },
    isBusy: command.isBusy,
    error: command.error,
    clearError: command.clearError,
    sheet: pending !== undefined && (
      <StepUpSheet
        isOpen={isProving}
        onClose={() => setIsProving(false)}
        action="address_add"
        subject={cardSubject(cardOf(kind, pending))}
        summary={
          <Facts>
            <Fact label={t('cards.bankName')}>{pending.card.bankName}</Fact>
            <Fact label={t(kind === 'domestic' ? 'cards.account' : 'cards.accountInternational')}>
              {pending.card.account}
            </Fact>
            <Fact label={t('cards.holder')}>{pending.card.holder}</Fact>
          </Facts>
        }
        confirmText={t('cards.save')}
        onProven={(proof) => save(pending, proof)}
      />
    ),
  };
}

interface Pending {
  readonly rail: RailRow;
  readonly card: CardForm;
}

/** The card in the form that is proven and sent. */
function cardOf(kind: CardKind, { rail, card }: Pending): CardSubject {
  return kind === 'domestic' ? domesticCard(rail, card) : internationalCard(rail, card);
}

function domesticCard(rail: RailRow, { holder, account, bankName, branch, place, phone }: CardForm) {
  return { railId: rail.railId, holder, account, bankName, place, phone, branch };
}

function internationalCard(rail: RailRow, card: CardForm) {
  const { holder, account, bankName, place, phone, swiftCode, abaNumber, holderAddress } = card;
  const codes = { swiftCode, holderAddress, ...(abaNumber !== '' && { abaNumber }) };
  return { railId: rail.railId, holder, account, bankName, place, phone, ...codes };
}
