import { type CloseChoice, closeContracts, listContractTickets } from '@candor/api';
import { atomsToText } from '@candor/money';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { choiceOutcomes } from '#features/position-model/close-choices.ts';
import { useLivePicture } from '#features/position-model/use-live-picture.ts';

export interface CloseAllScope {
  /** Of this market only; absent: of all. */
  readonly pairId: number | undefined;
  readonly symbol: string | undefined;
}

interface CloseAllSheetProps extends CloseAllScope {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The tickets, their number, and the result of closing them now: all shown before the confirmation. */
export function CloseAllSheet({ isOpen, onClose, ...which }: CloseAllSheetProps) {
  const t = useMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contract.closeAll.title')}>
      {isOpen && <Choices {...which} onClose={onClose} />}
    </Sheet>
  );
}

function Choices({ pairId, symbol, onClose }: CloseAllScope & { readonly onClose: () => void }) {
  const t = useMessages();
  const format = useFormat();
  const picture = useLivePicture();
  const [asked, setAsked] = useState<CloseChoice>();
  const closeMany = useCommand(closeContracts, {
    invalidates: [listContractTickets],
    onDone: ({ ticketIds }) => {
      setAsked(undefined);
      toast('success', t('contract.closeAll.done', { count: ticketIds.length }));
      onClose();
    },
  });
  if (picture === undefined) return null;
  const { code, scale } = picture.account;
  const outcomes = choiceOutcomes(
    picture.open.filter(({ ticket }) => pairId === undefined || ticket.pairId === pairId),
  );
  const chosen = outcomes.find(({ choice }) => choice === asked);
  return (
    <>
      <p className="flex justify-end pb-1 text-12 text-fg-3">{t('contract.closeAll.estimate')}</p>
      <ul>
        {outcomes.map(({ choice, count, total }) => (
          <li key={choice}>
            <button
              type="button"
              disabled={count === 0}
              onClick={() => setAsked(choice)}
              className="press flex min-h-14 w-full items-center gap-3 text-left outline-offset-[-2px] disabled:opacity-50"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-15 font-medium">{t(`contract.closeChoices.${choice}`)}</span>
                <span className="block text-12 text-fg-3">{t('contract.closeAll.count', { count })}</span>
              </span>
              <AmountText
                value={atomsToText(total, scale)}
                decimals={2}
                unit={code}
                isChange
                className="text-15 font-semibold"
              />
            </button>
          </li>
        ))}
      </ul>
      <AlertDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('contract.closeAll.question', { count: chosen?.count ?? 0 })}
        confirmText={t('contract.closeAll.do')}
        onConfirm={() => {
          if (asked !== undefined) void closeMany.run({ choice: asked, ...(symbol === undefined ? {} : { symbol }) });
        }}
        isBusy={closeMany.isBusy}
        isDestructive
      >
        {t('contract.closeAll.text', {
          total: format.gain(chosen && atomsToText(chosen.total, scale), 2),
          asset: code,
        })}
      </AlertDialog>
    </>
  );
}
