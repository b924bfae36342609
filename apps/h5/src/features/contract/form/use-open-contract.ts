import { listContractTickets, openContract } from '@candor/api';
import { type Command, useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';

/** Sends an order once, announces that it waits or fills at the next tick, and leaves refusals to be shown in place. */
export function useOpenContract(isMarket: boolean, onOpened: () => void): Command<typeof openContract> {
  const t = useMessages();
  return useCommand(openContract, {
    invalidates: [listContractTickets],
    onFailed: () => true,
    onDone: () => {
      toast('success', isMarket ? t('contract.notices.sent') : t('notices.orderPlaced'));
      onOpened();
    },
  });
}
